import { fileURLToPath } from 'node:url';
import { countEvidence } from '#domain/trust/count-evidence.ts';
import { readContent } from '../content/read-content.ts';

// `npm run evidence`: what the authored evidence amounts to. Reading it also checks it, so that a verdict looser than its facts
// or a workflow against a card ends it with the sentence that says where.

const content = readContent(fileURLToPath(new URL('../../../content', import.meta.url)));
const today = new Date().toISOString().slice(0, 10);
for (const [what, count] of Object.entries(countEvidence(content.evidence, today)))
  console.log(`${String(count).padStart(5)}  ${what}`);
