import type { Kysely } from 'kysely';
import { addresses } from '#domain/addresses.ts';
import { compareQueued, oldestReading, recheckReason } from '#domain/staff/recheck.ts';
import type { RecheckRow } from '#domain/staff/recheck-views.ts';
import type { Database } from '../database/tables.ts';
import { countViewsByPath } from '../repositories/page-views.ts';
import { findEvidence } from '../repositories/tool-facts.ts';
import { findToolRows } from '../repositories/tools.ts';
import { findWorkflowRows } from '../repositories/workflows.ts';

const dayMs = 24 * 60 * 60 * 1000;
const viewedDays = 90;

/** How often each page was seen lately, by its path. */
export const recentViews = (db: Kysely<Database>, now: Date): Promise<Map<string, number>> =>
  countViewsByPath(db, new Date(now.getTime() - viewedDays * dayMs).toISOString().slice(0, 10));

/** Every tool and workflow that is to be checked again, in the order in which it is. */
export async function findQueue(db: Kysely<Database>, now: Date): Promise<RecheckRow[]> {
  const evidence = await findEvidence(db);
  const views = await recentViews(db, now);
  const entries = [
    ...(await findToolRows(db)).map((row) => ({
      ...{ kind: 'tool' as const, name: row.name, path: addresses.tool(row.slug), row },
      ...(evidence.get(row.slug) ?? nothingSaid),
    })),
    ...(await findWorkflowRows(db)).map((row) => ({
      ...{ kind: 'workflow' as const, name: row.title, path: addresses.workflow(row.slug), row },
      ...nothingSaid,
    })),
  ];
  return entries
    .flatMap(({ kind, name, path, row: { slug, status, verifiedAt }, facts, changes }): RecheckRow[] => {
      const reason = recheckReason({ status, verifiedAt, facts, changes }, now.toISOString());
      const checked = oldestReading({ verifiedAt, facts });
      return reason ? [{ kind, slug, name, reason, checked, views: views.get(path) ?? 0 }] : [];
    })
    .sort(compareQueued);
}

const nothingSaid = { facts: [], changes: [] };
