import { request } from '#admin/api/call.ts';
import type { Leaving } from '#server/api/staff/staff-answers.ts';
import type { WithRecord } from './editor.tsx';
import type { EntryKind, EntryValues } from './entry-kind.ts';
import { addressOf } from './entry-kind.ts';

/**
 * Stores an entry; the caller reads the screen again once its form is closed.
 * @param name name of the stored entry; undefined for a new one
 * @throws {ApiError} 409 if somebody else saved first, 422 for validation errors
 */
export function storeEntry(
  kind: Pick<EntryKind, 'api' | 'holds'>,
  name: string | undefined,
  record: EntryValues,
  version: number,
  { why, stricter }: WithRecord,
): Promise<{ version: number } & Leaving> {
  const body = { version, [kind.holds]: record, ...(why && { why }), ...(stricter && { stricter }) };
  return name === undefined ? request('POST', kind.api, body) : request('PUT', addressOf(kind, name), body);
}
