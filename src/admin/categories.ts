import type { Category as AuthoredCategory } from '#domain/catalogue/category-schema.ts';
import categoriesFile from '../../content/categories.yaml';

// Authored words that staff do not edit here: they are part of the build.

const categories = categoriesFile.categories as AuthoredCategory[];
const workflowOnly = categoriesFile.workflowOnly as { name: string }[];

/** The categories that a tool may have. */
export const toolCategories: string[] = categories.map(({ name }) => name);

/** The categories that a workflow may have. */
export const workflowCategories: string[] = [
  ...categories.map((row) => row.workflowName),
  ...workflowOnly.map((row) => row.name),
];

/** What a category is called, by its id, which its guide is named by too. */
export const nameOfCategory = (id: string): string | undefined => categories.find((category) => category.id === id)?.name;

/** The colours of a category, by the name that tools or workflows call it. */
export const glassOfCategory = (name: string) =>
  categories.find((category) => category.name === name || category.workflowName === name)?.glass;
