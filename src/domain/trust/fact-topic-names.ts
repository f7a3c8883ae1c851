/** The topics of facts, in the order of a tool's card. Separate from their words: every page's script has these names. */
export const factTopicNames = [
  'training',
  'retention',
  'age',
  'request',
  'use',
  'review',
  'sharing',
  'access',
  'location',
  'agreement',
  'ownership',
  'leaving',
  'consent',
  'children',
  'output',
  'price',
  'discount',
  'languages',
  'status',
] as const;

export type FactTopic = (typeof factTopicNames)[number];
