// The fixed choices and limits of the suggestion, apart from its schema: the page needs these without the validator.

/** What may be suggested; the first is the default (spec, section 9). */
export const suggestionTypes = ['workflow', 'tool'] as const;
/** The form's categories in the order of the spec, section 9; tests hold them to the `formName`s of content/categories.yaml. */
export const suggestionCategories = [
  'Bible Study',
  'Worship',
  'Communication',
  'Church Management',
  'Research',
  'Image Generator',
  'Video Generator',
  'LLM',
  'Marketing',
  'Distribution',
  'Translation',
  'Finance & Giving',
  'Analytics',
  'Training & Ethics',
] as const;
export const suggestionPricings = ['Free', 'Freemium', 'Paid', 'Enterprise'] as const;
/** 'Beginner' becomes 'Beginner Friendly' when a workflow is published. Design, section 7.8. */
export const suggestionDifficulties = ['Beginner', 'Intermediate', 'Advanced'] as const;
/** The growing lists: the first of a tool, the others of a workflow (spec, section 2). */
export const suggestionLists = ['features', 'steps', 'bestPractices'] as const;

export type SuggestionType = (typeof suggestionTypes)[number];
export type SuggestionList = (typeof suggestionLists)[number];

/** The most characters of each field. The spec leaves them open (section 5); the OpenAPI description tells them. */
export const suggestionLimits = {
  title: 120,
  description: 2_000,
  website: 500,
  timeEstimate: 80,
  submitterName: 100,
  submitterEmail: 254,
  ministryName: 160,
  /** One row of a growing list, and how many rows it may have. */
  row: 500,
  rows: 30,
} as const;

/** What belongs to the spec's type alone is dropped from a suggestion of the other (spec, section 3, suggestion payload). */
export const fieldsOfType = {
  tool: ['website', 'pricing', 'features'],
  workflow: ['difficulty', 'timeEstimate', 'steps', 'bestPractices'],
} as const satisfies Record<SuggestionType, readonly string[]>;

/** The record without the fields that belong to the other type alone. */
export function withoutOtherType<T extends { type: SuggestionType }>(record: T): T {
  const others: readonly string[] = record.type === 'tool' ? fieldsOfType.workflow : fieldsOfType.tool;
  return Object.fromEntries(Object.entries(record).filter(([name]) => !others.includes(name))) as T;
}
