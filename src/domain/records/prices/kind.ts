import type { ToolPrices } from '../../catalogue/price-schema.ts';
import { toolPricesSchema } from '../../catalogue/price-schema.ts';
import type { FiledKind } from '../record-kind.ts';

export const prices: FiledKind<ToolPrices> = {
  noun: 'price',
  schema: toolPricesSchema,
  file: 'yaml',
  goesWithFile: true,
};
