import { z } from 'zod';

/** Converts a schema to JSON Schema for programmers: what may be sent (input), or what is answered (output). */
export const jsonSchema = (schema: z.ZodType, io: 'input' | 'output' = 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};
