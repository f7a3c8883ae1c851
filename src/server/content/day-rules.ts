import { daysToCome } from '#domain/trust/days-to-come.ts';
import type { Content } from './read-content.ts';
import type { ContentProblem } from './records.ts';

/**
 * Finds future days in authored files, such as a mistyped year. It warns authors only; a hub starts with such files, since
 * its clock may be the one that is wrong.
 * @param today such as 2026-11-25
 */
export function dayProblems(
  { tools, workflows, answers, situations, evidence, prices, duties, reportingLaw, ended }: Content,
  today: string,
): ContentProblem[] {
  const files: (readonly [file: string, said: unknown])[] = [
    ...tools.map((tool) => [`tools/${tool.slug}.md`, tool] as const),
    ...workflows.map((workflow) => [`workflows/${workflow.slug}.yaml`, workflow] as const),
    ...answers.map((answer) => [`answers/${answer.slug}.yaml`, answer] as const),
    ...situations.map((situation) => [`situations/${situation.slug}.yaml`, situation] as const),
    ...[...evidence].map(([slug, record]) => [`evidence/${slug}.yaml`, record] as const),
    ...[...prices].map(([slug, price]) => [`prices/${slug}.yaml`, price] as const),
    ['duties.yaml', { duties }],
    ['reporting-law.yaml', { states: reportingLaw }],
    ['ended.yaml', { ended }],
  ];
  return files.flatMap(([file, record]) =>
    daysToCome(record, today).map(({ path, message }) => ({ file, field: path, message })),
  );
}
