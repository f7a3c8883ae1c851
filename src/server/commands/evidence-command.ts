import { fileURLToPath } from 'node:url';
import { countEvidence } from '#domain/trust/count-evidence.ts';
import { readContent } from '../content/read-content.ts';

// `npm run evidence`: what the authored evidence amounts to. Reading it also checks it, so that a verdict looser than its facts
// or a workflow against a card ends it with the sentence that says where.

const content = readContent(fileURLToPath(new URL('../../../content', import.meta.url)));
const today = new Date().toISOString().slice(0, 10);
const { topics, ...counts } = countEvidence(content.tools, content.evidence, today);
const lines: [number, string][] = [
  [counts.toolsWithFacts, `of ${counts.tools} tools have facts`],
  [counts.toolsWithMakersFacts, 'of them have facts from their maker’s own documents'],
  [counts.facts, 'facts'],
  [counts.factsAged + counts.factsExpired, 'facts read more than 180 days ago'],
  ...topics.map(({ noun, maker, notFound }): [number, string] => [
    maker,
    `tools with the maker’s own word on ${noun}; looked for in vain on ${notFound}`,
  ]),
  [counts.changes, 'changes of terms'],
];
for (const [count, what] of lines) console.log(`${String(count).padStart(5)}  ${what}`);
