// Usage: `npm run content:export [-- --to FOLDER]`; in a container `node src/server/commands/export-command.ts`.
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StoredCatalogue } from '../catalogue/catalogue.ts';
import { catalogueOf, readStored } from '../catalogue/catalogue.ts';
import { exportContent } from '../catalogue/export-content.ts';
import { ContentError, newestReading, readContent } from '../content/read-content.ts';
import { recordProblems } from '../content/record-rules.ts';
import { openForCommand } from './open-for-command.ts';
import { printLines } from './print-lines.ts';
import { runCommand } from './run-command.ts';

const authored = join(fileURLToPath(new URL('../../..', import.meta.url)), 'content');

await runCommand(async (settings, args, callerFolder) => {
  const [flag, folder, ...more] = args;
  if (more.length > 0 || (flag !== undefined && (flag !== '--to' || !folder)))
    return 'Tell at most a folder: npm run content:export -- --to FOLDER';
  const target = folder ? resolve(callerFolder, folder) : authored;
  // Public files, which others review.
  process.umask(0o022);

  const { db, close } = await openForCommand(settings);
  try {
    const storedCatalogue = await readStored(db);
    const mistakes = mistakesIn(storedCatalogue);
    const { written, unchanged, withoutRecord } = exportContent(storedCatalogue, authored, target);
    for (const file of written) printLines(`written: ${file}`);
    for (const file of withoutRecord) printLines(`left alone, not in the database: ${file}`);
    for (const mistake of mistakes) printLines(`npm run check will refuse: ${mistake}`);
    printLines(`${target} holds the catalogue: files written: ${written.length}, as they were: ${unchanged}.`);
  } finally {
    await close();
  }
  return undefined;
});

/** Problems between the exported records, such as those that a stricter card has left: to be fixed before the check. */
function mistakesIn(storedCatalogue: StoredCatalogue): string[] {
  try {
    const files = readContent(authored, { onLeft: () => undefined });
    const problems = recordProblems(catalogueOf(files, storedCatalogue), newestReading(storedCatalogue.evidence));
    return problems.map(({ file, field, message }) => `${file}: ${field}: ${message}`);
  } catch (error) {
    // Files around the records were wrong before: the check reports that, and the export is not about them.
    if (error instanceof ContentError) return [];
    throw error;
  }
}
