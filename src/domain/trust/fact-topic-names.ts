/** What facts are about, in the order of a tool's card. Apart from its words: every page's script has these names. */
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
