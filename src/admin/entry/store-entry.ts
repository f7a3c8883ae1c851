import type { QueryClient } from '@tanstack/react-query';
import { hasStatus, send } from '#admin/api/call.ts';
import { refresh } from '#admin/api/reads.ts';
import type { Leaving } from '#server/api/staff/staff-answers.ts';
import type { WithRecord } from './editor.tsx';
import type { EntryKind } from './entry-kind.ts';
import { addressOf } from './entry-kind.ts';

/**
 * Stores an entry.
 * @param name of what is stored already; nothing for a new one
 * @throws {ApiError} 409 when somebody else was first, 422 for what is not right
 */
export async function storeEntry<Entry extends object>(
  client: QueryClient,
  kind: EntryKind<Entry>,
  name: string | undefined,
  record: Entry,
  version: number,
  { why, stricter }: WithRecord,
): Promise<{ version: number } & Leaving> {
  const body = { version, [kind.holds]: record, ...(why && { why }), ...(stricter && { stricter }) };
  return await (name === undefined
    ? send<{ version: number } & Leaving>('POST', kind.api, body)
    : send<{ version: number } & Leaving>('PUT', addressOf(kind, name), body)
  ).catch((error) => {
    // What stands beside the form is to know the version that somebody else made, too.
    if (name !== undefined && hasStatus(error, 409)) void refresh(client, addressOf(kind, name));
    throw error;
  });
}
