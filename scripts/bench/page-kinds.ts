/** One page of each kind, as `npm run lighthouse` and `npm run bench -- --rows` measure them. */
export const pageKinds = [
  '/',
  '/resources',
  '/worship-hub',
  '/all-tools',
  '/all-workflows',
  '/tools/chatgpt',
  '/workflows/weekly-email-newsletter',
  '/llm-guide',
  '/comparison/LLMs',
  '/image-hub?tab=comparison',
  '/policy-examples',
  '/research',
  '/submission',
  '/search?q=sermon',
];
