import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { DeskDefaults } from '../content/desk-defaults.ts';
import type { Database } from '../database/tables.ts';
import type { StoredText } from '../repositories/desk-texts.ts';
import { findDeskTexts, letTextFollowFile, storeDeskText } from '../repositories/desk-texts.ts';
import type { Change } from '../repositories/record-versions.ts';
import type { ImportReport } from './import-content.ts';
import { fingerprint } from './seed.ts';

// The texts beside the catalogue that staff edited. What nobody edited has no row: it says what the files say.

/** Brings texts that follow their file again up to it; what staff edited since stays. */
export async function seedDeskTexts(
  db: Kysely<Database>,
  files: DeskDefaults,
  report: Pick<ImportReport, 'updated'>,
  change: Change,
): Promise<void> {
  for (const { text, file, hash } of await editedTexts(db, files)) {
    if (text.seedHash === null || text.seedHash === hash) continue;
    await takeFile(db, text, file, hash, change);
    report.updated.push(`${text.kind}/${text.name}`);
  }
}

/** … and looks at what staff edited too: what its file says follows it again, and the rest does where that is asked for. */
export async function importDeskTexts(
  db: Kysely<Database>,
  files: DeskDefaults,
  report: ImportReport,
  { change, overwrite }: { change: Change; overwrite: boolean },
): Promise<void> {
  for (const { text, file, hash } of await editedTexts(db, files)) {
    const name = `${text.kind}/${text.name}`;
    const isEdited = text.seedHash === null;
    const saysTheSame = isDeepStrictEqual(text.record, file);
    if (isEdited && !saysTheSame && !overwrite) {
      report.keptAsEdited.push(name);
      continue;
    }
    if (!saysTheSame) await takeFile(db, text, file, hash, change);
    else if (text.seedHash !== hash) await letTextFollowFile(db, text, hash);
    if (isEdited) report[saysTheSame ? 'followed' : 'overwritten'].push(name);
    else if (!saysTheSame) report.updated.push(name);
  }
}

/** The stored texts that stand in a file too, with what it says. */
async function editedTexts(db: Kysely<Database>, files: DeskDefaults) {
  return (await findDeskTexts(db)).flatMap((text) => {
    const file = files[text.kind].get(text.name);
    return file ? [{ text, file, hash: fingerprint(file) }] : [];
  });
}

const takeFile = (db: Kysely<Database>, text: StoredText, file: object, hash: string, change: Change) =>
  storeDeskText(db, { ...text, came: undefined }, file, change, hash);
