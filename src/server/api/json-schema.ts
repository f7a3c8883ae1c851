import { z } from 'zod';

/** A schema as JSON Schema for whoever writes a program: what may be sent, or what is answered. */
export const jsonSchema = (schema: z.ZodType, io: 'input' | 'output' = 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};
