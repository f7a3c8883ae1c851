import type { Kysely } from 'kysely';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { stricterPolicy } from '#domain/trust/evidence-rules.ts';
import type { Evidence, Fact, TermsChange } from '#domain/trust/fact-schema.ts';
import type { Database } from '../../database/tables.ts';
import { findEvidenceForEdit } from '../../repositories/tool-facts.ts';

/** What is said of a tool and in use. */
export async function evidenceInUse(db: Kysely<Database>, slug: string): Promise<Evidence> {
  const inUse = <T extends Fact | TermsChange>(rows: { retiredAt: string | null; record: T }[]) =>
    rows.filter(({ retiredAt }) => retiredAt === null).map(({ record }) => record);
  return {
    facts: inUse(await findEvidenceForEdit<Fact>(db, 'toolFacts', slug)),
    changes: inUse(await findEvidenceForEdit<TermsChange>(db, 'termsChanges', slug)),
  };
}

/** The tool with a card as strict as its evidence wants it; nothing when it is. */
export function stricterTool(tool: Tool, evidence: Evidence, today: string): Tool | undefined {
  const dataPolicy = stricterPolicy(tool.dataPolicy, evidence, today);
  return JSON.stringify(dataPolicy) === JSON.stringify(tool.dataPolicy) ? undefined : { ...tool, dataPolicy };
}
