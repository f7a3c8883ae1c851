import { otherForms } from '../search/other-forms.ts';
import { creativeCategories, difficulties } from './choices.ts';
import type { FilterOption } from './filter-tools.ts';
import { containsText, countedOptions } from './filter-tools.ts';
import type { Workflow } from './workflow-schema.ts';

/** Filters of a list of workflows. An empty text or a missing choice means no limit (docs/product.md). */
export interface WorkflowFilters {
  q?: string;
  category?: string;
  difficulty?: string;
}

/** Fields of a workflow that filters read. */
export type FilteredWorkflow = Pick<Workflow, 'title' | 'description' | 'categories' | 'difficulty' | 'creativeCategory'>;

/** Workflows with this category and difficulty whose title or description contains the text (docs/product.md). */
export function filterWorkflows<T extends FilteredWorkflow>(
  workflows: readonly T[],
  { q, category, difficulty }: WorkflowFilters,
): T[] {
  return workflows.filter(
    (workflow) =>
      (!category || workflow.categories.includes(category)) &&
      (!difficulty || workflow.difficulty === difficulty) &&
      containsText(q, [workflow.title, workflow.description]),
  );
}

/** Creative workflows, filtered by their one category; the text may also match the difficulty (docs/product.md). */
export function filterCreativeWorkflows<T extends Pick<Workflow, 'title' | 'description' | 'difficulty' | 'creativeCategory'>>(
  workflows: readonly T[],
  { q, category }: { q?: string; category?: string },
): T[] {
  return workflows.filter(
    (workflow) =>
      workflow.creativeCategory !== undefined &&
      (!category || workflow.creativeCategory === category) &&
      containsText(q, [workflow.title, workflow.description, workflow.difficulty]),
  );
}

const textOf = ({ title, description }: Pick<Workflow, 'title' | 'description'>) => `${title} ${description}`;

/** Workflows that contain another form of each searched word; a list shows them after its matches. */
export const workflowsInOtherForms = <T extends Pick<Workflow, 'title' | 'description'>>(
  workflows: readonly T[],
  q: string | undefined,
  matching: readonly T[],
): T[] => otherForms(workflows, q, textOf, matching);

const voiceWord = /voice|audio|speech|sound/i;

/** Checks whether a workflow belongs to the voice hub, by words such as voice or audio in it (docs/product.md). */
export function isAboutVoice({
  title,
  description,
  steps,
  categories,
}: Pick<Workflow, 'title' | 'description' | 'steps' | 'categories'>): boolean {
  return (
    [title, description, ...steps].some((text) => voiceWord.test(text)) || categories.some((name) => /voice|audio/i.test(name))
  );
}

/** Workflows of a category's hub: by `isAboutVoice` for the voice hub, by category for the others (docs/product.md). */
export function workflowsOfCategory<T extends Pick<Workflow, 'title' | 'description' | 'steps' | 'categories'>>(
  workflows: readonly T[],
  category: { id: string; workflowName: string },
): T[] {
  if (category.id === 'voice-models') return workflows.filter(isAboutVoice);
  return workflows.filter((workflow) => workflow.categories.includes(category.workflowName));
}

/** Categories of the workflows, in order of name (docs/product.md: options are built from the data). */
export function workflowCategoryOptions(
  workflows: readonly FilteredWorkflow[],
  filters: WorkflowFilters,
  matching: readonly FilteredWorkflow[] = workflows,
): FilterOption[] {
  const names = [...new Set(workflows.flatMap((workflow) => workflow.categories))].sort((a, b) => a.localeCompare(b, 'en'));
  return countedOptions(
    names,
    filterWorkflows(matching, { ...filters, category: undefined }).flatMap((workflow) => [...new Set(workflow.categories)]),
  );
}

/** Difficulties of the workflows, from easy to hard (docs/product.md: options are built from the data). */
export function workflowDifficultyOptions(
  workflows: readonly FilteredWorkflow[],
  filters: WorkflowFilters,
  matching: readonly FilteredWorkflow[] = workflows,
): FilterOption[] {
  const present = new Set(workflows.map((workflow) => workflow.difficulty));
  return countedOptions(
    difficulties.filter((difficulty) => present.has(difficulty)),
    filterWorkflows(matching, { ...filters, difficulty: undefined }).map((workflow) => workflow.difficulty),
  );
}

/** Options of the four creative categories (docs/product.md), with the number of matching workflows. */
export const creativeCategoryOptions = (workflows: readonly FilteredWorkflow[], filters: { q?: string }): FilterOption[] =>
  countedOptions(
    creativeCategories,
    filterCreativeWorkflows(workflows, { q: filters.q }).map((workflow) => workflow.creativeCategory ?? ''),
  );
