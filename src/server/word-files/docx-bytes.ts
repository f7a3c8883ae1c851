import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

// Date in the zip file, whose format has no time zone: this is its first day, wherever the build runs.
const firstZipDay = new Date(1980, 0, 1);

/** Replaces the time, the random ids and the counter that the library writes by the document's date and counted ids. */
export function withFixedBytes(docx: Uint8Array, date: string): Uint8Array {
  const relationship = counter();
  const bookmark = counter();
  const fixedEntries = Object.entries(unzipSync(docx)).map(([name, bytes]) => {
    if (!/\.(xml|rels)$/.test(name)) return [name, bytes] as const;
    const xml = strFromU8(bytes)
      .replace(/(?<=<dcterms:\w+ [^>]*>)[^<]*(?=<)/g, `${date}T00:00:00Z`)
      .replace(/(?<="rId)[a-z0-9_-]{21}(?=")/g, (id) => `Link${relationship(id)}`)
      .replace(/(?<=<w:bookmark(?:Start|End) [^>]*w:id=")\d+/g, (id) => `${bookmark(id)}`);
    return [name, strToU8(xml)] as const;
  });
  return zipSync(Object.fromEntries(fixedEntries), { level: 9, mtime: firstZipDay });
}

/** Assigns the same number to the same id, from 1. */
function counter() {
  const numbers = new Map<string, number>();
  return (id: string) => numbers.getOrInsertComputed(id, () => numbers.size + 1);
}
