import type { Fact } from '../../trust/fact-schema.ts';
import { factSchema } from '../../trust/fact-schema.ts';
import type { KindDescription } from '../record-kind.ts';

export const facts: KindDescription<Fact> = {
  noun: 'fact',
  address: '/tools/{slug}/facts/{name}',
  schema: factSchema,
  identity: 'id',
  isRetired: true,
  goesWithFile: true,
};
