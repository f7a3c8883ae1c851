import type { Category as AuthoredCategory } from '#domain/catalogue/category-schema.ts';
import { statementTitles } from '#domain/statement-titles.ts';
import { explainerTitles } from '#domain/writings/explainer-titles.ts';
import type { WritingKind } from '#domain/writings/writing-kinds.ts';
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

/** The categories of tools or workflows to choose from, each once. */
export const categoryOptions = (of: 'tools' | 'workflows') =>
  [...new Set(of === 'tools' ? toolCategories : workflowCategories)].map((name) => ({ value: name, label: name }));

/** The name of a category by its id, which is also the name of its guide. */
const nameOfCategory = (id: string): string | undefined => categories.find((category) => category.id === id)?.name;

/** The title of a guide, explainer or statement at the desk, by the name of its file. */
export function titleOfWriting(kind: WritingKind, name: string): string {
  if (kind === 'guides') return `Guide: ${nameOfCategory(name) ?? name}`;
  const titles: Record<string, string | undefined> = kind === 'explainers' ? explainerTitles : statementTitles;
  return titles[name] ?? name;
}
