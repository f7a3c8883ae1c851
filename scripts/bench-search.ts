// `node scripts/bench-search.ts`: how long a search takes on 10,000 tools and 5,000 workflows, made up from the words of the
// catalogue. Design, section 9: an answer within 100 ms.
import { fileURLToPath } from 'node:url';
import { createSnapshot } from '#domain/catalogue/snapshot.ts';
import { readContent } from '#server/content/read-content.ts';
import { SiteSearch } from '#server/search/site-search.ts';
import { writingEntries } from '#server/search/writing-entries.ts';

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
];

const root = fileURLToPath(new URL('../content', import.meta.url));
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

const begun = performance.now();
search.answer(snapshot, {});
console.log(`${toolCount} tools and ${workflowCount} workflows prepared in ${Math.round(performance.now() - begun)} ms`);
const rows = queries.map((q) => {
  const times = Array.from({ length: 9 }, () => {
    const started = performance.now();
    search.answer(snapshot, { q });
    return performance.now() - started;
  }).sort((a, b) => a - b);
  return {
    query: q,
    results: search.answer(snapshot, { q }).total,
    'median ms': Math.round(times[4] ?? 0),
    'worst ms': Math.round(times[8] ?? 0),
  };
});
console.table(rows);
