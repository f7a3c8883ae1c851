// Puts a Brotli and a gzip copy next to every text file of a folder, so that the server never compresses them itself.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textFile = /\.(js|css|svg|json|txt|md|webmanifest)$/;
/** Size below which a file gains less than the header that announces the encoding. */
const worthwhileBytes = 256;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const folder = process.argv[2];
if (!folder) throw new Error('Tell the folder: node scripts/build/compress-assets.ts dist/client');

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length <= worthwhileBytes) return;
  const [brotli, gzipped] = await Promise.all([
    toBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    toGzip(bytes, { level: 9 }),
  ]);
  await Promise.all([keepIfSmaller(`${file}.br`, brotli, bytes), keepIfSmaller(`${file}.gz`, gzipped, bytes)]);
}

async function keepIfSmaller(file: string, compressed: Buffer, plain: Buffer): Promise<void> {
  if (compressed.length < plain.length) await writeFile(file, compressed);
}

const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && textFile.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
await Promise.all(files.map(compress));
