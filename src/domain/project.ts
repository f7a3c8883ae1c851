import type { z } from 'zod';

/** Names of a view's fields that a record lacks, or that have another type in the record. */
type Lacking<View, Rec> = {
  [Name in keyof View]-?: Name extends keyof Rec ? (Rec[Name] extends View[Name] ? never : Name) : Name;
}[keyof View];

type Made<View, Rec> = { [Name in Lacking<View, Rec>]: View[Name] } & Partial<View>;

/**
 * Makes a view of a record: the fields that the view's schema names, in its order, and no others, so that public fields are
 * listed once. Fields that the record lacks or that differ are passed in as `madeFields`, and override the record's; the compiler names
 * each missing field. A view names its fields (`pick`): one made by `omit` would expose every field that a record gets later.
 */
export function project<Schema extends z.ZodObject>(view: Schema) {
  type View = z.output<Schema>;
  const names = Object.keys(view.shape);
  return <Rec extends object>(
    record: Rec,
    ...[madeFields]: [Lacking<View, Rec>] extends [never] ? [madeFields?: Made<View, Rec>] : [madeFields: Made<View, Rec>]
  ): View => {
    const fields: Partial<Record<string, unknown>> = {};
    for (const name of names) fields[name] = record[name as keyof Rec];
    return Object.assign(fields, madeFields) as View;
  };
}
