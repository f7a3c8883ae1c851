/** The headings of the explainers (content/explainers/). */
export const explainerTitles = {
  llm: 'What is a Large Language Model?',
  image: 'What is an AI Image Model?',
  video: 'What is an AI Video Model?',
} as const;

/** The title of an explainer, by the name of its text or of its document. */
export type ExplainerName = keyof typeof explainerTitles;
