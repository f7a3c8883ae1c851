import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { ChurchNames } from '#domain/church/blanks.ts';
import { filling } from '#domain/church/blanks.ts';

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** Parts of a Word file that contain text. */
const withText = /^word\/(document|header\d*|footer\d*)\.xml$/;

/** Fills a church's names into the brackets of a Word file, and removes the yellow that marks them. */
export function fillWord(docx: Uint8Array, names: ChurchNames): Blob {
  const parts = unzipSync(docx);
  for (const [path, bytes] of Object.entries(parts))
    if (withText.test(path)) parts[path] = strToU8(filledXml(strFromU8(bytes), names));
  return new Blob([zipSync(parts)], { type: wordType });
}

function filledXml(text: string, names: ChurchNames): string {
  const xml = new DOMParser().parseFromString(text, 'application/xml');
  // The server writes each placeholder as a separate run.
  for (const words of xml.querySelectorAll('t')) {
    const filledText = filling(words.textContent, names);
    if (filledText === undefined) continue;
    words.textContent = filledText;
    for (const highlight of words.parentElement?.querySelectorAll('highlight, highlightCs') ?? []) highlight.remove();
  }
  return new XMLSerializer().serializeToString(xml);
}
