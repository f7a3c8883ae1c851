import type { ZodType } from 'zod';

/** A validation error of one field: its path ('steps.2'), and what to do about it. */
export interface FieldIssue {
  path: string;
  message: string;
}

export type Checked<T> = { data: T; issues?: undefined } | { data?: undefined; issues: FieldIssue[] };

/** Validates input; returns the first error of each field, in the order of the schema. */
export function check<T>(schema: ZodType<T>, value: unknown): Checked<T> {
  const result = schema.safeParse(value);
  if (result.success) return { data: result.data };
  const firstOfPath = new Map<string, FieldIssue>();
  for (const { path, message } of result.error.issues) {
    const joined = path.join('.');
    if (!firstOfPath.has(joined)) firstOfPath.set(joined, { path: joined, message });
  }
  return { issues: [...firstOfPath.values()] };
}
