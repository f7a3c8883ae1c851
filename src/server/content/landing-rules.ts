import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import type { Job } from '#domain/landing/landing-schema.ts';
import { verdictOf } from '#domain/trust/evidence-rules.ts';
import type { ContentProblem, PassingAct, Ruled } from './records.ts';

type Landing = Pick<Ruled, 'jobs' | 'landingQuestions' | 'tools' | 'workflows' | 'pages'>;

/** Checks that the home page's links exist, and that each job's tool may receive what its workflow enters into it. */
export function landingProblems({ jobs, landingQuestions, tools, workflows, pages }: Landing): ContentProblem[] {
  const toolBySlug = new Map(tools.map((tool) => [tool.slug, tool]));
  return [
    ...landingQuestions.flatMap(({ question, href }) => {
      const { pathname, searchParams } = new URL(href, 'http://hub.example');
      const toolSlugs = [searchParams.get('tool'), searchParams.get('tools')].flatMap((slugs) => slugs?.split(',') ?? []);
      const problem = (message: string): ContentProblem => ({ file: 'landing.yaml', field: question, message });
      return [
        ...(pages.there.has(pathname) || pathname === '/search' ? [] : [problem(`leads to ${pathname}, which does not exist`)]),
        ...toolSlugs.filter((slug) => !toolBySlug.has(slug)).map((slug) => problem(`there is no tool '${slug}'`)),
      ];
    }),
    ...jobs.flatMap((job) =>
      jobMistakes(job, workflows, toolBySlug).map((mistake) => ({ file: 'jobs.yaml', field: job.need, ...mistake })),
    ),
  ];
}

function jobMistakes(
  job: Job,
  workflows: readonly Workflow[],
  tools: ReadonlyMap<string, Tool>,
): Pick<ContentProblem, 'message' | 'leftBy'>[] {
  const workflow = workflows.find(({ slug }) => slug === job.workflow);
  if (!workflow) return [{ message: `there is no workflow '${job.workflow}'` }];
  const prompt = workflow.prompts.find(({ slug }) => slug === job.prompt);
  const tool = tools.get(job.tool);
  const mistake = (isOne: boolean, message: string, leftBy?: PassingAct) =>
    isOne ? [{ message, ...(leftBy && { leftBy }) }] : [];
  return [
    ...mistake(workflow.status === 'retired', `the workflow '${job.workflow}' is retired`, 'ending'),
    ...mistake(workflow.status === 'hidden', `the workflow '${job.workflow}' was taken down`, 'ending'),
    ...mistake(!workflow.timeEstimate?.startsWith(job.time), `the workflow takes '${workflow.timeEstimate}'`),
    ...mistake(!prompt, `there is no prompt '${job.prompt}' in this workflow`),
    ...mistake(prompt !== undefined && !prompt.tools.includes(job.tool), `the prompt is not for '${job.tool}'`),
    ...mistake(tool?.status !== 'active', `'${job.tool}' is no tool that can be used`, tool && 'ending'),
    ...mistake(
      tool !== undefined && !isAllowed(workflow, tool),
      `the card of '${job.tool}' does not allow what the workflow enters`,
      'stricter card',
    ),
  ];
}

/** Checks that something of the work goes into the tool, and that its card says never to none of it. */
function isAllowed({ enters }: Workflow, { slug, dataPolicy }: Tool): boolean {
  const verdicts = enters
    .filter(({ tool }) => tool === slug)
    .flatMap(({ kinds, use }) =>
      kinds.map((kind) => {
        const permission = dataPolicy[use]?.[kind];
        return permission === undefined ? 'never' : verdictOf(permission);
      }),
    );
  return verdicts.length > 0 && verdicts.every((verdict) => verdict === 'fine' || verdict === 'only');
}
