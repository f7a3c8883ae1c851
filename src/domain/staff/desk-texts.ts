import { z } from 'zod';
import type { AboutUs } from '../about-us.ts';
import { landingFileSchema } from '../landing/landing-schema.ts';
import type { SynonymRow } from '../search/synonyms.ts';
import { synonymsFileSchema } from '../search/synonyms.ts';
import { text } from '../text/text-schema.ts';
import type { DeskTextKind } from './record-kinds.ts';
import { freeSlug } from './slug.ts';

// The texts that staff edit beside the catalogue, one schema for the form, the API and the files that the hub came with.

const landing = landingFileSchema.shape;

/** Empty until somebody fills it in. */
const maybeText = (max: number) => z.union([text(max), z.literal('')]).default('');

/** What the college tells of itself. */
export const aboutUsSchema = z.strictObject({
  address: maybeText(300),
  people: maybeText(800),
  churchTies: maybeText(600),
  whoPays: maybeText(600),
} satisfies Record<keyof AboutUs, z.ZodType>);

/** The words of the home page, of the footer and of the page on who we are; content/site.yaml and content/landing.yaml hold those that the hub came with. */
export const siteTextsSchema = z.strictObject({
  heading: text(120),
  intro: landing.intro,
  heartHeading: landing.heartHeading,
  heart: landing.heart,
  disclaimer: text(400),
  ...aboutUsSchema.shape,
});
export type SiteTexts = z.output<typeof siteTextsSchema>;

const day = z.iso.date('must be a day such as 2026-12-24');

/** A notice above every page, from its first day to its last, both in UTC. */
export const bannerSchema = z
  .strictObject({ text: text(280), from: day, to: day, isShown: z.boolean().default(true) })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'must not be before the first day' });
export type Banner = z.output<typeof bannerSchema>;

/** Plain text with places; one that is not known would reach a visitor as it stands. */
const textWithPlaces = (max: number) =>
  text(max).refine(
    (value) => !/\{(?!(name|title|reference|link)\})/.test(value),
    'knows only {name}, {title}, {reference} and {link}',
  );

/** One ready-made answer to a visitor, as content/replies.yaml holds it. */
export const replySchema = z.strictObject({
  /** What staff choose it by: 'It’s published'. */
  label: text(60),
  /** What it answers. */
  to: z.enum(['suggestion', 'message', 'question']),
  subject: textWithPlaces(120),
  body: textWithPlaces(1_200),
});

export type Reply = z.output<typeof replySchema>;

/** A ready-made answer that is offered, or kept and not offered. */
const deskReplySchema = replySchema.extend({ isShown: z.boolean().default(true) });
export type DeskReply = z.output<typeof deskReplySchema>;

/** Where a text keeps its name, though what it is called has changed. */
const name = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words with hyphens')
  .max(80)
  .optional();
const hasEachNameOnce = { message: 'must have each name once' };
const namesDiffer = (rows: readonly { name?: string | undefined }[]) => {
  const names = rows.flatMap((row) => row.name ?? []);
  return new Set(names).size === names.length;
};

/** The notices and ready answers that the hub comes with: content/banners.yaml and content/replies.yaml. */
export const bannersFileSchema = z.strictObject({
  banners: z.array(bannerSchema.safeExtend({ name })).refine(namesDiffer, hasEachNameOnce),
});
export const repliesFileSchema = z.strictObject({
  replies: z.array(deskReplySchema.extend({ name })).refine(namesDiffer, hasEachNameOnce),
});

/** The name of a text that has none yet, by what it is called. */
export const nameOfText = (kind: DeskTextKind, record: object, taken: ReadonlySet<string>): string =>
  freeSlug(
    kind === 'banners' ? (record as Banner).text.split(/\s+/).slice(0, 6).join(' ') : (record as DeskReply).label,
    kind.slice(0, -1),
    taken,
  );

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

/** A guide, explainer or statement: the Markdown of its file. What may stand in it, content/writing-rules.ts tells. */
export const writingSchema = z.strictObject({ text: text(40_000).overwrite((typed) => typed.replaceAll('\r\n', '\n')) });
export type Writing = z.output<typeof writingSchema>;

export const deskTextSchemas = {
  'site-texts': siteTextsSchema,
  banners: bannerSchema,
  replies: deskReplySchema,
  'search-aliases': searchAliasesSchema,
  guides: writingSchema,
  explainers: writingSchema,
  statements: writingSchema,
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
