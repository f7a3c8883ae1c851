import { expect, test } from 'vitest';
import { z } from 'zod';
import { kinds } from '#domain/records/kinds.ts';
import { reportingLawFileSchema } from '../situations/reporting-law-schema.ts';
import { dutiesFileSchema, situationSchema } from '../situations/situation-schema.ts';
import { checkedDateSchema } from '../text/text-schema.ts';
import { daysToCome } from './days-to-come.ts';

type JsonSchema = { [key: string]: JsonSchema | JsonSchema[] | string };

const isDate = ({ pattern, format }: JsonSchema) => format === 'date' || pattern === z.toJSONSchema(checkedDateSchema).pattern;

/** Paths of the fields of a schema that take a day: 'facts.read'. */
function dateFields(schema: JsonSchema, path: readonly string[] = []): string[] {
  if (isDate(schema)) return [path.join('.')];
  const properties = Object.entries((schema.properties ?? {}) as JsonSchema);
  return [
    ...properties.flatMap(([name, field]) => dateFields(field as JsonSchema, [...path, name])),
    ...[schema.items, schema.anyOf, schema.oneOf, schema.allOf]
      .flat()
      .flatMap((part) => (part ? dateFields(part as JsonSchema, path) : [])),
  ];
}

const schemas: Record<string, z.ZodType> = {
  ...Object.fromEntries(Object.values(kinds).map(({ name, schema }) => [name, schema])),
  situations: situationSchema,
  duties: dutiesFileSchema,
  'reporting-law': reportingLawFileSchema,
};
const fields = Object.entries(schemas).flatMap(([kind, schema]) =>
  [...new Set(dateFields(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema))].map(
    (field) => [kind, field] as const,
  ),
);

/** A record with a single field, a day. */
const saying = (field: string, day: string): object =>
  field.split('.').reduceRight<unknown>((value, name) => ({ [name]: value }), day) as object;

// Fields whose day may be in the future: dates of documents, changes of terms, and the days on which a notice is shown.
const mayBeAhead = /^(?:[\w-]+ (?:.*\.)?(?:dated|mustBeReadBy)|terms-changes date|banners (?:from|to))$/;

test('every kind of record has the days that are known, and no other', () => {
  expect(fields.map((field) => field.join(' ')).toSorted()).toMatchInlineSnapshot(`
    [
      "answers grounds.copied",
      "answers grounds.read",
      "answers mustBeReadBy",
      "answers written",
      "banners from",
      "banners to",
      "duties duties.copied",
      "duties duties.mustBeReadBy",
      "duties duties.read",
      "facts copied",
      "facts dated",
      "facts mustBeReadBy",
      "facts read",
      "prices answerSaid.copied",
      "prices answerSaid.dated",
      "prices answerSaid.mustBeReadBy",
      "prices answerSaid.read",
      "prices discount.copied",
      "prices discount.dated",
      "prices discount.mustBeReadBy",
      "prices discount.read",
      "prices freeSaid.copied",
      "prices freeSaid.dated",
      "prices freeSaid.mustBeReadBy",
      "prices freeSaid.read",
      "prices plans.copied",
      "prices plans.dated",
      "prices plans.mustBeReadBy",
      "prices plans.read",
      "reporting-law states.statements.copied",
      "reporting-law states.statements.mustBeReadBy",
      "reporting-law states.statements.read",
      "situations written",
      "terms-changes copied",
      "terms-changes date",
      "terms-changes read",
      "tools churchPrice.asOf",
      "tools churchPrice.copied",
      "tools churchPrice.read",
      "tools leastPrice.asOf",
      "tools leastPrice.copied",
      "tools leastPrice.read",
      "tools verifiedAt",
      "workflows prompts.triedWith.date",
      "workflows verifiedAt",
    ]
  `);
});

test.each(fields)('%s: a day to come in %s is told, but where it may be told ahead', (kind, field) => {
  const today = '2026-11-25';
  expect(daysToCome(saying(field, today), today)).toEqual([]);
  const isAhead = mayBeAhead.test(`${kind} ${field}`);
  expect(daysToCome(saying(field, '2062-11-25'), today)).toEqual(
    isAhead ? [] : [{ path: field, message: 'must not be in the future' }],
  );
});
