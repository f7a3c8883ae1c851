import type { Kysely } from 'kysely';
import { addresses } from '#domain/addresses.ts';
import { compareQueued, needsNoChecking, oldestReading, recheckReason } from '#domain/staff/recheck.ts';
import type { RecheckRow } from '#domain/staff/recheck-views.ts';
import { leftProblems, recordOfFile } from '../content/record-rules.ts';
import type { Database } from '../database/tables.ts';
import { findAnswers } from '../repositories/answers.ts';
import { countViewsByPath } from '../repositories/page-views.ts';
import { findEvidence } from '../repositories/tool-facts.ts';
import { findToolRows } from '../repositories/tools.ts';
import { findWorkflowRows } from '../repositories/workflows.ts';
import type { RuledBy } from './change-records.ts';
import { readRecords } from './change-records.ts';

const dayMs = 24 * 60 * 60 * 1000;
const viewedDays = 90;

/** How often each page was seen lately, by its path. */
export const recentViews = (db: Kysely<Database>, now: Date): Promise<Map<string, number>> =>
  countViewsByPath(db, new Date(now.getTime() - viewedDays * dayMs).toISOString().slice(0, 10));

/**
 * Every entry that is to be checked again, in the order in which it is: tools and workflows, and answers where an act that always
 * passes has left them wrong.
 */
export async function findQueue(db: Kysely<Database>, ruledBy: RuledBy, now: Date): Promise<RecheckRow[]> {
  const evidence = await findEvidence(db);
  const views = await recentViews(db, now);
  const wrong = await findLeftWrong(db, ruledBy, now);
  const entries = [
    ...(await findToolRows(db)).map((row) => ({
      ...{ kind: 'tool' as const, name: row.name, path: addresses.tool(row.slug), row },
      ...(evidence.get(row.slug) ?? nothingSaid),
    })),
    ...(await findWorkflowRows(db)).map((row) => ({
      ...{ kind: 'workflow' as const, name: row.title, path: addresses.workflow(row.slug), row },
      ...nothingSaid,
    })),
    ...(await findAnswers(db)).map(({ slug, question, status, written: verifiedAt }) => ({
      ...{ kind: 'answer' as const, name: question, path: addresses.answer(slug), row: { slug, status, verifiedAt } },
      ...nothingSaid,
    })),
  ];
  return entries
    .flatMap(({ kind, name, path, row: { slug, status, verifiedAt }, facts, changes }): RecheckRow[] => {
      const isWrong = wrong.has(`${kind}s/${slug}`) && !needsNoChecking(status);
      const grown = kind === 'answer' ? undefined : recheckReason({ status, verifiedAt, facts, changes }, now.toISOString());
      const reason = isWrong ? 'wrong' : grown;
      const checked = oldestReading({ verifiedAt, facts });
      return reason ? [{ kind, slug, name, reason, checked, views: views.get(path) ?? 0 }] : [];
    })
    .sort(compareQueued);
}

/** What is wrong by now of each record, after a stricter card, an ending or a fact out of use elsewhere, by 'workflows/weekly-letter'. */
export async function findLeftWrong(db: Kysely<Database>, ruledBy: RuledBy, now: Date): Promise<ReadonlyMap<string, string[]>> {
  const found = leftProblems(await readRecords(db, ruledBy), now.toISOString().slice(0, 10));
  const byRecord = Map.groupBy(found, ({ file }) => recordOfFile(file));
  return new Map([...byRecord].map(([record, problems]) => [record, problems.map(({ message }) => message)]));
}

const nothingSaid = { facts: [], changes: [] };
