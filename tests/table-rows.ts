import { addressRows } from '#server/http/address-rows.ts';
import type { AddressRow } from '#server/requests/address-row.ts';
import { buildClock } from './clock.ts';

/** Every row of the table of addresses, as it is declared, without its handlers. */
export const declaredRows = (): AddressRow[] =>
  addressRows({
    clock: buildClock(),
    visitors: { admission: { clock: buildClock() }, termsWatches: {} },
    staff: { context: {} },
  } as never);

/** Existing value in the authored catalogue for each name in a path. */
const names: Record<string, string> = {
  tools: 'otter',
  workflows: 'sermon-transcript-to-small-group-discussion-guide',
  answers: 'are-church-management-systems-safe-for-records',
  documents: 'guide-llms',
  'your-church': 'page',
  'form-tokens': 'contact',
};

/** Address of a row with existing values. */
export function addressOf({ path }: Pick<AddressRow, 'path'>): string {
  const parts = path.split('/');
  return parts.map((part, at) => (part.startsWith(':') ? (names[parts[at - 1] ?? ''] ?? 'a-name') : part)).join('/');
}
