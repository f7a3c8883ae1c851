import type { Kysely } from 'kysely';
import type { SiteWords } from '#domain/snapshot/snapshot.ts';
import type { DeskTextKind } from '#domain/staff/desk-text-kinds.ts';
import type { Banner } from '#domain/staff/desk-texts.ts';
import { bannerSchema, rowOf, searchAliasesSchema, siteTextsSchema } from '#domain/staff/desk-texts.ts';
import type { Database } from '../database/tables.ts';
import { findDeskTexts } from '../repositories/desk-texts.ts';

/** The words of the site that staff edited; what no longer fits this version's rules is as the hub came with it. */
export async function findSiteWords(db: Kysely<Database>): Promise<SiteWords> {
  const stored = await findDeskTexts(db);
  const of = (kind: DeskTextKind) => stored.filter((row) => row.kind === kind).map(({ record }) => record);
  const texts = siteTextsSchema.safeParse(of('site-texts')[0]).data;
  const aliases = searchAliasesSchema.safeParse(of('search-aliases')[0]).data;
  const banners = of('banners').flatMap((record): Banner[] => {
    const { data } = bannerSchema.safeParse(record);
    return data ? [data] : [];
  });
  return { banners, ...(texts && { texts }), ...(aliases && { searchAliases: aliases.rows.map(rowOf) }) };
}
