import { kinds } from '../../records/kinds/kinds.ts';
import { findRecord } from '../../records/store.ts';
import { presentPrices } from '../public/price-presenter.ts';
import { recordToEdit } from './edits.ts';
import { staffCall } from './staff-call.ts';

/** What a tool costs, beside the life of every record: as its page tells it. */
export const priceCalls = [
  staffCall({
    method: 'get',
    path: '/tools/{slug}/price',
    summary: 'What a tool costs, line by line as its page tells it; of a tool without a price, that there is none',
    permission: 'edit catalogue',
    answer: async ({ db }, { params: { slug = '' }, now }) => {
      const { name, shortPrice } = (await recordToEdit(db, kinds.tools, slug)).record;
      const stored = await findRecord(db, 'prices', slug);
      const lines = stored ? presentPrices(stored.record, now.toISOString().slice(0, 10)) : [];
      const showsOwnLine = !stored || stored.record.answer === 'not found, ask';
      return { body: { slug, name, shortPrice: shortPrice ?? null, version: stored?.version ?? null, lines, showsOwnLine } };
    },
  }),
];
