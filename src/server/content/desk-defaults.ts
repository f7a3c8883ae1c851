import type { Writing } from '#domain/staff/desk-texts.ts';
import { nameOfText, siteTextsSchema, typedRow } from '#domain/staff/desk-texts.ts';
import type { DeskTextKind } from '#domain/staff/record-kinds.ts';
import { onlyRecord } from '#domain/staff/record-kinds.ts';
import type { WritingKind, Writings } from '#domain/writings/writing-kinds.ts';
import { writingKinds } from '#domain/writings/writing-kinds.ts';
import type { FilesRead } from './content-files.ts';

/** Texts of the release's files, by kind and name: used until somebody edits them. */
export type DeskDefaults = Record<DeskTextKind, ReadonlyMap<string, object>>;

/** Collects the desk's texts from the files. @param files parsed ones: texts of missing files are left out */
export function deskDefaultsOf(files: FilesRead): DeskDefaults {
  const siteTexts = siteTextsSchema.strip().safeParse({ ...files.landing, ...files.site }).data;
  return {
    'site-texts': new Map(siteTexts && [[onlyRecord, siteTexts]]),
    banners: nameRows('banners', files.banners?.banners ?? []),
    replies: nameRows('replies', files.replies?.replies ?? []),
    'search-aliases': new Map([[onlyRecord, { rows: (files.searchAliases?.rows ?? []).map(typedRow) }]]),
    guides: files.guides,
    explainers: files.explainers,
    statements: files.statements,
  };
}

/** Collects the writings of all folders, by kind and name. */
export const writingsOf = (texts: Pick<DeskDefaults, WritingKind>): Writings =>
  new Map(
    writingKinds.flatMap((kind) => [...texts[kind]].map(([name, writing]) => [`${kind}/${name}`, (writing as Writing).text])),
  );

/** Maps the rows of a file by their names; most rows get theirs from their title. */
function nameRows(kind: DeskTextKind, rows: readonly { name?: string | undefined }[]): ReadonlyMap<string, object> {
  const takenNames = new Set(rows.flatMap(({ name }) => name ?? []));
  return new Map(
    rows.map(({ name, ...record }) => {
      const rowName = name ?? nameOfText(kind, record, takenNames);
      takenNames.add(rowName);
      return [rowName, record];
    }),
  );
}
