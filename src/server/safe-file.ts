import { open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Makes a file with `write` under a temporary name, and renames it once it is on the disk: a file of this name is always
 * complete.
 */
export async function writeSafely<T>(file: string, write: (unfinished: string) => Promise<T>): Promise<T> {
  const unfinished = `${file}.unfinished`;
  await removeBeginning(unfinished);
  try {
    const result = await write(unfinished);
    await syncToDisk(unfinished);
    await rename(unfinished, file);
    await syncToDisk(dirname(file));
    return result;
  } catch (error) {
    await removeBeginning(unfinished);
    throw error;
  }
}

/** Removes an unfinished file, and the files that SQLite makes next to the one that it writes. */
async function removeBeginning(path: string): Promise<void> {
  const names = await readdir(dirname(path)).catch(() => []);
  for (const name of names) if (name.startsWith(basename(path))) await rm(join(dirname(path), name), { force: true });
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
