import { constants, deflateRawSync, deflateSync } from 'node:zlib';

/** Parts of a test's PDF. */
export interface PdfParts {
  /** Operators of each page, such as `(Words) Tj` within a text. */
  pages: (string | Buffer)[];
  /** Further objects, numbered from 10,000 on. */
  objects?: string[];
  /** Further entries of the catalog, such as `/OpenAction 10000 0 R`. */
  catalog?: string;
  /** Bytes of a picture that no page shows. */
  picture?: Buffer;
}

/** Operators of a text, a line each. */
export const pdfText = (lines: readonly string[]): string =>
  `BT /F1 10 Tf 14 TL 50 750 Td ${lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join('\n')} ET`;

/** A PDF as programs write them, with compressed pages. */
export function buildPdf({ pages, objects = [], catalog = '', picture }: PdfParts): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')];
  const places: [number: number, offset: number][] = [];
  let offset = parts[0]?.length ?? 0;
  const add = (number: number, ...content: (string | Buffer)[]) => {
    const object = Buffer.concat([
      Buffer.from(`${number} 0 obj\n`),
      ...content.map((part) => Buffer.from(part as string)),
      Buffer.from('\nendobj\n'),
    ]);
    places.push([number, offset]);
    offset += object.length;
    parts.push(object);
  };
  const stream = (entries: string, bytes: Buffer) =>
    [`<< ${entries} /Length ${bytes.length} >>\nstream\n`, bytes, '\nendstream'] as const;
  const kids = pages.map((_, place) => `${100 + 2 * place} 0 R`).join(' ');
  add(1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`);
  add(2, `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`);
  add(3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  if (picture) add(4, ...stream('/Type /XObject /Subtype /Image /Width 1 /Height 1 /Filter /DCTDecode', picture));
  for (const [place, page] of pages.entries()) {
    const number = 100 + 2 * place;
    const resources = '/Resources << /Font << /F1 3 0 R >> >>';
    add(number, `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${resources} /Contents ${number + 1} 0 R >>`);
    const bytes = typeof page === 'string' ? deflateSync(page) : page;
    add(number + 1, ...stream('/Filter /FlateDecode', bytes));
  }
  for (const [place, object] of objects.entries()) add(10_000 + place, object);
  const table = places.map(([number, at]) => `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(`xref\n0 1\n0000000000 65535 f \n${table}trailer\n<< /Size 20000 /Root 1 0 R >>\nstartxref\n${offset}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

/** Compressed page of a PDF that expands to this many megabytes of the text, from a few thousandths of that size. */
export function bombOf(text: string, megabytes: number): Buffer {
  const chunk = deflateRawSync(Buffer.alloc(1 << 20, text), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array<Buffer>(megabytes).fill(chunk), Buffer.from([3, 0, 0, 0, 0, 1])]);
}
