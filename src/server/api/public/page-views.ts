import { z } from 'zod';
import { check } from '#domain/check.ts';
import { isRobot } from '#domain/page-views/count-visits.ts';
import type { CurrentCatalogue } from '../../catalogue/current-catalogue.ts';
import { HttpError } from '../../errors.ts';
import { MemoryLimit } from '../../limits/memory-limit.ts';
import { countedPath } from '../../page-views/counted-paths.ts';
import type { PageViewCounter } from '../../page-views/page-view-counter.ts';
import type { AddressRow } from '../../requests/address-row.ts';
import { readJsonBody } from '../../requests/request-body.ts';
import { clientOfRequest } from '../../requests/request-scope.ts';
import { refuseForeignOrigin } from '../../requests/same-origin.ts';
import type { Admission } from '../../submissions/admission.ts';

/** A page view as the browser reports it. */
const pageViewSchema = z.object({
  path: z.string().min(1).max(500).meta({ description: 'The path of the page, without parameters' }),
});

// Limit above what people read, even all those behind the one address of a church’s network.
const mostViewsAMinute = 120;

/**
 * Counts page views (docs/product.md); answers 204 whether the view was counted or not. Stores neither cookie nor address nor
 * agent, and ignores robots, unknown paths and floods.
 */
export function pageViewRow(options: {
  catalogue: CurrentCatalogue;
  counter: Pick<PageViewCounter, 'count'>;
  admission: Pick<Admission, 'publicUrl' | 'clock'>;
}): AddressRow {
  const { catalogue, counter, admission } = options;
  const limit = new MemoryLimit(mostViewsAMinute);
  return {
    method: 'POST',
    path: '/api/page-views',
    cache: 'visitor',
    work: 'making',
    answer: async (c) => {
      const now = admission.clock.now();
      refuseForeignOrigin(c.req.raw.headers, admission.publicUrl);
      const { value } = await readJsonBody(c.req.raw);
      const { data, issues } = check(pageViewSchema, value);
      if (issues) throw new HttpError(422, 'A page view has a path.', { issues });
      const path = countedPath(catalogue.snapshot, data.path);
      if (path && !isRobot(c.req.header('User-Agent') ?? '') && limit.admits(clientOfRequest(), now.getTime()))
        counter.count(path, now);
      return c.body(null, 204);
    },
    about: {
      summary: 'Count a view of a page; no cookie, address or browser is kept, and unknown paths are not counted',
      body: { name: 'PageView', schema: pageViewSchema },
      answer: { status: 204, about: 'It was heard' },
    },
  };
}
