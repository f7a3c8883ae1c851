import type { Votes } from '../../questions/votes.ts';
import type { AddressRow } from '../../requests/address-row.ts';
import type { Admission } from '../../requests/admission.ts';
import { clientOfRequest, refuseForeign } from '../../requests/admission.ts';

/** 'I ask this too', and taking it back (docs/product.md). */
export const questionVoteRows = (admission: Admission, votes: Pick<Votes, 'set'>): AddressRow[] =>
  (['questions', 'answers'] as const).flatMap((kind) =>
    (['POST', 'DELETE'] as const).map((method) => ({
      method,
      path: `/api/${kind}/:name/vote`,
      cache: 'visitor',
      work: 'storing',
      answer: async (c) => {
        refuseForeign(admission, c);
        const voted = { kind, name: c.req.param('name') ?? '' };
        return c.json(await votes.set(voted, method === 'POST', clientOfRequest(), admission.clock.now()));
      },
    })),
  );
