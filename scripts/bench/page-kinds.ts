/** One page of each kind, as measured by `npm run lighthouse` and `npm run bench -- --rows`. */
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
