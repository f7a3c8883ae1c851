import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'js-yaml';
import type { Kysely } from 'kysely';
import type { RecordKind, RecordKindName } from '#domain/records/kinds.ts';
import { kinds } from '#domain/records/kinds.ts';
import type { WritingKind, Writings } from '#domain/writings/writing-kinds.ts';
import type { Database } from '../database/tables.ts';
import { findRecords } from '../records/store.ts';

/** Source of a link to a record: another record, a guide, explainer or statement, or a text in a file that is changed there. */
interface LinkToRecord {
  kind: RecordKindName | 'file';
  /** Slug of the entry, name of the text, or the file's path below content/. */
  at: string;
  /** Name or title of the entry, or the text's path below content/. */
  name: string;
}

/** Record that has a page. */
interface Target {
  kind: RecordKindName;
  slug: string;
  /** Address of its page. */
  page: string;
}

// Folders of texts that live only in files; staff may have changed the others.
const folders = ['situations', 'comparisons', 'policies'];

/** Finds the links to a record by its address or its slug. Names that pages link by themselves are no such links. */
export async function linksTo(
  db: Kysely<Database>,
  target: Target,
  writings: Writings,
  contentFolder: string,
): Promise<LinkToRecord[]> {
  const links: LinkToRecord[] = [];
  for (const { name: kind, listed, page } of Object.values<RecordKind>(kinds)) {
    if (!listed || !page) continue;
    for (const { name: at, record } of await findRecords(db, kind)) {
      const { title: name, status } = listed(record);
      if (kind === target.kind && at === target.slug) continue;
      if (status !== 'hidden' && leadsTo(record, JSON.stringify(record), target)) links.push({ kind, at, name });
    }
  }
  for (const [writing, text] of writings) if (holdsAddress(text, target)) links.push(linkFrom(writing));
  for (const file of await filesLeadingTo(target, contentFolder)) links.push({ kind: 'file', at: file, name: file });
  return links;
}

/** @param writing 'guides/llms' */
function linkFrom(writing: string): LinkToRecord {
  const [kind, at = ''] = writing.split('/');
  return { kind: kind as WritingKind, at, name: writing };
}

async function filesLeadingTo(target: Target, contentFolder: string): Promise<string[]> {
  const names = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(contentFolder, folder)).catch(() => [])).map((name) => `${folder}/${name}`),
    ),
  );
  const files = await Promise.all(
    names.flat().map(async (file) => {
      const text = await readFile(join(contentFolder, file), 'utf8').catch(() => undefined);
      if (text === undefined) return [];
      return leadsTo(file.endsWith('.yaml') ? load(text) : text, text, target) ? [file] : [];
    }),
  );
  return files.flat().sort();
}

const leadsTo = (data: unknown, text: string, target: Target) =>
  (target.kind === 'tools' && namesTool(data, target.slug)) || holdsAddress(text, target);

/** Checks whether a text has the address: '/tools/canva' and not '/tools/canva-pro'. */
function holdsAddress(text: string, { page }: Target): boolean {
  return text.split(page).some((rest, place) => place > 0 && !/^[a-z0-9-]/.test(rest));
}

/** Checks whether data says 'tool: canva', or has it among its 'tools' or those that replaced something. */
function namesTool(data: unknown, slug: string): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return Object.entries(data).some(
    ([field, value]) =>
      (field === 'tool' && value === slug) ||
      ((field === 'tools' || field === 'replacedBy') && Array.isArray(value) && value.includes(slug)) ||
      namesTool(value, slug),
  );
}
