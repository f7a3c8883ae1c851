// Usage: `npm run content:import [-- --overwrite] [--why TEXT]`; in a container `node src/server/commands/import-command.ts`.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { mostWhyCharacters } from '#domain/staff/record-kinds.ts';
import { importContent } from '../catalogue/follow-files.ts';
import { systemClock } from '../clock/clock.ts';
import { dayProblems } from '../content/day-rules.ts';
import type { Content } from '../content/read-content.ts';
import { ContentError, readContent } from '../content/read-content.ts';
import { StartupError } from '../errors.ts';
import { RecordsBroken } from '../records/judge-records.ts';
import { openForCommand } from './open-for-command.ts';
import { printLines } from './print-lines.ts';
import { runCommand } from './run-command.ts';

const authored = join(fileURLToPath(new URL('../../..', import.meta.url)), 'content');

await runCommand(async (settings, args) => {
  const options = readOptions(args);
  if (!options) return 'Tell at most --overwrite and --why: npm run content:import -- --overwrite --why "Prices of May"';
  const content = readAuthored();
  const { db, close } = await openForCommand(settings);
  try {
    const report = await importContent(db, content, { now: systemClock.now().toISOString(), ...options }).catch((error) => {
      if (!(error instanceof RecordsBroken)) throw error;
      throw new StartupError(`The files do not go together with what staff edited; nothing was changed:\n${error.message}`);
    });
    const lines: [files: string[], what: string][] = [
      [report.inserted, 'new'],
      [report.updated, 'brought up to its file'],
      [report.removed, 'gone from its file'],
      [report.overwritten, 'staff’s edit overwritten'],
      [report.followed, 'edited by staff as the file says it; follows its file again'],
      [report.keptAsEdited, 'left as staff edited it; --overwrite takes the file'],
    ];
    for (const [files, what] of lines) for (const file of files) printLines(`${file}: ${what}`);
    for (const mistake of report.leftWrong) printLines(`wrong by now: ${mistake}`);
    const changes = report.inserted.length + report.updated.length + report.removed.length + report.overwritten.length;
    printLines(
      changes === 0 ? 'Nothing changed on the site.' : `Records changed: ${changes}. The site shows them within a second.`,
    );
  } finally {
    await close();
  }
  return undefined;
});

/** Parses the options; undefined when they cannot be read. */
function readOptions(args: readonly string[]): { overwrite: boolean; why?: string } | undefined {
  try {
    const { values } = parseArgs({ args: [...args], options: { overwrite: { type: 'boolean' }, why: { type: 'string' } } });
    const why = values.why?.trim().slice(0, mostWhyCharacters);
    return { overwrite: values.overwrite ?? false, ...(why && { why }) };
  } catch {
    return undefined;
  }
}

function readAuthored(): Content {
  try {
    const content = readContent(authored, { onLeft: () => undefined });
    const problems = dayProblems(content, systemClock.today());
    if (problems.length > 0) throw new ContentError(problems);
    return content;
  } catch (error) {
    if (error instanceof ContentError) throw new StartupError(`Some files under content/ are wrong:\n${error.message}`);
    throw error;
  }
}
