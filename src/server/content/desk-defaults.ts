import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { load } from 'js-yaml';
import { z } from 'zod';
import { synonymsFileSchema } from '#domain/search/synonyms.ts';
import type { Writing } from '#domain/staff/desk-texts.ts';
import {
  aboutUsSchema,
  bannersFileSchema,
  nameOfText,
  repliesFileSchema,
  siteTextsSchema,
  typedRow,
  writingSchema,
} from '#domain/staff/desk-texts.ts';
import type { DeskTextKind } from '#domain/staff/record-kinds.ts';
import { onlyRecord } from '#domain/staff/record-kinds.ts';
import type { WritingKind, Writings } from '#domain/writings/writing-kinds.ts';
import { writingKinds } from '#domain/writings/writing-kinds.ts';

/** The texts that the hub came with, by kind and name: what stands until somebody edits it. */
export type DeskDefaults = Record<DeskTextKind, ReadonlyMap<string, object>>;

const { heading, disclaimer } = siteTextsSchema.shape;
/** What of the file of the site's standing words is edited at the desk; pages alone read the rest. */
export const siteFileSchema = z.looseObject({ heading, disclaimer, ...aboutUsSchema.shape });

/** Reads them from the files, which have been checked before. @param root the folder `content/` */
export function readDeskDefaults(root: string): DeskDefaults {
  const read = (file: string): unknown => load(readFileSync(join(root, file), 'utf8'));
  const siteTexts = siteTextsSchema.strip().parse({ ...(read('landing.yaml') as object), ...(read('site.yaml') as object) });
  const { rows } = synonymsFileSchema.parse(read('search-aliases.yaml'));
  return {
    'site-texts': new Map([[onlyRecord, siteTexts]]),
    banners: named('banners', bannersFileSchema.parse(read('banners.yaml')).banners),
    replies: named('replies', repliesFileSchema.parse(read('replies.yaml')).replies),
    'search-aliases': new Map([[onlyRecord, { rows: rows.map(typedRow) }]]),
    guides: writingsIn(root, 'guides'),
    explainers: writingsIn(root, 'explainers'),
    statements: writingsIn(root, 'statements'),
  };
}

/** The writings of a folder by the names of their files. */
const writingsIn = (root: string, kind: WritingKind): ReadonlyMap<string, object> =>
  new Map(
    readdirSync(join(root, kind))
      .sort()
      .map((file) => [basename(file, '.mdx'), writingSchema.parse({ text: readFileSync(join(root, kind, file), 'utf8') })]),
  );

/** The writings of all folders, by where they stand. */
export const writingsOf = (texts: Pick<DeskDefaults, WritingKind>): Writings =>
  new Map(
    writingKinds.flatMap((kind) => [...texts[kind]].map(([name, writing]) => [`${kind}/${name}`, (writing as Writing).text])),
  );

/** Rows of a file by their names; most have the one that follows from what they are called. */
function named(kind: DeskTextKind, rows: readonly { name?: string | undefined }[]): ReadonlyMap<string, object> {
  const taken = new Set(rows.flatMap(({ name }) => name ?? []));
  return new Map(
    rows.map(({ name, ...record }) => {
      const known = name ?? nameOfText(kind, record, taken);
      taken.add(known);
      return [known, record];
    }),
  );
}
