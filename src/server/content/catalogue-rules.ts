import { enteredAgainstCard } from '#domain/catalogue/against-card.ts';
import { chatAssistants, takesAnyAssistant } from '#domain/catalogue/chat-assistants.ts';
import { wordsAgainstCard } from '#domain/catalogue/record-rules.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { toolSections } from '#domain/catalogue/tool-schema.ts';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import { oncePer } from '#domain/once-per.ts';
import { comparable } from '#domain/text/comparable.ts';
import { markdownIssues } from './markdown-rules.ts';
import { ownProblemsOf, problemIn } from './own-rules.ts';
import type { ContentProblem, Records } from './records.ts';

type Catalogue = Pick<Records, 'categories' | 'workflowOnlyCategories' | 'tools' | 'workflows'>;

/** Finds what each record lacks, and breaches of the rules between records, which a schema of one record cannot see. */
export function catalogueProblems(catalogue: Catalogue): ContentProblem[] {
  const { categories, workflowOnlyCategories, tools, workflows } = catalogue;
  const toolOf = new Map(tools.map((tool) => [tool.slug, tool]));
  const statusOf = new Map(tools.map((tool) => [tool.slug, tool.status]));
  const toolCategories = new Set(categories.map((category) => category.name));
  const workflowCategories = new Set([
    ...categories.map((category) => category.workflowName),
    ...workflowOnlyCategories.map((category) => category.name),
  ]);

  return [
    ...tools.flatMap((tool) => toolProblems(tool, toolCategories, statusOf, toolOf)),
    ...workflows.flatMap((workflow) => workflowProblems(workflow, workflowCategories, statusOf)),
    ...sameNames(
      'tool',
      tools.map((tool) => ({ file: `tools/${tool.slug}.md`, field: 'name', value: tool.name })),
    ),
    ...sameNames(
      'workflow',
      workflows.map(({ slug, title }) => ({ file: `workflows/${slug}.yaml`, field: 'title', value: title })),
    ),
  ];
}

const sections = toolSections.map(({ field }) => field);

type Statuses = ReadonlyMap<string, Tool['status']>;

/** Checks that a tool which a record names exists and was not taken down. */
function namedTool(file: string, field: string, slug: string, statusOf: Statuses): ContentProblem[] {
  if (!statusOf.has(slug)) return [{ file, field, message: `there is no tool '${slug}'` }];
  return statusOf.get(slug) === 'hidden' ? [{ file, field, message: `'${slug}' was taken down`, leftBy: 'ending' }] : [];
}

/** Finds the problems that depend on the tool alone. */
export const ownToolProblems = oncePer((tool: Tool): ContentProblem[] => {
  const problem = problemIn(`tools/${tool.slug}.md`);
  return [
    ...ownProblemsOf('tools', tool),
    ...markdownIssues(tool, sections).map(problem),
    ...wordsAgainstCard(tool).map((issue) => ({ ...problem(issue), leftBy: 'stricter card' as const })),
  ];
});

function toolProblems(
  tool: Tool,
  categories: Set<string>,
  statusOf: Statuses,
  tools: ReadonlyMap<string, Tool>,
): ContentProblem[] {
  const file = `tools/${tool.slug}.md`;
  const problem = problemsOf(file);
  return [
    ...problem(!categories.has(tool.category), 'category', `'${tool.category}' is not a category of categories.yaml`),
    ...ownToolProblems(tool),
    ...tool.replacedBy.flatMap((slug) => namedTool(file, 'replacedBy', slug, statusOf)),
    ...tool.alternatives.flatMap((other, place) => alternativeProblems(file, `alternatives.${place}`, other, tools)),
  ];
}

/** Checks that an alternative exists and has not ended, and that the reason enters nothing that its card forbids. */
function alternativeProblems(
  file: string,
  field: string,
  { tool: slug, because }: Tool['alternatives'][number],
  tools: ReadonlyMap<string, Tool>,
): ContentProblem[] {
  const other = tools.get(slug);
  if (!other) return [{ file, field: `${field}.tool`, message: `there is no tool '${slug}'` }];
  const ended = endings[other.status];
  if (ended) return [{ file, field: `${field}.tool`, message: `'${slug}' ${ended}`, leftBy: 'ending' }];
  const entered = enteredAgainstCard(other.dataPolicy, because);
  return entered ? [{ file, field: `${field}.because`, message: entered.message, leftBy: 'stricter card' }] : [];
}

const endings: Partial<Record<Tool['status'], string>> = {
  discontinued: 'was discontinued',
  renamed: 'was renamed',
  hidden: 'was taken down',
};

function workflowProblems(workflow: Workflow, categories: Set<string>, statusOf: Statuses): ContentProblem[] {
  const file = `workflows/${workflow.slug}.yaml`;
  const problem = problemsOf(file);
  return [
    ...workflow.categories.flatMap((name) =>
      problem(!categories.has(name), 'categories', `'${name}' is not a workflow category of categories.yaml`),
    ),
    ...problem(
      workflow.steps.some((step) => step.includes('your chat assistant')) && !takesAnyAssistant(workflow),
      'tools',
      `must hold ${chatAssistants.join(', ')}: a step says 'your chat assistant'`,
    ),
    ...workflow.tools.flatMap(({ tool }, place) => namedTool(file, `tools.${place}.tool`, tool, statusOf)),
    ...ownProblemsOf('workflows', workflow),
  ];
}

const problemsOf =
  (file: string) =>
  (condition: boolean, field: string, message: string): ContentProblem[] =>
    condition ? [{ file, field, message }] : [];

/** Finds names that more than one entry has, and reports each, since nobody can know which of them is to change. */
export function sameNames(noun: string, entries: readonly { file: string; field: string; value: string }[]): ContentProblem[] {
  const byName = Map.groupBy(entries, ({ value }) => comparable(value));
  return entries
    .filter(({ value }) => (byName.get(comparable(value))?.length ?? 0) > 1)
    .map(({ file, field, value }) => ({ file, field, message: `another ${noun} has '${value}' too` }));
}
