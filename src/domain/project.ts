import type { z } from 'zod';

/** The fields of a view that a record lacks, or of which it says something that the view doesn't take. */
type Lacking<View, Rec> = {
  [Name in keyof View]-?: Name extends keyof Rec ? (Rec[Name] extends View[Name] ? never : Name) : Name;
}[keyof View];

type Made<View, Rec> = { [Name in Lacking<View, Rec>]: View[Name] } & Partial<View>;

/**
 * Makes a view of a record: the fields that the view's schema names, in its order, and no others, so that what leaves is listed once.
 * What the record doesn't say as it is to leave is handed in as `made`, and takes the place of what the record says; the compiler names
 * each field that neither has. A view names its fields (`pick`): one made by `omit` would let out whatever a record is given later.
 */
export function project<Schema extends z.ZodObject>(view: Schema) {
  type View = z.output<Schema>;
  const names = Object.keys(view.shape);
  return <Rec extends object>(
    record: Rec,
    ...[made]: [Lacking<View, Rec>] extends [never] ? [made?: Made<View, Rec>] : [made: Made<View, Rec>]
  ): View => {
    const fields: Partial<Record<string, unknown>> = {};
    for (const name of names) fields[name] = record[name as keyof Rec];
    return Object.assign(fields, made) as View;
  };
}
