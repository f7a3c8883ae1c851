import { addressRows } from '#server/http/address-rows.ts';
import type { AddressRow } from '#server/requests/address-row.ts';
import { buildClock } from './clock.ts';

/** Every row of the table of addresses, as it is declared: what would answer is not there. */
export const declaredRows = (): AddressRow[] =>
  addressRows({
    clock: buildClock(),
    visitors: { admission: { clock: buildClock() }, termsWatches: {} },
    staff: { context: {} },
  } as never);

/** What is there in the authored catalogue under each name in a path. */
const named: Record<string, string> = {
  tools: 'otter',
  workflows: 'sermon-transcript-to-small-group-discussion-guide',
  answers: 'are-church-management-systems-safe-for-records',
  documents: 'guide-llms',
  'your-church': 'page',
  'form-tokens': 'contact',
};

/** An address of a row. */
export function addressOf({ path }: Pick<AddressRow, 'path'>): string {
  const parts = path.split('/');
  return parts.map((part, at) => (part.startsWith(':') ? (named[parts[at - 1] ?? ''] ?? 'a-name') : part)).join('/');
}
