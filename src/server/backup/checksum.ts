import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

// SQLite's own check looks at the structure of a file, and not at its content. So a backup ends with a line with the SHA-256 of
// everything before it. SQLite reads as many pages as the header of the file names, and ignores the line.

const lineLength = lineOf('').length + 64;
/** Smallest page of a SQLite file, which is a number of pages: a file with a line at its end is not. */
const leastPage = 512;

/**
 * Result of checking a file: its line confirms it, contradicts it, or is missing, as in a file that only SQLite wrote.
 */
export type Proof = 'whole' | 'damaged' | 'none';

/** Ends a SQLite file with the line that proves it. */
export async function addChecksum(file: string): Promise<void> {
  await appendFile(file, lineOf(await hashOf(file)));
}

/** Checks a SQLite file against the line at its end. */
export async function proofOf(file: string): Promise<Proof> {
  const { size } = await stat(file);
  if (size % leastPage === 0) return 'none';
  const end = size - lineLength;
  if (end <= 0) return 'damaged';
  return (await lastLine(file, end)) === lineOf(await hashOf(file, end)) ? 'whole' : 'damaged';
}

function lineOf(hash: string): string {
  return `\nhub-backup-sha256 ${hash}\n`;
}

/** Computes the SHA-256 of a file, or of its first `length` bytes, in hexadecimal digits. */
async function hashOf(file: string, length = Number.POSITIVE_INFINITY): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file, { end: length - 1 }), hash);
  return hash.digest('hex');
}

async function lastLine(file: string, from: number): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(lineLength), 0, lineLength, from);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
