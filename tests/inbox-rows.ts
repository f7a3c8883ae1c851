import type { Insertable, Kysely, Selectable } from 'kysely';
import type { InboxKindName } from '#domain/inbox/inbox-status.ts';
import type { Database, InboxTable } from '#server/database/tables.ts';

/** Row of the inbox with the fields of its form. */
export type SentRow = Omit<Selectable<InboxTable>, 'kind' | 'sent'> & Record<string, unknown>;

/** Stored submissions of one kind, the earliest first. */
export async function sentRows(db: Kysely<Database>, kind: InboxKindName): Promise<SentRow[]> {
  const query = db.selectFrom('inbox').selectAll().where('kind', '=', kind);
  const rows = await query.orderBy('createdAt').orderBy('id').execute();
  return rows.map(({ kind: _, sent, ...row }) => ({ ...row, ...JSON.parse(sent) }));
}

const samples: Record<InboxKindName, object> = {
  submissions: {
    ...{ type: 'tool', title: 't', description: 'd', category: 'LLM', worksForTool: false },
    ...{ submitterName: 'a', ministryName: 'm' },
  },
  contacts: { name: 'Naomi', message: 'Hello' },
  questions: { question: 'May we?', category: 'Starting out' },
};

/** Stores a row as it may have arrived long ago, bypassing the hub's handling of submissions. */
export async function insertSent(
  db: Kysely<Database>,
  kind: InboxKindName,
  row: Partial<Insertable<InboxTable>> & { id: string; createdAt: string },
): Promise<void> {
  const sample = JSON.stringify(samples[kind]);
  await db
    .insertInto('inbox')
    .values({ kind, sent: sample, email: 'a@b.example', ...row })
    .execute();
}
