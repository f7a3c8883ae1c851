import { z } from 'zod';
import type { Votes } from '../../questions/votes.ts';
import type { AddressRow } from '../../requests/address-row.ts';
import { clientOfRequest } from '../../requests/request-scope.ts';
import type { Admission } from '../../submissions/admission.ts';
import { refuseForeign } from '../../submissions/admission.ts';

const voteSchema = z.object({
  votes: z.int().meta({ description: 'How many ask it too' }),
  isMine: z.boolean().meta({ description: 'Whether your vote of today is among them' }),
});

const voted = [
  { kind: 'questions', path: '/api/questions/:reference/vote', takes: z.object({ reference: z.string() }), of: 'this too' },
  { kind: 'answers', path: '/api/answers/:slug/vote', takes: z.object({ slug: z.string() }), of: 'what an answer answers' },
] as const;

/** Rows to vote 'I ask this too', and to withdraw the vote (docs/product.md). */
export const questionVoteRows = (admission: Admission, votes: Pick<Votes, 'set'>): AddressRow[] =>
  voted.flatMap(({ kind, path, takes, of }) =>
    (['POST', 'DELETE'] as const).map((method) => ({
      method,
      path,
      cache: 'visitor',
      work: 'storing',
      answer: async (c) => {
        refuseForeign(admission, c);
        const [name = ''] = Object.values(c.req.param());
        return c.json(await votes.set({ kind, name }, method === 'POST', clientOfRequest(), admission.clock.now()));
      },
      about: {
        summary:
          method === 'POST'
            ? `Ask ${of}: counted once for a visitor and day, and no name is kept`
            : 'Take that back, on the same day',
        takes,
        answer: { status: 200, about: 'How many ask it now', json: [{ name: 'Vote', schema: voteSchema }] },
        refuses: {
          404: 'There is nothing there that can be voted for',
          429: 'Too much was sent; Retry-After says when to try again',
        },
      },
    })),
  );
