// `npm run bench -- --search`: how long a search takes on 10,000 tools and 5,000 workflows, which are the authored ones and copies
// of them under other names; how long preparing them blocks the server, and what they weigh. Asked are single words and the 120
// questions of tests/contracts/search-questions.ts: an answer within 100 ms (docs/product.md).
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createSnapshot } from '#domain/snapshot/snapshot.ts';
import { readContent } from '#server/content/read-content.ts';
import { SiteSearch } from '#server/search/site-search.ts';
import { writingEntries } from '#server/search/writing-entries.ts';
import { held, tuning } from '#tests/contracts/search-questions.ts';

const mostMs = 100;
const rounds = 9;
const today = '2026-11-22';
const toolCount = 10_000;
const workflowCount = 5_000;
const queries = [
  'a',
  'ch',
  'church',
  'sermon',
  'message clips for instagram',
  'write a sermon outline',
  'translate our service into spanish for the new families of our parish on sunday morning',
  'propresentor',
  'sunday school',
  'zzzzqqqqzzzz',
  'may we put the prayer list and photos of our sunday school children into chatgpt',
  'alternative to midjourney that is free and works offline on my own computer',
  'church management tools',
];

const root = fileURLToPath(new URL('../../content', import.meta.url));
const content = readContent(root);
/** The records themselves, and then copies of them. */
const numbered = <T>(records: readonly T[], count: number, copy: (record: T, number: number) => T) =>
  Array.from({ length: count }, (_, number) => {
    const record = records[number % records.length] as T;
    return number < records.length ? record : copy(record, number);
  });
const snapshot = createSnapshot(1, {
  ...content,
  tools: numbered(content.tools, toolCount, (tool, number) => ({
    ...tool,
    slug: `${tool.slug}-${number}`,
    name: `${tool.name} ${number.toString(36)}x`,
  })),
  workflows: numbered(content.workflows, workflowCount, (workflow, number) => ({
    ...workflow,
    slug: `${workflow.slug}-${number}`,
    title: `${workflow.title} ${number.toString(36)}y`,
  })),
});
const search = new SiteSearch(writingEntries(root, content.categories), content.searchAliases);

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const megabytes = async () => {
  // What a finished promise held goes with the second.
  collectGarbage();
  await setImmediate();
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
};

const before = await megabytes();
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
const begun = performance.now();
await search.prepare(snapshot);
const took = performance.now() - begun;
delay.disable();
console.log(
  `${toolCount} tools and ${workflowCount} workflows prepared in ${Math.round(took)} ms; the longest time in which nothing else was answered: ${Math.round(delay.max / 1e6)} ms; the index weighs ${Math.round((await megabytes()) - before)} MB`,
);

interface Timed {
  query: string;
  first: number;
  median: number;
  worst: number;
}

/** Asks each query as often as there are rounds, all of them in every round. */
async function timed(asked: readonly string[]): Promise<Timed[]> {
  const timesOf = new Map(asked.map((query) => [query, [] as number[]]));
  for (let round = 0; round < rounds; round++) {
    for (const [q, times] of timesOf) {
      const started = performance.now();
      await search.answer(snapshot, { q }, today);
      times.push(performance.now() - started);
    }
  }
  return [...timesOf].map(([query, times]) => {
    const [first = 0] = times;
    const sorted = times.toSorted((a, b) => a - b);
    return { query, first, median: middleOf(sorted), worst: sorted.at(-1) ?? 0 };
  });
}

const middleOf = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)] ?? 0;
const inRow = ({ query, first, median, worst }: Timed) => ({
  query,
  'first ms': Math.round(first),
  'median ms': Math.round(median),
  'worst ms': Math.round(worst),
});

console.table((await timed(queries)).map(inRow));
const questions = (await timed([...tuning, ...held].map(({ asked }) => asked))).toSorted((a, b) => a.median - b.median);
const slowest = questions.toSorted((a, b) => b.worst - a.worst).slice(0, 5);
const middle = middleOf(questions.map(({ median }) => median));
console.log(
  `${questions.length} questions, ${rounds} times each: the middle one takes ${Math.round(middle)} ms, the slowest ${Math.round(questions.at(-1)?.median ?? 0)} ms as a rule and ${Math.round(slowest[0]?.worst ?? 0)} ms once. The slowest:`,
);
console.table(slowest.map(inRow));
if (slowest.some(({ worst }) => worst > mostMs)) {
  console.error(`A question took more than ${mostMs} ms.`);
  process.exitCode = 1;
}
console.log(`with what searching leaves behind ${Math.round((await megabytes()) - before)} MB`);
