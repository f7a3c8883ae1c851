// Choices and limits of the suggestion, separate from its schema: the page needs these without the validator.

/** Types of suggestions; the first is the default (docs/product.md). */
export const suggestionTypes = ['workflow', 'tool'] as const;
/** Categories of the form in the college's order; a test compares them with the `formName`s of content/categories.yaml. */
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
/** Difficulties; 'Beginner' becomes 'Beginner Friendly' when a workflow is published. */
export const suggestionDifficulties = ['Beginner', 'Intermediate', 'Advanced'] as const;
/** Growing lists: the first of a tool, the others of a workflow (docs/product.md). */
export const suggestionLists = ['features', 'steps', 'bestPractices'] as const;

export type SuggestionType = (typeof suggestionTypes)[number];
export type SuggestionList = (typeof suggestionLists)[number];

/** Maximum characters of each field, also in the OpenAPI description. */
export const suggestionLimits = {
  title: 120,
  description: 2_000,
  website: 500,
  timeEstimate: 80,
  submitterName: 100,
  submitterEmail: 254,
  ministryName: 160,
  /** Characters of a row of a growing list, and number of its rows. */
  row: 500,
  rows: 30,
} as const;

/** Fields of one type alone, which are dropped from a suggestion of the other (docs/product.md). */
const fieldsOfType = {
  tool: ['website', 'pricing', 'features'],
  workflow: ['difficulty', 'timeEstimate', 'steps', 'bestPractices'],
} as const satisfies Record<SuggestionType, readonly string[]>;

/** Drops a record's fields that belong to the other type alone. */
export function withoutOtherType<T extends { type: SuggestionType }>(record: T): T {
  const others: readonly string[] = record.type === 'tool' ? fieldsOfType.workflow : fieldsOfType.tool;
  return Object.fromEntries(Object.entries(record).filter(([name]) => !others.includes(name))) as T;
}
