import type { Fact } from '#domain/trust/fact-schema.ts';
import { factSchema } from '#domain/trust/fact-schema.ts';
import type { RecordKind } from './record-kind.ts';

export const facts: RecordKind<Fact> = {
  name: 'facts',
  noun: 'fact',
  field: 'fact',
  address: '/tools/{slug}/facts/{name}',
  schema: factSchema,
  identity: 'id',
  isRetired: true,
  goesWithFile: true,
  authored: ({ evidence }) =>
    [...evidence].flatMap(([tool, said]) =>
      said.facts.map((record, position) => ({ name: `${tool}/${record.id}`, record, position })),
    ),
};
