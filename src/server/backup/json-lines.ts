import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { asAdopted } from '../database/migration-list.ts';
import type { BackupSource, Row } from './backup-source.ts';
import { BackupError } from './backup-source.ts';

// Backups of PostgreSQL are gzipped text, one JSON value a line: a head, one [table, row] for each row, and a tail with the
// number of rows of each table, without which the file is incomplete. They need no program of PostgreSQL's, whose version would
// have to match the server's, and can be restored on SQLite as well (docs/operations.md).

const headSchema = z.object({ hubBackup: z.literal(1), madeAt: z.string(), migrations: z.array(z.string()) });
const rowSchema = z.tuple([z.string(), z.record(z.string(), z.unknown())]);
const tailSchema = z.object({ rows: z.record(z.string(), z.number()) });

/**
 * Writes a backup.
 * @param rowsOf every row of a table, each as JSON text
 */
export async function writeJsonLines(
  file: string,
  options: { migrations: string[]; madeAt: string; tables: string[]; rowsOf: (table: string) => AsyncIterable<string> },
): Promise<Record<string, number>> {
  const { migrations, madeAt, tables, rowsOf } = options;
  const counts: Record<string, number> = {};
  async function* lines() {
    yield `${JSON.stringify({ hubBackup: 1, madeAt, migrations })}\n`;
    for (const table of tables) {
      counts[table] = 0;
      for await (const row of rowsOf(table)) {
        counts[table] += 1;
        yield `[${JSON.stringify(table)},${row}]\n`;
      }
    }
    yield `${JSON.stringify({ rows: counts })}\n`;
  }
  await pipeline(lines, createGzip(), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  return counts;
}

/**
 * Opens a backup after reading it once to its end.
 * @throws {BackupError} when it is incomplete.
 */
export async function openJsonLines(file: string): Promise<BackupSource> {
  const counts: Record<string, number> = {};
  let head: z.output<typeof headSchema> | undefined;
  let tail: z.output<typeof tailSchema> | undefined;
  try {
    for await (const value of valuesOf(file)) {
      const row = rowSchema.safeParse(value).data;
      if (row) counts[row[0]] = (counts[row[0]] ?? 0) + 1;
      else if (head) tail = tailSchema.parse(value);
      else head = headSchema.parse(value);
    }
  } catch (error) {
    throw new BackupError(
      `${file} cannot be read to its end (${(error as Error).message}). It is damaged, or no backup of the hub.`,
    );
  }
  const isWhole = tail && Object.entries(tail.rows).every(([table, count]) => (counts[table] ?? 0) === count);
  if (!head || !isWhole) throw new BackupError(`${file} is not whole: its writing was cut short, or it was changed.`);
  return {
    // gzip ends with a checksum, which was verified just now.
    isProven: true,
    migrations: asAdopted(head.migrations),
    async *rows() {
      for await (const value of valuesOf(file)) {
        if (Array.isArray(value)) yield { table: value[0] as string, row: value[1] as Row };
      }
    },
  };
}

async function* valuesOf(file: string): AsyncIterable<unknown> {
  const unpacked = createGunzip();
  const reading = pipeline(createReadStream(file), unpacked);
  // A failure also ends the lines, and is thrown after them.
  reading.catch(() => {});
  const lines = createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY });
  // Ignores errors after an invalid line, when nobody reads the lines any more: they would end the process.
  lines.on('error', () => {});
  for await (const line of lines) yield JSON.parse(line);
  await reading;
}
