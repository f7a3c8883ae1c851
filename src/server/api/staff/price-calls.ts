import { addresses } from '#domain/addresses.ts';
import { dayOfShortPrice, isPriceConfirmed, shortPriceToday } from '#domain/catalogue/price-in-words.ts';
import type { ToolPrices } from '#domain/catalogue/price-schema.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { kinds } from '#domain/records/kinds.ts';
import type { PricedTool } from '#domain/staff/prices-to-look-up.ts';
import { pricesToLookUp } from '#domain/staff/prices-to-look-up.ts';
import { needsNoChecking } from '#domain/staff/recheck.ts';
import { recentViews } from '../../catalogue/recheck-queue.ts';
import { findRecord } from '../../records/store.ts';
import { presentPrices } from '../public/price-presenter.ts';
import { recordToEdit } from './edits.ts';
import { staffCall } from './staff-call.ts';

/** A tool with what its price rests on: its price record, or without one the line of its entry alone. */
const pricedTool = (tool: Tool, prices: ToolPrices | undefined, views: number, today: string): PricedTool => ({
  slug: tool.slug,
  name: tool.name,
  website: tool.website ?? null,
  says: shortPriceToday(tool, prices, today),
  views,
  isFound: tool.shortPrice !== undefined && prices?.answer !== 'not found, ask',
  isConfirmed: prices === undefined || isPriceConfirmed(prices),
  pricedOn: dayOfShortPrice(tool, prices),
});

/** Calls on prices in addition to those of every record: prices to look up, and a tool's price as its page shows it. */
export const priceCalls = [
  staffCall({
    method: 'get',
    path: '/prices-to-look-up',
    summary: 'The thirty prices to look up first: not found, not confirmed or over a year old, the most seen first',
    permission: 'edit catalogue',
    answer: async ({ db, catalogue }, { now }) => {
      const views = await recentViews(db, now);
      const today = now.toISOString().slice(0, 10);
      const { tools, prices } = catalogue.snapshot;
      const list = pricesToLookUp(
        tools
          .filter(({ status }) => !needsNoChecking(status))
          .map((tool) => pricedTool(tool, prices.get(tool.slug), views.get(addresses.tool(tool.slug)) ?? 0, today)),
        today,
      );
      return { list, total: list.length };
    },
  }),
  staffCall({
    method: 'get',
    path: '/tools/{slug}/price',
    summary: 'What a tool costs, line by line as its page tells it; of a tool without a price, that there is none',
    permission: 'edit catalogue',
    answer: async ({ db }, { params: { slug = '' }, now }) => {
      const { name, shortPrice } = (await recordToEdit(db, kinds.tools, slug)).record;
      const prices = await findRecord(db, 'prices', slug);
      const lines = prices ? presentPrices(prices.record, now.toISOString().slice(0, 10)) : [];
      const showsOwnLine = !prices || prices.record.answer === 'not found, ask';
      return { body: { slug, name, shortPrice: shortPrice ?? null, version: prices?.version ?? null, lines, showsOwnLine } };
    },
  }),
];
