import { open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Has `write` make a file under another name, and gives it its own once it is on the disk: whatever happens, a file of
 * this name is whole.
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

/** Also what SQLite makes beside a file that it writes. */
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
