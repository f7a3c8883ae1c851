// `npm run content:import [-- --overwrite]`; in a container `node src/server/commands/import-command.ts`.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importContent } from '../catalogue/import-content.ts';
import type { Content } from '../content/read-content.ts';
import { ContentError, readContent } from '../content/read-content.ts';
import { StartupError } from '../errors.ts';
import { openForCommand } from './open-for-command.ts';
import { runCommand } from './run-command.ts';

const authored = join(fileURLToPath(new URL('../../..', import.meta.url)), 'content');

await runCommand(async (settings, args) => {
  if (args.length > 1 || (args[0] !== undefined && args[0] !== '--overwrite'))
    return 'Tell at most --overwrite: npm run content:import -- --overwrite';
  const content = readAuthored();
  const { db, kind, close } = await openForCommand(settings);
  try {
    const options = { now: new Date().toISOString(), overwrite: args[0] === '--overwrite' };
    const report = await importContent(db, kind, content, options);
    const lines: [files: string[], what: string][] = [
      [report.inserted, 'new'],
      [report.updated, 'brought up to its file'],
      [report.removed, 'gone from its file'],
      [report.overwritten, 'staff’s edit overwritten'],
      [report.followed, 'edited by staff as the file says it; follows its file again'],
      [report.keptAsEdited, 'left as staff edited it; --overwrite takes the file'],
    ];
    for (const [files, what] of lines) for (const file of files) console.log(`${file}: ${what}`);
    const changes = report.inserted.length + report.updated.length + report.removed.length + report.overwritten.length;
    console.log(
      changes === 0 ? 'Nothing changed on the site.' : `Records changed: ${changes}. The site shows them within a second.`,
    );
  } finally {
    await close();
  }
  return undefined;
});

function readAuthored(): Content {
  try {
    return readContent(authored);
  } catch (error) {
    if (error instanceof ContentError) throw new StartupError(`Some files under content/ are wrong:\n${error.message}`);
    throw error;
  }
}
