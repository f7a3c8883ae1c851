import type { core, ZodType } from 'zod';

/** A validation error of one field: its path ('steps.2'), and the remedy as a message. */
export interface FieldIssue {
  path: string;
  message: string;
  /** The schema's finding, for a form with its own words; absent if only `check` ran, or for a rule between fields. */
  finding?: Finding;
}

/** A schema's objection to a value, by zod's codes. */
interface Finding {
  code: core.$ZodIssue['code'];
  /** Expected type, or the type whose bounds are broken: 'number', 'array'. */
  type?: string;
  /** True if the message is the schema's own, and not zod's. */
  hasOwnWords: boolean;
}

export type Checked<T> = { data: T; issues?: undefined } | { data?: undefined; issues: FieldIssue[] };

/** Validates input; returns the first error of each field, in the order of the schema. */
export function check<T>(schema: ZodType<T>, value: unknown): Checked<T> {
  const result = schema.safeParse(value);
  return result.success ? { data: result.data } : { issues: firstOfEachPath(result.error.issues.map(issueOf)) };
}

/** Validates like `check`, and adds the schema's finding to each issue. */
export function checkWithFindings<T>(schema: ZodType<T>, value: unknown): Checked<T> {
  const result = schema.safeParse(value);
  if (result.success) return { data: result.data };
  // Default messages are empty here: any other is one that the schema defines.
  const own = schema.safeParse(value, { error: () => '' }).error?.issues;
  const issues = result.error.issues.map((issue, place) => ({
    ...issueOf(issue),
    finding: findingOf(issue, own?.[place]?.message !== ''),
  }));
  return { issues: firstOfEachPath(issues) };
}

const issueOf = ({ path, message }: core.$ZodIssue): FieldIssue => ({ path: path.join('.'), message });

function findingOf(issue: core.$ZodIssue, hasOwnWords: boolean): Finding {
  const { code } = issue;
  if (code === 'invalid_type') return { code, type: issue.expected, hasOwnWords };
  if (code === 'too_big' || code === 'too_small') return { code, type: issue.origin, hasOwnWords };
  return { code, hasOwnWords };
}

function firstOfEachPath(issues: readonly FieldIssue[]): FieldIssue[] {
  const byPath = new Map<string, FieldIssue>();
  for (const issue of issues) if (!byPath.has(issue.path)) byPath.set(issue.path, issue);
  return [...byPath.values()];
}
