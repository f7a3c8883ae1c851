import { z } from 'zod';
import { synonymsFileSchema } from '../search/synonym-schema.ts';
import type { SynonymRow } from '../search/synonyms.ts';
import { text } from '../text/text-schema.ts';
import type { DeskTextKind } from './desk-text-kinds.ts';
import { replySchema } from './replies.ts';

// The texts that staff edit beside the catalogue, one schema for the form, the API and the files that the hub came with.

/** The words of the home page and the footer; content/site.yaml and content/landing.yaml hold those that the hub came with. */
export const siteTextsSchema = z.strictObject({
  heading: text(120),
  intro: text(400),
  heartHeading: text(80),
  heart: text(400),
  disclaimer: text(400),
});
export type SiteTexts = z.output<typeof siteTextsSchema>;

const day = z.iso.date('must be a day such as 2026-12-24');

/** A notice above every page, from its first day to its last, both in UTC. */
export const bannerSchema = z
  .strictObject({ text: text(280), from: day, to: day, isShown: z.boolean().default(true) })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'must not be before the first day' });
export type Banner = z.output<typeof bannerSchema>;

/** A ready-made answer that is offered, or kept and not offered. */
export const deskReplySchema = replySchema.extend({ isShown: z.boolean().default(true) });
export type DeskReply = z.output<typeof deskReplySchema>;

/** One row as it is typed: 'sermon, homily', or 'message, talk > sermon' for one way only. */
const aliasRow = z
  .string()
  .trim()
  .max(600)
  .superRefine((row, { addIssue }) => {
    const { error } = synonymsFileSchema.shape.rows.element.safeParse(rowOf(row));
    if (error) addIssue({ code: 'custom', message: 'must be lower-case words with commas between, such as: sermon, homily' });
  });

export const searchAliasesSchema = z.strictObject({ rows: z.array(aliasRow).max(600) });

export const deskTextSchemas = {
  'site-texts': siteTextsSchema,
  banners: bannerSchema,
  replies: deskReplySchema,
  'search-aliases': searchAliasesSchema,
} as const satisfies Record<DeskTextKind, z.ZodObject>;

const wordsOf = (part: string) =>
  part
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** What a typed row means; whether it may be, the schema of the file tells. */
export function rowOf(typed: string): SynonymRow {
  const [left = '', right, ...more] = typed.split('>');
  // A second arrow is no word, and is refused as such.
  return right === undefined ? { same: wordsOf(left) } : { typed: wordsOf(left), finds: wordsOf([right, ...more].join('>')) };
}

/** A row as it is typed. */
export const typedRow = (row: SynonymRow): string =>
  'same' in row ? row.same.join(', ') : `${row.typed.join(', ')} > ${row.finds.join(', ')}`;

/** The notices of a day, the one that began last first. @param today YYYY-MM-DD */
export const bannersOn = (banners: readonly Banner[], today: string): string[] =>
  banners
    .filter(({ isShown, from, to }) => isShown && from <= today && today <= to)
    .toSorted((a, b) => (a.from < b.from ? 1 : -1))
    .map((banner) => banner.text);
