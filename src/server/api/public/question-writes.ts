import { Hono } from 'hono';
import { HttpError } from '../../errors.ts';
import type { Votes } from '../../questions/votes.ts';
import type { Admission, NodeEnvironment } from '../../requests/admission.ts';
import { clientOfRequest, refuseForeign } from '../../requests/admission.ts';

/** 'I ask this too', and taking it back (docs/product.md). */
export function questionVotes(admission: Admission, votes: Pick<Votes, 'set'>): Hono<NodeEnvironment> {
  const api = new Hono<NodeEnvironment>();
  for (const kind of ['questions', 'answers'] as const) {
    const path = `/${kind}/:name/vote` as const;
    api.on(['POST', 'DELETE'], path, async (c) => {
      refuseForeign(admission, c);
      const client = clientOfRequest(c, admission.trustedProxies);
      const vote = await votes.set({ kind, name: c.req.param('name') }, c.req.method === 'POST', client, admission.clock.now());
      return c.json(vote, 200, { 'Cache-Control': 'no-store' });
    });
    api.all(path, () => {
      throw new HttpError(405, 'This address takes POST and DELETE.', { headers: { Allow: 'POST, DELETE' } });
    });
  }
  return api;
}
