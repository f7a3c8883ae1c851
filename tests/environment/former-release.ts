import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { lastReleaseBefore } from '#server/database/migration-list.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Folder of the release before this one, built: the last tag, else the last commit before the baseline of migrations. It is made
 * once, which takes minutes and requests from npm's registry; FORMER_RELEASE names an existing one.
 * @throws when it cannot be built
 */
export async function formerRelease(): Promise<string> {
  const existingFolder = process.env.FORMER_RELEASE;
  if (existingFolder) return existingFolder;
  const tagged = await run('git', ['describe', '--tags', '--abbrev=0'], { cwd: root }).catch(() => undefined);
  const version = tagged?.stdout.trim() ?? lastReleaseBefore;
  const folder = join(root, '.cache/former-release', version);
  if (!existsSync(join(folder, 'dist/server'))) {
    mkdirSync(folder, { recursive: true });
    await run('sh', ['-euc', 'git archive "$1" | tar --extract --directory "$2"', 'sh', version, folder], { cwd: root });
    await run('npm', ['run', 'build'], { cwd: folder, env: { ...process.env, INIT_CWD: folder } });
  }
  return folder;
}
