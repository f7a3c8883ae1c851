import { z } from 'zod';
import type { AboutUs } from '../about-us.ts';
import { landingFileSchema } from '../landing/landing-schema.ts';
import type { SynonymRow } from '../search/synonyms.ts';
import { synonymsFileSchema } from '../search/synonyms.ts';
import { text } from '../text/text-schema.ts';
import type { DeskTextKind } from './record-kinds.ts';
import { freeSlug } from './slug.ts';

// Texts that staff edit outside the catalogue: one schema for the form, the API and the files that the hub came with.

const landing = landingFileSchema.shape;

/** Schema of a text that is empty until somebody fills it in. */
const maybeText = (max: number) => z.union([text(max), z.literal('')]).default('');

/** Words of the college about itself. */
export const aboutUsSchema = z.strictObject({
  address: maybeText(300),
  people: maybeText(800),
  churchTies: maybeText(600),
  whoPays: maybeText(600),
} satisfies Record<keyof AboutUs, z.ZodType>);

/**
 * Words of the home page, the footer and the page on who we are; content/site.yaml and content/landing.yaml have those that the
 * hub came with.
 */
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

/** Schema of a plain text with placeholders; it refuses unknown ones, which would reach visitors unfilled. */
const textWithPlaces = (max: number) =>
  text(max).refine(
    (value) => !/\{(?!(name|title|reference|link)\})/.test(value),
    'knows only {name}, {title}, {reference} and {link}',
  );

/** A ready-made reply to a visitor, as content/replies.yaml has it. */
export const replySchema = z.strictObject({
  /** Name in the desk's choice of replies: 'It’s published'. */
  label: text(60),
  /** Kind of item that it replies to. */
  to: z.enum(['suggestion', 'message', 'question']),
  subject: textWithPlaces(120),
  body: textWithPlaces(1_200),
});

export type Reply = z.output<typeof replySchema>;

/** A ready-made reply at the desk; `isShown` is false for one that is not offered. */
const deskReplySchema = replySchema.extend({ isShown: z.boolean().default(true) });
export type DeskReply = z.output<typeof deskReplySchema>;

/** Stored name of a text, which stays the same when its label or words change. */
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

/** Notices and ready-made replies that the hub comes with: content/banners.yaml and content/replies.yaml. */
export const bannersFileSchema = z.strictObject({
  banners: z.array(bannerSchema.safeExtend({ name })).refine(namesDiffer, hasEachNameOnce),
});
export const repliesFileSchema = z.strictObject({
  replies: z.array(deskReplySchema.extend({ name })).refine(namesDiffer, hasEachNameOnce),
});

/** Makes a name for a notice from its first six words, or for a reply from its label. */
export const nameOfText = (kind: DeskTextKind, record: object, takenNames: ReadonlySet<string>): string =>
  freeSlug(
    kind === 'banners' ? (record as Banner).text.split(/\s+/).slice(0, 6).join(' ') : (record as DeskReply).label,
    kind.slice(0, -1),
    takenNames,
  );

/** Schema of a row as staff type it: 'sermon, homily', or 'message, talk > sermon' for one way only. */
const aliasRow = z
  .string()
  .trim()
  .max(600)
  .superRefine((row, { addIssue }) => {
    const { error } = synonymsFileSchema.shape.rows.element.safeParse(rowOf(row));
    if (error) addIssue({ code: 'custom', message: 'must be lower-case words with commas between, such as: sermon, homily' });
  });

export const searchAliasesSchema = z.strictObject({ rows: z.array(aliasRow).max(600) });

/** A guide, explainer or statement: the Markdown of its file. src/server/content/writing-rules.ts checks what is in it. */
export const writingSchema = z.strictObject({ text: text(40_000).overwrite((markdown) => markdown.replaceAll('\r\n', '\n')) });
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

/** Parses a typed row; the schema of the file validates the result. */
export function rowOf(row: string): SynonymRow {
  const [left = '', right, ...more] = row.split('>');
  // A second arrow stays in a word, which the schema then refuses.
  return right === undefined ? { same: wordsOf(left) } : { typed: wordsOf(left), finds: wordsOf([right, ...more].join('>')) };
}

/** Formats a row as staff type it. */
export const typedRow = (row: SynonymRow): string =>
  'same' in row ? row.same.join(', ') : `${row.typed.join(', ')} > ${row.finds.join(', ')}`;

/** Texts of the notices of a day, the latest to begin first. @param today YYYY-MM-DD */
export const bannersOn = (banners: readonly Banner[], today: string): string[] =>
  banners
    .filter(({ isShown, from, to }) => isShown && from <= today && today <= to)
    .toSorted((a, b) => (a.from < b.from ? 1 : -1))
    .map((banner) => banner.text);
