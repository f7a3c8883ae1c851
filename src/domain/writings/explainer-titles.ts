/** Headings of the explainers (content/explainers/). */
export const explainerTitles = {
  llm: 'What is a Large Language Model?',
  image: 'What is an AI Image Model?',
  video: 'What is an AI Video Model?',
} as const;

/** Name of an explainer's text. */
export type ExplainerName = keyof typeof explainerTitles;
