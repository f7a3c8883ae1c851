import type { Context } from 'hono';
import { z } from 'zod';
import { readSchemas } from '#domain/reads/read-schemas.ts';
import type { ReadName } from '#domain/reads/reads.ts';
import { readAddress, reads } from '#domain/reads/reads.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { HttpError } from '../../errors.ts';
import type { AddressRow, AnswerKey, RowDescription } from '../../requests/address-row.ts';
import { parseQuery } from '../parse-query.ts';
import type { ReadSources } from './read-answers.ts';
import { answerRead } from './read-answers.ts';
import { readsByPath, readWithView } from './reads-by-path.ts';

/** Rows of the public API's reads (docs/product.md). */
export function readRows(sources: () => ReadSources): AddressRow[] {
  return [...readsByPath].map(([path, names]) => ({
    method: 'GET',
    path,
    cache: 'revision',
    key: ({ params, query }) => keyOf(names, { ...query, ...params }, sources().snapshot),
    work: 'making',
    answer: async (c: Context) => {
      const { view, ...query } = Object.fromEntries(new URL(c.req.url).searchParams);
      const { body, total } = await answerRead(readWithView(names, view), { ...query, ...c.req.param() }, sources());
      c.header('Cache-Control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=600');
      if (total !== undefined) c.header('X-Total-Count', String(total));
      return c.json(body);
    },
    about: descriptionOf(names),
  }));
}

/** Reads of records that staff can take down; those answer 410 then. */
const takenDown: readonly ReadName[] = ['tool', 'workflow', 'prompt', 'answer'];

/** Describes a path for the API's description, from the table of reads. */
function descriptionOf(names: readonly ReadName[]): RowDescription {
  const [first = 'tools'] = names;
  const { about, takes } = readSchemas[first];
  const hasViews = names.length > 1;
  return {
    summary: about,
    takes: hasViews ? takes.extend({ view: viewOf(names) }) : takes,
    answer: {
      status: 200,
      about,
      json: names.map((name) => readSchemas[name].answers),
      ...(hasViews && 'offset' in takes.shape && { headers: { 'X-Total-Count': totalCount } }),
    },
    ...(names.some((name) => takenDown.includes(name)) && { refuses: { 410: 'It was taken down' } }),
  };
}

const totalCount = {
  description: 'How many match, before limit and offset; not with view=page',
  schema: { type: 'integer' },
};

const viewOf = (names: readonly ReadName[]) =>
  z
    .enum(names.flatMap((name) => reads[name].view ?? []))
    .optional()
    .meta({
      description: names
        .flatMap((name) => (reads[name].view ? [`'${reads[name].view}' for ${readSchemas[name].about}`] : []))
        .join('; '),
    });

/** Canonical cache key of a read; undefined if a parameter is invalid. Only keys that the catalogue bounds are stored. */
function keyOf(
  names: readonly ReadName[],
  { view, ...given }: Record<string, string>,
  { categories }: Pick<CatalogueSnapshot, 'categories'>,
): AnswerKey | undefined {
  try {
    const name = readWithView(names, view);
    const key = readAddress(name, parseQuery(readSchemas[name].takes, given));
    // Parameters of the pages' lists have few values, unlike those of a search or a slice.
    const isOfCatalogue = ([parameter, value]: [string, string]) =>
      parameter === 'view' || (parameter === 'hub' && categories.some(({ hub }) => hub === value));
    return { key, isStored: [...new URLSearchParams(key.split('?')[1])].every(isOfCatalogue) };
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}
