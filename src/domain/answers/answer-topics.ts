/** Topics that group answers, in the order of /answers. */
export const answerTopics = [
  'Safety and crises',
  'What may be entered',
  'AI in programs you have',
  'Meetings and recording',
  'Children and teens',
  'Preaching and honesty',
  'Pictures, songs and copyright',
  'Law and data protection',
  'Money and discounts',
  'Translation and languages',
  'Starting out',
] as const;

export type AnswerTopic = (typeof answerTopics)[number];

/** Statuses of an answer. A hidden one was taken down: it is on no page, and its address returns 410. */
export const answerStatuses = ['active', 'hidden'] as const;
