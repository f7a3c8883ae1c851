import type { Category } from '#domain/catalogue/category-schema.ts';
import { toolIssues, workflowIssues } from '#domain/catalogue/record-rules.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { toolSections } from '#domain/catalogue/tool-schema.ts';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import type { FieldIssue } from '#domain/check.ts';
import { markdownIssues } from './markdown-rules.ts';
import type { ContentProblem } from './read-content.ts';

interface Catalogue {
  categories: Category[];
  workflowOnlyCategories: { name: string }[];
  tools: Tool[];
  workflows: Workflow[];
}

/** What each record still lacks, and the rules that hold between records: what a schema of one record cannot see. */
export function catalogueProblems(catalogue: Catalogue): ContentProblem[] {
  const { categories, workflowOnlyCategories, tools, workflows } = catalogue;
  const toolSlugs = new Set(tools.map((tool) => tool.slug));
  const toolCategories = new Set(categories.map((category) => category.name));
  const workflowCategories = new Set([
    ...categories.map((category) => category.workflowName),
    ...workflowOnlyCategories.map((category) => category.name),
  ]);

  return [
    ...tools.flatMap((tool) => toolProblems(tool, toolCategories, toolSlugs)),
    ...workflows.flatMap((workflow) => workflowProblems(workflow, workflowCategories, toolSlugs)),
    ...duplicates(tools.map((tool) => ({ file: `tools/${tool.slug}.md`, field: 'name', value: tool.name }))),
    ...duplicates(workflows.map(({ slug, title }) => ({ file: `workflows/${slug}.yaml`, field: 'title', value: title }))),
  ];
}

const sections = toolSections.map(({ field }) => field);

function toolProblems(tool: Tool, categories: Set<string>, slugs: Set<string>): ContentProblem[] {
  const file = `tools/${tool.slug}.md`;
  const problem = problemsOf(file);
  return [
    ...problem(!categories.has(tool.category), 'category', `'${tool.category}' is not a category of categories.yaml`),
    ...[...toolIssues(tool), ...markdownIssues(tool, sections)].map(problemIn(file)),
    ...tool.replacedBy.flatMap((slug) => problem(!slugs.has(slug), 'replacedBy', `there is no tool '${slug}'`)),
  ];
}

function workflowProblems(workflow: Workflow, categories: Set<string>, slugs: Set<string>): ContentProblem[] {
  const file = `workflows/${workflow.slug}.yaml`;
  const problem = problemsOf(file);
  return [
    ...workflow.categories.flatMap((name) =>
      problem(!categories.has(name), 'categories', `'${name}' is not a workflow category of categories.yaml`),
    ),
    ...workflow.tools.flatMap(({ tool }, place) =>
      problem(!slugs.has(tool), `tools.${place}.tool`, `there is no tool '${tool}'`),
    ),
    ...workflowIssues(workflow).map(problemIn(file)),
  ];
}

const problemsOf =
  (file: string) =>
  (condition: boolean, field: string, message: string): ContentProblem[] =>
    condition ? [{ file, field, message }] : [];

const problemIn =
  (file: string) =>
  ({ path, message }: FieldIssue): ContentProblem => ({ file, field: path, message });

function duplicates(entries: { file: string; field: string; value: string }[]): ContentProblem[] {
  const firstFile = new Map<string, string>();
  return entries.flatMap(({ file, field, value }) => {
    const key = value.toLowerCase();
    const other = firstFile.get(key);
    if (!other) firstFile.set(key, file);
    return other ? [{ file, field, message: `is the same as in ${other}` }] : [];
  });
}
