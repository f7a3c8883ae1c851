import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { toolSections } from '#domain/catalogue/tool-schema.ts';
import { oncePer } from '#domain/once-per.ts';
import { claimsIn, unsupportedReason } from '#domain/trust/claims.ts';
import type { ContentProblem, Ruled } from './records.ts';

/**
 * Finds claims in a tool's texts about its company on training, retention, age or an edition that none of its facts supports. A
 * tool without facts claims nothing that a card could contradict. A fact that goes out of use leaves its sentence to correct.
 */
export const claimProblems = ({ tools, evidence }: Pick<Ruled, 'tools' | 'evidence'>): ContentProblem[] =>
  tools.flatMap((tool) => {
    const facts = evidence.get(tool.slug)?.facts ?? [];
    if (facts.length === 0) return [];
    return claimsOf(tool).flatMap(({ field, ...claim }): ContentProblem[] => {
      const why = unsupportedReason(claim, facts);
      const message = `says ‘${claim.says}’, and ${why}`;
      return why === undefined ? [] : [{ file: `tools/${tool.slug}.md`, field, message, leftBy: 'fact out of use' }];
    });
  });

/** Finds the claims in a tool's short texts and long sections, and in each cell after the first of a table's row. */
const claimsOf = oncePer((tool: Tool) => {
  const { description, impactReason, withYouth = '', features, useCases, pros, cons } = tool;
  const short = Object.entries({ description: [description], impactReason: [impactReason], withYouth: [withYouth] });
  const lists = Object.entries({ features, useCases, pros, cons });
  const long = toolSections.map(({ field }) => [field, (tool[field] ?? '').split('\n').flatMap(cellsOf)] as const);
  return [...short, ...lists, ...long].flatMap(([field, texts]) =>
    texts.flatMap((text) => claimsIn(text).map((claim) => ({ field, ...claim }))),
  );
});

/** Splits '| Team | $25 | No training |' into what is said of 'Team'. */
function cellsOf(line: string): string[] {
  const [, first, ...others] = line.split('|').map((cell) => cell.trim());
  return first === undefined ? [line] : others.filter(Boolean).map((cell) => `${first}: ${cell}`);
}
