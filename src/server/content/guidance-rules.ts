import type { Answer } from '#domain/answers/answer-schema.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { againstYouth, refusesYouth } from '#domain/catalogue/with-youth.ts';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import { oncePer } from '#domain/once-per.ts';
import { verdictOf } from '#domain/trust/evidence-rules.ts';
import { kinds } from '#domain/trust/kinds.ts';
import { sameNames } from './catalogue-rules.ts';
import { lawDateProblems } from './law-rules.ts';
import { answerMarkdown, markdownIssues } from './markdown-rules.ts';
import type { ContentProblem, Ruled } from './records.ts';

type Guidance = Pick<
  Ruled,
  'tools' | 'workflows' | 'evidence' | 'answers' | 'situations' | 'duties' | 'downloads' | 'kindGuides' | 'crisisWords' | 'pages'
>;

/** Finds breaches of the rules between prompts, answers, situations and what they name, which a schema of one file cannot see. */
export function guidanceProblems({
  tools,
  workflows,
  evidence,
  answers,
  situations,
  duties,
  downloads,
  kindGuides,
  crisisWords,
  pages,
}: Guidance): ContentProblem[] {
  const toolBySlug = new Map(tools.map((tool) => [tool.slug, tool]));
  const dutyIds = new Set(duties.map(({ id }) => id));
  const twice = (values: string[]) => values.filter((value, place) => values.indexOf(value) < place);
  const problem = (file: string, field: string, message: string): ContentProblem => ({ file, field, message });
  const unknownDuties = (file: string, ids: readonly string[]) =>
    ids.flatMap((id, place) =>
      dutyIds.has(id) ? [] : [problem(file, `duties.${place}`, `there is no row '${id}' in duties.yaml`)],
    );

  const unknownPages = (file: string, hrefs: readonly string[]) =>
    hrefs.flatMap((href, place): ContentProblem[] => {
      const field = `related.${place}`;
      if (!pages.there.has(href)) return [problem(file, field, `there is no page '${href}'`)];
      const ending = pages.ended.get(href);
      return ending ? [{ ...problem(file, field, `leads to ${href}, which ${ending}`), leftBy: 'ending' }] : [];
    });

  return [
    ...workflows.flatMap((workflow) => promptProblems(workflow, toolBySlug)),
    ...workflows.flatMap(({ slug, downloads: names }) =>
      names
        .filter((name) => !downloads.some((download) => download.slug === name))
        .map((name) => problem(`workflows/${slug}.yaml`, 'downloads', `there is no content/downloads/${name}.md`)),
    ),
    ...sameNames(
      'prompt',
      workflows.flatMap(({ slug, prompts }) =>
        prompts.map((prompt) => ({ file: `workflows/${slug}.yaml`, field: 'prompts', value: prompt.slug })),
      ),
    ),
    ...tools.flatMap((tool) => youthProblems(tool, evidence)),
    ...lawDateProblems(answers, duties),
    ...twice(duties.map(({ id }) => id)).map((id) => problem('duties.yaml', 'id', `'${id}' stands twice`)),
    ...kindGuides.flatMap(({ kind, incident }) =>
      incident && !situations.some(({ slug }) => slug === incident)
        ? [problem('may-enter.yaml', kind, `there is no situation '${incident}'`)]
        : [],
    ),
    ...crisisWords.groups.flatMap(({ leadsTo, happened }, place) => [
      ...(situations.some(({ slug }) => slug === leadsTo)
        ? []
        : [problem('crisis-words.yaml', `groups.${place}.leadsTo`, `there is no situation '${leadsTo}'`)]),
      ...(situations.some((situation) => situation.happened.some(({ key }) => key === happened))
        ? []
        : [problem('crisis-words.yaml', `groups.${place}.happened`, `no situation has numbers to call for '${happened}'`)]),
    ]),
    ...sameNames(
      'answer',
      answers.map(({ slug, question }) => ({ file: `answers/${slug}.yaml`, field: 'question', value: question })),
    ),
    ...answers.flatMap((answer) => [
      ...unknownPages(`answers/${answer.slug}.yaml`, answer.related),
      ...unknownDuties(`answers/${answer.slug}.yaml`, answer.duties),
      ...ownAnswerProblems(answer),
    ]),
    ...situations.flatMap((situation) => [
      ...unknownDuties(`situations/${situation.slug}.yaml`, situation.duties),
      ...situation.happened
        .flatMap(({ call }) => call)
        .filter(({ number }) => !duties.some(({ id, kind }) => id === number && kind === 'number'))
        .map(({ number }) =>
          problem(`situations/${situation.slug}.yaml`, 'happened', `there is no number '${number}' in duties.yaml`),
        ),
      ...unknownPages(`situations/${situation.slug}.yaml`, situation.related),
      ...situation.stays
        .filter(({ tool, fact }) => !evidence.get(tool)?.facts.some(({ id }) => id === fact))
        .map(({ tool, fact }) => ({
          ...problem(`situations/${situation.slug}.yaml`, 'stays', `there is no fact '${fact}' on '${tool}'`),
          leftBy: 'fact out of use' as const,
        })),
    ]),
  ];
}

/** Finds the problems that depend on the answer alone. */
export const ownAnswerProblems = oncePer((answer: Answer): ContentProblem[] =>
  markdownIssues(answer, answerMarkdown).map(({ path: field, message }) => ({
    file: `answers/${answer.slug}.yaml`,
    field,
    message,
  })),
);

/** Refuses a tool for youth groups against its own facts: no recommendation contradicts what is quoted under it. */
function youthProblems({ slug, withYouth }: Tool, evidence: Guidance['evidence']): ContentProblem[] {
  if (!withYouth || refusesYouth(withYouth)) return [];
  return againstYouth(evidence.get(slug)?.facts ?? []).map((against) => ({
    file: `tools/${slug}.md`,
    field: 'withYouth',
    message: `must begin with No: ${against}`,
    leftBy: 'fact out of use',
  }));
}

/** Words of an example that leaves its facts to another page: 'the facts of the example', 'the prompt above'. */
const elsewhere = /\b(of|from) the example\b|\b(example|prompt) above\b/i;

/** Checks that a workflow's prompts name its own tools and steps, and that it enters nothing that its tools' cards forbid. */
function promptProblems(workflow: Workflow, tools: ReadonlyMap<string, Tool>): ContentProblem[] {
  const file = `workflows/${workflow.slug}.yaml`;
  const problem = (field: string, message: string): ContentProblem => ({ file, field, message });
  const own = new Set(workflow.tools.map(({ tool }) => tool));
  return [
    ...workflow.prompts.flatMap((prompt) => [
      ...prompt.tools
        .filter((tool) => !own.has(tool))
        .map((tool) => problem(`prompts.${prompt.slug}`, `is for '${tool}', which the workflow does not use`)),
      ...(prompt.step > workflow.steps.length ? [problem(`prompts.${prompt.slug}`, `there is no step ${prompt.step}`)] : []),
    ]),
    ...(workflow.example && !workflow.prompts.some(({ slug }) => slug === workflow.example?.prompt)
      ? [problem('example.prompt', `there is no prompt '${workflow.example.prompt}' in this workflow`)]
      : []),
    ...(workflow.example && elsewhere.test(workflow.example.asked)
      ? [problem('example.asked', 'must say the facts that went in, not where they are')]
      : []),
    ...(workflow.sources.length === 1
      ? [problem('sources', 'one source is too few: two that describe the practice, or none')]
      : []),
    ...workflow.enters.flatMap(({ tool: slug, kinds: entered, use }) => {
      const tool = tools.get(slug);
      if (!tool || !own.has(slug)) return [problem('enters', `names '${slug}', which the workflow does not use`)];
      return entered
        .filter((kind) => {
          const permission = tool.dataPolicy[use]?.[kind];
          return permission === undefined || ['never', 'none'].includes(verdictOf(permission));
        })
        .map((kind) => ({
          ...problem(
            'enters',
            `enters ${kinds.find((one) => one.kind === kind)?.label.toLowerCase()} into '${slug}', whose card says never`,
          ),
          leftBy: 'stricter card' as const,
        }));
    }),
  ];
}
