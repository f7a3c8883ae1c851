import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Has `write` make a file under another name, and gives it its own once it is on the disk: whatever happens, a file of
 * this name is whole.
 */
export async function writeSafely<T>(file: string, write: (unfinished: string) => Promise<T>): Promise<T> {
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true });
  try {
    const result = await write(unfinished);
    await syncToDisk(unfinished);
    await rename(unfinished, file);
    await syncToDisk(dirname(file));
    return result;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
