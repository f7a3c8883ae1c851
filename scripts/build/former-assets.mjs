import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** Time for which the files of a former release are served: a tab that was open before still requests them. */
export const formerAssetsMs = 7 * 24 * 3_600_000;

/** Parts of a build whose files have a hash in their name. */
const parts = ['client', 'desk'];

/**
 * Copies the hashed files of the replaced release into the next one, as `former/`, together with those that it had copied itself,
 * until they are a week old. A copied file's time is the time of its replacement.
 * @param {string} replaced folder of the release that is replaced
 * @param {string} next folder of the release that replaces it
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
