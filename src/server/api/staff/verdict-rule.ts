import type { Kysely } from 'kysely';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { stricterPolicy, verdictIssues } from '#domain/trust/evidence-rules.ts';
import type { Evidence, Fact, TermsChange } from '#domain/trust/fact-schema.ts';
import type { Database } from '../../database/tables.ts';
import { HttpError } from '../../errors.ts';
import { findEvidenceForEdit } from '../../repositories/tool-facts.ts';

/** A tool beside what is said of it. */
export interface Judged {
  tool: Pick<Tool, 'dataPolicy'>;
  evidence: Evidence;
}

/** What is said of a tool and in use. */
export async function evidenceInUse(db: Kysely<Database>, slug: string): Promise<Evidence> {
  const inUse = <T extends Fact | TermsChange>(rows: { retiredAt: string | null; record: T }[]) =>
    rows.filter(({ retiredAt }) => retiredAt === null).map(({ record }) => record);
  return {
    facts: inUse(await findEvidenceForEdit<Fact>(db, 'toolFacts', slug)),
    changes: inUse(await findEvidenceForEdit<TermsChange>(db, 'termsChanges', slug)),
  };
}

/**
 * Holds an edit to the rule of what may be entered (design, section 10.4). What was too loose before, because its facts have
 * grown old, does not stand in the way of another edit: pages show the stricter verdict then.
 * @param at the path of the tool in the body, or '' when it is not sent: 'tool.'
 * @throws {HttpError} 422 naming each verdict that the edit leaves without evidence
 */
export function requireVerdictRule(
  before: Judged | undefined,
  after: Judged,
  { today, at }: { today: string; at: string },
): void {
  const known = new Set(before ? verdictIssues(before.tool, before.evidence, today).map(({ path }) => path) : []);
  const issues = verdictIssues(after.tool, after.evidence, today)
    .filter(({ path }) => !known.has(path))
    .map(({ path, message }) => ({ path: at + path, message }));
  if (issues.length > 0) throw new HttpError(422, 'What may be entered would be looser than its evidence.', { issues });
}

/** The tool with a card as strict as its evidence wants it; nothing when it is. */
export function stricterTool(tool: Tool, evidence: Evidence, today: string): Tool | undefined {
  const dataPolicy = stricterPolicy(tool.dataPolicy, evidence, today);
  return JSON.stringify(dataPolicy) === JSON.stringify(tool.dataPolicy) ? undefined : { ...tool, dataPolicy };
}

/** A tool beside what is said of it. */
export const judged = async (db: Kysely<Database>, tool: Tool) => ({ tool, evidence: await evidenceInUse(db, tool.slug) });
