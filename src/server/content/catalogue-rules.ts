import type { Category } from '#domain/catalogue/category-schema.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import type { ContentProblem } from './read-content.ts';

interface Catalogue {
  categories: Category[];
  workflowOnlyCategories: { name: string }[];
  tools: Tool[];
  workflows: Workflow[];
}

// Voice, 'Words to avoid'. Checked here because a reader would notice one before any test did.
const avoidedWords =
  /\b(revolutionary|seamless(ly)?|cutting-edge|game-chang(er|ing)|unlock(s|ed|ing)?|empower(s|ed|ing|ment)?|harness(es|ed|ing)?|delves?|robust|effortless(ly)?|supercharge[sd]?|journeys?)\b|\bleverag(es?|ed|ing)\b|!(\s|$)|fast-paced world/i;

/** The first word of a text that the voice avoids, if there is one. */
export const avoidedWord = (text: string): string | undefined => avoidedWords.exec(text)?.[0].trim();

/** The rules that hold between authored files, and the voice's word list: what a schema of one record cannot see. */
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

function toolProblems(tool: Tool, categories: Set<string>, slugs: Set<string>): ContentProblem[] {
  const problem = problemsOf(`tools/${tool.slug}.md`);
  return [
    ...problem(!categories.has(tool.category), 'category', `'${tool.category}' is not a category of categories.yaml`),
    ...problem(tool.features.length < 4, 'features', 'needs at least 4'),
    ...problem(tool.useCases.length < 3, 'useCases', 'needs at least 3'),
    ...problem(tool.pros.length < 2, 'pros', 'needs at least 2'),
    ...problem(tool.cons.length < 2, 'cons', 'needs at least 2'),
    ...problem(tool.status !== 'active' && !tool.statusNote, 'statusNote', 'must say what happened to the tool'),
    ...tool.replacedBy.flatMap((slug) => problem(!slugs.has(slug), 'replacedBy', `there is no tool '${slug}'`)),
    ...voiceProblems(problem, tool),
  ];
}

function workflowProblems(workflow: Workflow, categories: Set<string>, slugs: Set<string>): ContentProblem[] {
  const problem = problemsOf(`workflows/${workflow.slug}.yaml`);
  return [
    ...workflow.categories.flatMap((name) =>
      problem(!categories.has(name), 'categories', `'${name}' is not a workflow category of categories.yaml`),
    ),
    ...workflow.tools.flatMap(({ tool, step }, index) => [
      ...problem(
        workflow.tools.findIndex((other) => other.tool === tool && other.step === step) < index,
        `tools.${index}`,
        `names '${tool}' twice in step ${step}`,
      ),
      ...problem(!slugs.has(tool), `tools.${index}.tool`, `there is no tool '${tool}'`),
      ...problem(step > workflow.steps.length, `tools.${index}.step`, `there is no step ${step}`),
    ]),
    ...problem(workflow.steps.length < 4, 'steps', 'needs at least 4'),
    ...problem(workflow.bestPractices.length < 3, 'bestPractices', 'needs at least 3'),
    ...problem(!workflow.timeEstimate, 'timeEstimate', 'is missing'),
    ...problem(!workflow.costEstimate, 'costEstimate', 'is missing'),
    ...problem(!workflow.outputQuality, 'outputQuality', 'is missing'),
    ...voiceProblems(problem, workflow),
  ];
}

type ProblemIf = (condition: boolean, field: string, message: string) => ContentProblem[];

const problemsOf =
  (file: string): ProblemIf =>
  (condition, field, message) =>
    condition ? [{ file, field, message }] : [];

function voiceProblems(problem: ProblemIf, record: Tool | Workflow): ContentProblem[] {
  return Object.entries(record).flatMap(([field, value]) => {
    if (field === 'sources' || field === 'website' || field === 'slug' || field === 'aliases') return [];
    const found = avoidedWord(typeof value === 'string' ? value : JSON.stringify(value ?? ''));
    return problem(found !== undefined, field, `says '${found}', which docs/voice.md avoids`);
  });
}

function duplicates(entries: { file: string; field: string; value: string }[]): ContentProblem[] {
  const firstFile = new Map<string, string>();
  return entries.flatMap(({ file, field, value }) => {
    const key = value.toLowerCase();
    const other = firstFile.get(key);
    if (!other) firstFile.set(key, file);
    return other ? [{ file, field, message: `is the same as in ${other}` }] : [];
  });
}
