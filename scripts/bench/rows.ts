import type { AddressRow } from '#server/requests/address-row.ts';
import { startDesk } from '#tests/environment/desk.ts';
import { processorMsOf } from '#tests/processor-time.ts';
import { addressOf, declaredRows } from '#tests/table-rows.ts';
import { pageKinds } from './page-kinds.ts';
import { signedIn } from './signed-in.ts';

// Processor time of each row of the table of addresses when nothing is cached, and of a page of each kind: `npm run bench --
// --rows`.

const turns = 20;
const warmUpTurns = 3;

/** Requests of visitors, and reads of staff; writes of staff are measured by `--desk`. */
const isMeasured = ({ method, path }: AddressRow) => method === 'GET' || !/^\/api\/(staff|auth)\//.test(path);

/** Runs all measurements, in some minutes, and prints the most expensive first. */
export async function measureRows(): Promise<void> {
  await using server = await startDesk({ HUB_PAGE_CACHE: 'off' });
  const { origin, pid } = server;
  const cookie = await signedIn(origin);
  let client = 0;
  const ask = async (method: string, address: string): Promise<number> => {
    client += 1;
    const headers = {
      Cookie: cookie,
      Origin: origin,
      'Accept-Encoding': 'br',
      // Each request is from another visitor, so that no limit delays it.
      'X-Forwarded-For': `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`,
      ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
    };
    const answer = await fetch(origin + address, {
      method,
      headers,
      body: method === 'GET' ? undefined : '{}',
      redirect: 'manual',
    });
    await answer.arrayBuffer();
    return answer.status;
  };

  const requests = [
    ...declaredRows()
      .filter(isMeasured)
      .map((row) => ({ what: `${row.method} ${row.path}`, method: row.method as string, address: addressOf(row) })),
    ...pageKinds.map((address) => ({ what: `the page ${address}`, method: 'GET', address })),
  ];
  const rows: { what: string; 'processor ms': number; status: number }[] = [];
  for (const { what, method, address } of requests) {
    for (let turn = 0; turn < warmUpTurns; turn += 1) await ask(method, address);
    const before = processorMsOf(pid);
    let status = 0;
    for (let turn = 0; turn < turns; turn += 1) status = await ask(method, address);
    rows.push({ what, 'processor ms': (processorMsOf(pid) - before) / turns, status });
  }
  rows.sort((a, b) => b['processor ms'] - a['processor ms']);
  console.table(Object.fromEntries(rows.map(({ what, ...row }) => [what, row])));
}
