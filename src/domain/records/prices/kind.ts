import type { ToolPrices } from '#domain/catalogue/price-schema.ts';
import { toolPricesSchema } from '#domain/catalogue/price-schema.ts';
import type { RecordKind } from './record-kind.ts';

export const prices: RecordKind<ToolPrices> = {
  name: 'prices',
  noun: 'price',
  field: 'price',
  address: '/prices/{slug}',
  schema: toolPricesSchema,
  identity: 'slug',
  goesWithFile: true,
  authored: (content) => [...content.prices.values()].map((record) => ({ name: record.slug, record })),
};
