import type { SiteWords } from '#domain/snapshot/snapshot.ts';
import type { DeskTextKind } from '#domain/staff/desk-text-kinds.ts';
import type { Banner } from '#domain/staff/desk-texts.ts';
import { bannerSchema, rowOf, searchAliasesSchema, siteTextsSchema, writingSchema } from '#domain/staff/desk-texts.ts';
import type { Writings } from '#domain/writings/writing-kinds.ts';
import { isWritingKind } from '#domain/writings/writing-kinds.ts';
import { isShowable } from '../content/writing-rules.ts';
import type { StoredText } from '../repositories/desk-texts.ts';

/** The words of the site that staff edited; what no longer fits this version's rules is as the hub came with it. */
export function siteWordsOf(stored: readonly StoredText[]): SiteWords {
  const of = (kind: DeskTextKind) => stored.filter((row) => row.kind === kind).map(({ record }) => record);
  const texts = siteTextsSchema.safeParse(of('site-texts')[0]).data;
  const aliases = searchAliasesSchema.safeParse(of('search-aliases')[0]).data;
  const banners = of('banners').flatMap((record): Banner[] => {
    const { data } = bannerSchema.safeParse(record);
    return data ? [data] : [];
  });
  return { banners, ...(texts && { texts }), ...(aliases && { searchAliases: aliases.rows.map(rowOf) }) };
}

/**
 * The writings that count: what staff edited in the place of the files'. What can no longer be shown, because a later version
 * has not its tags or figures, is as the hub came with it; so is what the hub no longer has a page for.
 */
export function writingsNow(files: Writings, stored: readonly StoredText[], figureIds: ReadonlySet<string>): Writings {
  const now = new Map(files);
  for (const { kind, name, record } of stored) {
    const { data } = writingSchema.safeParse(record);
    const writing = `${kind}/${name}`;
    if (data && isWritingKind(kind) && files.has(writing) && isShowable(data.text, figureIds)) now.set(writing, data.text);
  }
  return now;
}
