import { evidenceIssues, verdictIssues } from '#domain/trust/evidence-rules.ts';
import type { Evidence } from '#domain/trust/fact-schema.ts';
import type { ContentProblem, Ruled } from './records.ts';

const noEvidence: Evidence = { facts: [], changes: [] };

/** Finds facts about tools that do not exist, and verdicts looser than their facts. */
export function evidenceProblems({ tools, evidence, today }: Pick<Ruled, 'tools' | 'evidence' | 'today'>): ContentProblem[] {
  const slugs = new Set(tools.map(({ slug }) => slug));
  return [
    ...[...evidence].flatMap(([slug, toolEvidence]) => [
      ...(slugs.has(slug) ? [] : [{ file: `evidence/${slug}.yaml`, field: '(name)', message: `there is no tool '${slug}'` }]),
      ...evidenceIssues(toolEvidence).map(({ path, message }) => ({ file: `evidence/${slug}.yaml`, field: path, message })),
    ]),
    ...tools.flatMap((tool) =>
      verdictIssues(tool, evidence.get(tool.slug) ?? noEvidence, today).map(({ path, message }) => ({
        file: `tools/${tool.slug}.md`,
        field: path,
        message,
      })),
    ),
  ];
}
