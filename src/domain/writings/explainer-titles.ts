/** How the explainers are headed (content/explainers/). */
export const explainerTitles = {
  llm: 'What is a Large Language Model?',
  image: 'What is an AI Image Model?',
  video: 'What is an AI Video Model?',
} as const;

/** What an explainer is called, in the names of its text and of its document. */
export type ExplainerName = keyof typeof explainerTitles;
