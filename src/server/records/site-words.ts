import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { SiteWords } from '#domain/snapshot/snapshot.ts';
import type { Banner } from '#domain/staff/desk-texts.ts';
import { bannerSchema, rowOf, searchAliasesSchema, siteTextsSchema, writingSchema } from '#domain/staff/desk-texts.ts';
import type { DeskTextKind } from '#domain/staff/record-kinds.ts';
import { deskTextKinds, onlyRecord } from '#domain/staff/record-kinds.ts';
import type { Writings } from '#domain/writings/writing-kinds.ts';
import { isWritingKind } from '#domain/writings/writing-kinds.ts';
import type { DeskDefaults } from '../content/desk-defaults.ts';
import type { StoredText } from '../content/write-desk-texts.ts';
import { isShowable } from '../content/writing-rules.ts';
import type { Database } from '../database/tables.ts';
import { findRecords } from './store.ts';

/** Lists the stored texts of the desk, kind by kind: writings and the site's own words. */
export async function findTexts(db: Kysely<Database>): Promise<StoredText[]> {
  const texts: StoredText[] = [];
  for (const kind of deskTextKinds)
    for (const { name, record, editedAt } of await findRecords(db, kind)) texts.push({ kind, name, record, editedAt });
  return texts;
}

/**
 * Collects the words of the site that its pages do not have themselves; words that no longer fit this version's rules are
 * replaced by the release's.
 * @param files words that the pages have
 */
export function siteWordsOf(storedTexts: readonly StoredText[], files?: DeskDefaults): SiteWords {
  const of = (kind: DeskTextKind) => storedTexts.filter((row) => row.kind === kind).map(({ record }) => record);
  const only = (kind: DeskTextKind) => of(kind).find((record) => !isDeepStrictEqual(record, files?.[kind].get(onlyRecord)));
  const texts = siteTextsSchema.safeParse(only('site-texts')).data;
  const aliases = searchAliasesSchema.safeParse(only('search-aliases')).data;
  const banners = of('banners').flatMap((record): Banner[] => {
    const { data } = bannerSchema.safeParse(record);
    return data ? [data] : [];
  });
  return { banners, ...(texts && { texts }), ...(aliases && { searchAliases: aliases.rows.map(rowOf) }) };
}

/**
 * Collects the writings in use: stored ones replace those of the files. The files' text is used instead of one that can no longer
 * be shown, because a later version lacks its tags or figures, or that no longer has a page.
 */
export function writingsNow(files: Writings, storedTexts: readonly StoredText[], figureIds: ReadonlySet<string>): Writings {
  const now = new Map(files);
  for (const { kind, name, record } of storedTexts) {
    const { data } = writingSchema.safeParse(record);
    const writing = `${kind}/${name}`;
    if (!data || !isWritingKind(kind) || !files.has(writing) || data.text === files.get(writing)) continue;
    if (isShowable(data.text, figureIds)) now.set(writing, data.text);
  }
  return now;
}
