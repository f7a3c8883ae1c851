import { z } from 'zod';
import type { AddressRow, NamedSchema, RowDescription } from '../requests/address-row.ts';
import { jsonSchema } from './json-schema.ts';

// The description is made from the rows that answer and the schemas that validate, so that it cannot drift from them.

const errorSchema = z.object({
  message: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  current: z.unknown().optional().meta({ description: 'The record as it stands, when an edit of an older version is refused' }),
});

const retryKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key with the same body is stored once and answered alike, for 24 hours',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

type DescribedRow = Omit<AddressRow, 'about'> & { about: RowDescription };

/** OpenAPI 3.1 description of the public API: of every row that has `about`. */
export function openApiDocument(publicUrl: string, rows: readonly AddressRow[]) {
  const describedRows = rows.filter((row): row is DescribedRow => row.about !== undefined);
  const operations = ([path, ofPath]: [string, DescribedRow[]]) => [
    path.replaceAll(/:(\w+)/g, '{$1}'),
    Object.fromEntries(ofPath.map((row) => [row.method.toLowerCase(), operation(row)])),
  ];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ministry AI Hub',
      version: '1',
      description: 'The public catalogue of AI tools and ministry workflows. Reading needs no key.',
    },
    servers: [{ url: publicUrl }],
    paths: Object.fromEntries([...Map.groupBy(describedRows, ({ path }) => path)].map(operations)),
    components: { schemas: Object.assign({ Error: jsonSchema(errorSchema) }, ...describedRows.map(schemasOf)) },
  };
}

const schemasOf = ({ about: { body, answer } }: DescribedRow) =>
  Object.fromEntries([
    ...(body ? [[body.name, jsonSchema(body.schema, 'input')]] : []),
    ...(answer.json ?? []).map(({ name, schema }) => [name, jsonSchema(schema)]),
  ]);

const reference = ({ name, isList }: NamedSchema) => {
  const ref = { $ref: `#/components/schemas/${name}` };
  return isList ? { type: 'array', items: ref } : ref;
};

function operation(row: DescribedRow) {
  const { summary, body, knowsRetries, answer } = row.about;
  const { status, about, json, text, headers } = answer;
  const [only, ...others] = json ?? [];
  const schema = only && (others.length > 0 ? { anyOf: [only, ...others].map(reference) } : reference(only));
  const parameters = [...parametersOf(row), ...(knowsRetries ? [retryKey] : [])];
  return {
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        description: 'At most 64 kB in UTF-8. Fields that are not described here are not taken up',
        content: { 'application/json': { schema: reference(body) } },
      },
    }),
    responses: {
      [status]: {
        description: about,
        ...(schema && { content: { 'application/json': { schema } } }),
        ...(text && { content: { [text]: { schema: { type: 'string' } } } }),
        ...(headers && { headers }),
      },
      ...Object.fromEntries(Object.entries(refusalsOf(row)).map(([code, why]) => [code, refusal(why)])),
    },
  };
}

const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: reference({ name: 'Error', schema: errorSchema }) } },
});

const namesInPath = ({ path }: Pick<AddressRow, 'path'>) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

function parametersOf({ path, about: { takes = z.object() } }: DescribedRow) {
  const { properties = {} } = jsonSchema(takes, 'input') as { properties?: Record<string, { description?: string }> };
  const inPath = namesInPath({ path });
  return Object.entries(properties).map(([name, { description, ...schema }]) =>
    inPath.includes(name)
      ? { name, in: 'path', required: true, description, schema }
      : { name, in: 'query', description, schema },
  );
}

/** Refusals of a row by status: those that follow from its method, path and schemas, and those that it declares. */
function refusalsOf(row: DescribedRow): Record<string, string> {
  const { method, work, about } = row;
  const hasQuery = parametersOf(row).some((parameter) => parameter.in === 'query');
  return {
    ...(hasQuery && {
      400: 'A parameter cannot be read',
      429: 'Too much was asked in a minute; Retry-After says when to try again',
    }),
    ...(method !== 'GET' && { 403: 'It was sent from a page of another site' }),
    ...(namesInPath(row).length > 0 && { 404: 'There is nothing of this name' }),
    ...(about.body && {
      400: about.knowsRetries ? 'The body or the key cannot be read' : 'The body cannot be read',
      413: 'The body is too large',
      415: 'The body is not JSON in UTF-8',
      422: about.knowsRetries
        ? 'Fields are missing or wrong, or the key was used for another body'
        : 'Fields are missing or wrong',
    }),
    ...(work !== 'nothing' && { 503: 'There is too much to do, or nothing can be stored; Retry-After says when to try again' }),
    ...about.refuses,
  };
}
