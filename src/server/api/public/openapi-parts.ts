import { z } from 'zod';

// The words that the description of the API is made of.

/** A schema as the description has it: what may be sent, or what is answered. */
export const jsonSchema = (schema: z.ZodType, io: 'input' | 'output' = 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

/** An answer in JSON. */
export const answer = (description: string, schema: object) => ({ description, content: { 'application/json': { schema } } });
/** A schema of the description by its name. */
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
/** An answer that tells what is wrong. */
export const failure = (description: string) => answer(description, ref('Error'));

/** The parameters of a read, from the schema that reads them; those that `inPath` names stand in its path. */
export function parametersOf(schema: z.ZodObject, inPath: readonly string[] = []) {
  const { properties = {} } = jsonSchema(schema, 'input') as { properties?: Record<string, { description?: string }> };
  return Object.entries(properties).map(([name, { description, ...rest }]) =>
    inPath.includes(name)
      ? { name, in: 'path', required: true, description, schema: rest }
      : { name, in: 'query', description, schema: rest },
  );
}
