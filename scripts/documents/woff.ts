import { inflateSync } from 'node:zlib';

const headerBytes = { woff: 44, font: 12 };
const entryBytes = { woff: 20, font: 16 };

/** A WOFF is a TrueType font whose tables are compressed one by one (W3C, WOFF 1.0, sections 3 to 5). */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(headerBytes.font + entryBytes.font * count);
  // The kind of font, the number of tables, and three numbers for searching among them that follow from it.
  const steps = Math.floor(Math.log2(count));
  woff.copy(header, 0, 4, 8);
  for (const [index, value] of [count, 16 << steps, steps, count * 16 - (16 << steps)].entries())
    header.writeUInt16BE(value, 4 + 2 * index);

  const tables: Buffer[] = [];
  let offset = header.length;
  for (let index = 0; index < count; index += 1) {
    const entry = headerBytes.woff + entryBytes.woff * index;
    const [from, packed, length, checksum] = [4, 8, 12, 16].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(from, from + packed);
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packed < length ? inflateSync(bytes) : bytes).copy(table);
    tables.push(table);

    const target = headerBytes.font + entryBytes.font * index;
    woff.copy(header, target, entry, entry + 4);
    for (const [field, value] of [checksum, offset, length].entries()) header.writeUInt32BE(value, target + 4 + 4 * field);
    offset += table.length;
  }
  return Buffer.concat([header, ...tables]);
}
