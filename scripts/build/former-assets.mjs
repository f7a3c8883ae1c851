import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** How long the files of a former release are served: a tab that was open before still asks for them. */
export const formerAssetsMs = 7 * 24 * 3_600_000;

/** The parts of a build whose files carry a hash in their name. */
const parts = ['client', 'desk'];

/**
 * Carries the hashed files of the release that is replaced into the one that takes its place, as `former/`, and with them
 * those that it had carried itself, until they are a week old. A carried file's time is the one at which it was replaced.
 * @param {string} replaced the folder of the release that is replaced
 * @param {string} next the folder of the one that takes its place
 * @param {Date} now
 */
export function carryFormerAssets(replaced, next, now) {
  for (const part of parts) {
    const carried = filesIn(join(replaced, 'former', part, 'assets'));
    const left = filesIn(join(replaced, part, 'assets')).map((file) => ({ ...file, since: now }));
    const current = new Set(filesIn(join(next, part, 'assets')).map(({ name }) => name));
    const folder = join(next, 'former', part, 'assets');
    for (const { name, path, since } of [...carried, ...left]) {
      if (current.has(name) || now.getTime() - since.getTime() >= formerAssetsMs) continue;
      mkdirSync(folder, { recursive: true });
      copyFileSync(path, join(folder, name));
      utimesSync(join(folder, name), since, since);
    }
  }
}

/**
 * @param {string} folder
 * @returns {{ name: string, path: string, since: Date }[]}
 */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => ({ name, path: join(folder, name), since: statSync(join(folder, name)).mtime }));
}
