// The fixed choices and limits of the suggestion, separate from its schema: the page needs these without the validator.

/** The types of suggestions; the first is the default (docs/product.md). */
export const suggestionTypes = ['workflow', 'tool'] as const;
/** The form's categories in the college's order; a test compares them with the `formName`s of content/categories.yaml. */
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
/** 'Beginner' becomes 'Beginner Friendly' when a workflow is published. */
export const suggestionDifficulties = ['Beginner', 'Intermediate', 'Advanced'] as const;
/** The growing lists: the first of a tool, the others of a workflow (docs/product.md). */
export const suggestionLists = ['features', 'steps', 'bestPractices'] as const;

export type SuggestionType = (typeof suggestionTypes)[number];
export type SuggestionList = (typeof suggestionLists)[number];

/** The most characters of each field, also in the OpenAPI description. The spec leaves them open (section 5). */
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

/** Fields of one type alone, which are dropped from a suggestion of the other (docs/product.md). */
const fieldsOfType = {
  tool: ['website', 'pricing', 'features'],
  workflow: ['difficulty', 'timeEstimate', 'steps', 'bestPractices'],
} as const satisfies Record<SuggestionType, readonly string[]>;

/** The record without the fields that belong to the other type alone. */
export function withoutOtherType<T extends { type: SuggestionType }>(record: T): T {
  const others: readonly string[] = record.type === 'tool' ? fieldsOfType.workflow : fieldsOfType.tool;
  return Object.fromEntries(Object.entries(record).filter(([name]) => !others.includes(name))) as T;
}
