import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { quotationStates } from '#domain/documents/compare-quotation.ts';
import { countEvidence } from '#domain/trust/count-evidence.ts';
import { systemClock } from '../clock/clock.ts';
import { countWriting } from '../content/count-writing.ts';
import { readContent } from '../content/read-content.ts';
import { readProse } from '../content/read-prose.ts';
import { DocumentThread } from '../documents/document-thread.ts';
import { keepReading } from '../documents/keep-reading.ts';
import type { FolderDocument, QuotationRead } from '../documents/read-folder.ts';
import { readFolder } from '../documents/read-folder.ts';
import { findQuotations } from '../records/quotations.ts';
import type { Settings } from '../settings.ts';
import { openForCommand } from './open-for-command.ts';
import { printError, printJson, printLines } from './print-lines.ts';
import { runCommand } from './run-command.ts';

// Usage: `npm run evidence` counts the authored evidence and the writings. Reading them also checks them, so that a verdict
// looser than its facts or a workflow against a card ends it with the sentence that says where.
// `npm run evidence -- read DIR [--json] [--keep]` reports whether a folder of saved documents still contains what the hub
// quotes; --keep stores what was read.

if (process.argv[2] === 'read') await runCommand(readDocuments);
else countAll();

async function readDocuments(settings: Settings, args: string[], callerFolder: string): Promise<string | undefined> {
  const [, folder, ...flags] = args;
  if (!folder || folder.startsWith('--') || flags.some((flag) => flag !== '--json' && flag !== '--keep'))
    return 'Tell a folder of saved documents: npm run evidence -- read DIR [--json] [--keep]';
  const { db, close } = await openForCommand(settings);
  try {
    await using thread = new DocumentThread();
    const keep = async (document: FolderDocument) => {
      await keepReading(db, thread, { ...document, now: systemClock.now().toISOString() });
    };
    const { quotations, elsewhere, problems } = await readFolder(resolve(callerFolder, folder), await findQuotations(db), {
      thread,
      today: systemClock.today(),
      onDocument: flags.includes('--keep') ? keep : undefined,
    });
    for (const problem of problems) printError(problem);
    if (flags.includes('--json')) for (const quotation of quotations) printJson(quotation);
    else printQuotations(quotations, elsewhere);
  } finally {
    await close();
  }
  return undefined;
}

function printQuotations(quotations: QuotationRead[], elsewhere: number): void {
  for (const { state, tool, id, passage, heading, day } of quotations) {
    const now = state === 'reworded' ? `; now “${passage}”` : '';
    printLines(`${state.padEnd(10)}  ${tool}/${id}, ${day}${heading ? `, under “${heading}”` : ''}${now}`);
  }
  for (const state of quotationStates)
    printLines(`${String(quotations.filter((quotation) => quotation.state === state).length).padStart(5)}  ${state}`);
  printLines(`${String(elsewhere).padStart(5)}  quotations rest on documents that are not in this folder`);
}

function countAll(): void {
  const root = fileURLToPath(new URL('../../../content', import.meta.url));
  const content = readContent(root);
  const today = systemClock.today();
  const { topics, ...counts } = countEvidence(content.tools, content.evidence, today);
  const lines: [number, string][] = [
    [counts.toolsWithFacts, `of ${counts.tools} tools have facts`],
    [counts.toolsWithMakersFacts, 'of them have facts from their maker’s own documents'],
    [counts.facts, 'facts'],
    [counts.factsAged + counts.factsExpired, 'facts that are more than 180 days old or of unknown age'],
    ...topics.map(({ noun, maker, notFound }): [number, string] => [
      maker,
      `tools with the maker’s own word on ${noun}; looked for in vain on ${notFound}`,
    ]),
    [counts.changes, 'changes of terms'],
  ];
  const writing = countWriting(content, readProse(root));
  const { least, most, mean } = writing.sourcesEach;
  const workflowLines: [number, string][] = [
    [writing.withPrompts, `of ${writing.workflows} workflows have prompts`],
    [writing.withBefore, '… say what to have and to set before the first step'],
    [writing.withExample, '… have an example'],
    [writing.withIfItGoesWrong, '… say what to do if it goes wrong'],
    [
      writing.withSources,
      `… name sources: ${least} to ${most} each, ${mean.toFixed(1)} on average; the others say that they are our own`,
    ],
  ];
  const textLines: [number, string][] = [
    [writing.prompts, 'prompts'],
    [writing.answers, 'answers'],
    [writing.answersOnLawOfficial, `of ${writing.answersOnLaw} answers on law rest on an official source`],
    [writing.situations, 'situations'],
    [writing.duties.number, 'telephone numbers, each with an official source or its operator’s'],
    [writing.duties.duty + writing.duties.date, 'duties and dates of law, each with a source and the day of reading'],
    [writing.dutiesOfficial, 'of these rows rest on an official source or an operator'],
    [writing.sharedSentences, 'sentences that two entries share'],
    [writing.sharedOpenings, `openings that more than six of ${counts.tools} tools share`],
  ];
  for (const [count, what] of [...lines, ...workflowLines, ...textLines]) printLines(`${String(count).padStart(5)}  ${what}`);
}
