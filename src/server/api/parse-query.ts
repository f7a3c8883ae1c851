import type { z } from 'zod';
import { HttpError } from '../errors.ts';

/**
 * Checks the parameters of a read.
 * @throws {HttpError} 400 naming each wrong parameter.
 */
export function parseQuery<Schema extends z.ZodType>(schema: Schema, query: object): z.output<Schema> {
  const result = schema.safeParse(query);
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  throw new HttpError(400, 'We can’t read some of the parameters.', { issues });
}
