import { startDesk } from '#tests/environment/desk.ts';
import { processorMsOf } from '#tests/processor-time.ts';
import { signedIn } from './signed-in.ts';

// Processor time of staff's work, and visitors' waiting time meanwhile: `npm run bench -- --desk`.

const turns = 5;
const mostAtOnce = 200;
const probeMs = 5;
const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Listed {
  slug: string;
  version: number;
}

/** Runs all measurements, in about half a minute. Pages are not rendered ahead after a save: that work yields to visitors. */
export async function measureDesk(): Promise<void> {
  await using server = await startDesk();
  const { origin, pid } = server;
  const cookie = await signedIn(origin);
  const ask = async (method: string, path: string, body?: object) => {
    const headers = {
      Cookie: cookie,
      Origin: origin,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    };
    const answer = await fetch(`${origin}/api/staff${path}`, { method, headers, body: body && JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.status === 204 ? undefined : answer.json();
  };

  /** Longest wait of a client that requests `path` again and again until `work` is done. */
  const longestWait = async (path: string, work: () => Promise<unknown>): Promise<number> => {
    let isOver = false;
    let longest = 0;
    const probing = (async () => {
      while (!isOver) {
        const start = performance.now();
        await (await fetch(origin + path)).arrayBuffer();
        longest = Math.max(longest, performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, probeMs));
      }
    })();
    await work();
    isOver = true;
    await probing;
    return longest;
  };

  const rows: Record<string, { 'processor ms': number; '/healthz waits ms': number; 'a cached page waits ms': number }> = {};
  /** Measures some work several times. @param work gets the number of the turn */
  const measure = async (what: string, work: (turn: number) => Promise<unknown>, count = turns) => {
    await work(0);
    const costs: number[] = [];
    for (let turn = 1; turn <= count; turn += 1) {
      const before = processorMsOf(pid);
      await work(turn);
      costs.push(processorMsOf(pid) - before);
    }
    await fetch(`${origin}/tools/otter`);
    const health = await longestWait('/healthz', () => work(count + 1));
    await fetch(`${origin}/tools/otter`);
    const page = await longestWait('/tools/otter', () => work(count + 2));
    rows[what] = {
      'processor ms': middle(costs),
      '/healthz waits ms': Math.round(health),
      'a cached page waits ms': Math.round(page),
    };
    console.log(`  ${what}`);
  };

  await measure('Home, when nothing changed (counts)', () => ask('GET', '/counts'));
  await measure('the queue of re-checks', () => ask('GET', '/recheck'));
  await measure('a save', async (turn) => {
    const { version, tool } = await ask('GET', '/tools/canva');
    await ask('PUT', '/tools/canva', { version, tool: { ...tool, effectiveness: `${tool.effectiveness.slice(0, 80)} ${turn}` } });
  });
  const entriesOf = async () =>
    ((await ask('GET', `/tools?limit=${mostAtOnce}`)) as Listed[]).map(({ slug, version }) => ({ slug, version }));
  let set = '';
  await measure(
    'all tools marked as checked, and it undone',
    async () => {
      const wish = { kind: 'tools', entries: await entriesOf(), act: { does: 'check' }, why: 'Measured' };
      ({ id: set } = await ask('POST', '/change-sets', wish));
      await ask('POST', `/change-sets/${set}/undo`, {});
    },
    1,
  );
  console.table(rows);
}
