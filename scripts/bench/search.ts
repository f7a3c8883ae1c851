// `node scripts/bench/search.ts`: how long a search takes on 10,000 tools and 5,000 workflows, made up from the words of the
// catalogue, how long preparing them blocks the server, and what they weigh. Design, section 9: an answer within 100 ms.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createSnapshot } from '#domain/snapshot/snapshot.ts';
import { readContent } from '#server/content/read-content.ts';
import { SiteSearch } from '#server/search/site-search.ts';
import { writingEntries } from '#server/search/writing-entries.ts';

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
const numbered = <T>(records: readonly T[], count: number, change: (record: T, number: number) => T) =>
  Array.from({ length: count }, (_, number) => change(records[number % records.length] as T, number));
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

const timesOf = new Map(queries.map((q) => [q, [] as number[]]));
for (let round = 0; round < 9; round++) {
  for (const [q, times] of timesOf) {
    const started = performance.now();
    await search.answer(snapshot, { q }, today);
    times.push(performance.now() - started);
  }
}
const rows: Record<string, unknown>[] = [];
for (const [query, times] of timesOf) {
  const { total } = await search.answer(snapshot, { q: query }, today);
  const [first = 0] = times;
  const [, , , , median = 0, , , , worst = 0] = times.toSorted((a, b) => a - b);
  rows.push({
    query,
    results: total,
    'first ms': Math.round(first),
    'median ms': Math.round(median),
    'worst ms': Math.round(worst),
  });
}
console.table(rows);
console.log(`with what searching leaves behind ${Math.round((await megabytes()) - before)} MB`);
