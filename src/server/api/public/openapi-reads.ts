import { readSchemas } from '#domain/reads/read-schemas.ts';
import type { ReadName } from '#domain/reads/reads.ts';
import { reads } from '#domain/reads/reads.ts';
import { answer, failure, jsonSchema, parametersOf, ref } from './openapi-parts.ts';
import { readsByPath } from './reads-by-path.ts';

// The reads of the table as OpenAPI describes them.

/** What a read answers, as the description refers to it. */
function answered(read: ReadName) {
  const { name, isList } = readSchemas[read].answers;
  return isList ? { type: 'array', items: ref(name) } : ref(name);
}

/** The components that the reads' answers are made of. */
export const readSchemasOfAnswers = () =>
  Object.fromEntries(Object.values(readSchemas).map(({ answers: { name, schema } }) => [name, jsonSchema(schema)]));

/** Each path of the table with its one operation. */
export const readPaths = () =>
  Object.fromEntries([...readsByPath].map(([path, names]) => [path.replace(/:(\w+)/, '{$1}'), { get: operation(path, names) }]));

function operation(path: string, names: readonly ReadName[]) {
  const [first = 'tools', ...others] = names;
  const { about, takes } = readSchemas[first];
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const parameters = [...parametersOf(takes, inPath), ...(others.length > 0 ? [viewParameter(others)] : [])];
  const isPart = parameters.some(({ name }) => name === 'offset') && others.length > 0;
  return {
    summary: about,
    parameters,
    responses: {
      200: {
        ...answer(about, others.length > 0 ? { anyOf: names.map(answered) } : answered(first)),
        ...(isPart && { headers: { 'X-Total-Count': totalCount } }),
      },
      ...(parameters.some((parameter) => parameter.in === 'query') && { 400: failure('A parameter cannot be read') }),
      ...(inPath.length > 0 && { 404: failure('There is no such record') }),
      ...(names.some((name) => takenDown.includes(name)) && { 410: failure('It was taken down') }),
    },
  };
}

/** The reads of what staff can take down. */
const takenDown: readonly ReadName[] = ['tool', 'workflow', 'prompt', 'answer'];

const totalCount = {
  description: 'How many match, before limit and offset; not with view=page',
  schema: { type: 'integer' },
};

const viewParameter = (names: readonly ReadName[]) => ({
  name: 'view',
  in: 'query',
  description: names.map((name) => `'${reads[name].view}' for ${readSchemas[name].about}`).join('; '),
  schema: { type: 'string', enum: names.map((name) => reads[name].view) },
});
