import { Hono } from 'hono';
import { HttpError } from '../../errors.ts';
import type { ReadSources } from './read-answers.ts';
import { answerRead } from './read-answers.ts';
import { readsByPath, readWithView } from './reads-by-path.ts';

/** The reads of the public API under /api (docs/product.md). */
export function createApi(sources: () => ReadSources): Hono {
  const api = new Hono();

  for (const [path, names] of readsByPath) {
    const route = path.slice('/api'.length);
    api.get(route, async (c) => {
      const { view, ...query } = Object.fromEntries(new URL(c.req.url).searchParams);
      const { body, total } = await answerRead(readWithView(names, view), { ...query, ...c.req.param() }, sources());
      c.header('Cache-Control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=600');
      if (total !== undefined) c.header('X-Total-Count', String(total));
      return c.json(body);
    });
    api.all(route, () => {
      throw new HttpError(405, 'This address can only be read.', { headers: { Allow: 'GET, HEAD' } });
    });
  }

  api.all('*', (c) => {
    throw new HttpError(404, `There is no ${c.req.path}.`);
  });
  return api;
}
