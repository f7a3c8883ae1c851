// `npm run bench -- --search`: processor time of a search in the hub's own catalogue, and the delay of every other response
// while the index is prepared after an edit. Uses the 120 questions of tests/contracts/search-questions.ts: an answer within
// 100 ms (docs/product.md).
import { fileURLToPath } from 'node:url';
import { createSnapshot } from '#domain/snapshot/snapshot.ts';
import { readContent } from '#server/content/read-content.ts';
import { SiteSearch } from '#server/search/site-search.ts';
import { writingEntries } from '#server/search/writing-entries.ts';
import { heldOutQuestions, tuning } from '#tests/contracts/search-questions.ts';
import { processorMs } from '#tests/processor-time.ts';

const mostMs = 100;
const rounds = 9;
const today = '2026-11-22';

const root = fileURLToPath(new URL('../../content', import.meta.url));
const content = readContent(root);
const search = new SiteSearch(writingEntries(root, content.categories), content.searchAliases);

const middleOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const snapshots = Array.from({ length: rounds }, (_, number) => createSnapshot(number, content));
const preparing = snapshots.map((each) => processorMs(() => search.prepare(each)));
console.log(`prepared in ${Math.round(preparing[0] ?? 0)} ms at first, in ${Math.round(middleOf(preparing))} ms as a rule`);

const [snapshot = createSnapshot(1, content)] = snapshots;
const rows = [...tuning, ...heldOutQuestions]
  .map(({ asked: q }) => {
    const times = Array.from({ length: rounds }, () => processorMs(() => search.answer(snapshot, { q }, today)));
    return { question: q, 'middle ms': Math.round(middleOf(times)), 'worst ms': Math.round(Math.max(...times)) };
  })
  .toSorted((a, b) => b['middle ms'] - a['middle ms']);
console.log(
  `${rows.length} questions, ${rounds} times each, take ${middleOf(rows.map((row) => row['middle ms']))} ms as a rule. The slowest:`,
);
console.table(rows.slice(0, 5));
if ((rows[0]?.['middle ms'] ?? 0) > mostMs) {
  console.error(`A question takes more than ${mostMs} ms.`);
  process.exitCode = 1;
}
