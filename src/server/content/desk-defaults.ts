import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { DeskTextKind } from '#domain/staff/desk-text-kinds.ts';
import { onlyRecord } from '#domain/staff/desk-text-kinds.ts';
import { siteTextsSchema, typedRow } from '#domain/staff/desk-texts.ts';
import { repliesFileSchema } from '#domain/staff/replies.ts';
import { freeSlug } from '#domain/staff/slug.ts';
import type { Content } from './read-content.ts';

/** The texts that the hub came with, by kind and name: what stands until somebody edits it. */
export type DeskDefaults = Record<DeskTextKind, ReadonlyMap<string, object>>;

const { heading, disclaimer, ...ofLanding } = siteTextsSchema.shape;
/** What of the two files of the site's words is edited at the desk. */
export const siteFileSchema = z.looseObject({ heading, disclaimer });
export const landingFileSchema = z.looseObject(ofLanding);

/** Reads them from the files, which have been checked before. @param root the folder `content/` */
export function readDeskDefaults(root: string, { searchAliases }: Pick<Content, 'searchAliases'>): DeskDefaults {
  const read = (file: string): unknown => parse(readFileSync(join(root, file), 'utf8'));
  const siteTexts = siteTextsSchema.strip().parse({ ...(read('landing.yaml') as object), ...(read('site.yaml') as object) });
  const replies = new Map<string, object>();
  for (const reply of repliesFileSchema.parse(read('replies.yaml')).replies)
    replies.set(freeSlug(reply.label, 'reply', new Set(replies.keys())), { ...reply, isShown: true });
  return {
    'site-texts': new Map([[onlyRecord, siteTexts]]),
    banners: new Map(),
    replies,
    'search-aliases': new Map([[onlyRecord, { rows: searchAliases.map(typedRow) }]]),
  };
}
