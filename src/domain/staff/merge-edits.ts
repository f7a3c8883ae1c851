// Merging the edits of two people in one record: the second to save gets a 409, and merges both here.

/** Values of a form, field by field. */
type Fields = Record<string, unknown>;

/** A field that the other person changed since it was read. */
export interface FieldEdit {
  /** Path of the field, such as 'dataPolicy.plan'. */
  path: string;
  theirs: unknown;
  mine: unknown;
  /** True if I changed it too, to something else. */
  collides: boolean;
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks whether two values of a field are equal; undefined equals null. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Paths of all leaves of several records. A list is one leaf: its rows have no identity to merge by. */
export function pathsOf(records: readonly unknown[], prefix = ''): string[] {
  const names = new Set(records.filter(isObject).flatMap((record) => Object.keys(record)));
  return [...names].flatMap((name) => {
    const values = records.map((record) => (isObject(record) ? record[name] : undefined));
    // A field that is an object in one record and a word in another, such as a verdict with its condition, is one leaf.
    const descends = values.some(isObject) && values.every((value) => value === undefined || isObject(value));
    return descends ? pathsOf(values, `${prefix}${name}.`) : [prefix + name];
  });
}

/** Value at a path such as 'dataPolicy.plan'; undefined where there is none. */
export const valueAt = (record: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), record);

/** Copy of a record with another value at this path. */
export function withValueAt<T extends object>(record: T, path: string, value: unknown): T {
  const [name = '', ...rest] = path.split('.');
  const inner = (record as Fields)[name];
  return { ...record, [name]: rest.length > 0 ? withValueAt(isObject(inner) ? inner : {}, rest.join('.'), value) : value };
}

/** Checks whether two records are equal, in any order of their fields; a missing field equals null. */
export const isSameRecord = (one: object, other: object): boolean =>
  pathsOf([one, other]).every((path) => isSame(valueAt(one, path), valueAt(other, path)));

/** Fields that the other person changed, in the order of the record, with my values. */
export function editsOfOther(base: object, mine: object, theirs: object): FieldEdit[] {
  return pathsOf([base, theirs, mine])
    .filter((path) => !isSame(valueAt(theirs, path), valueAt(base, path)))
    .map((path) => {
      const own = valueAt(mine, path);
      const other = valueAt(theirs, path);
      return { path, theirs: other, mine: own, collides: !isSame(own, valueAt(base, path)) && !isSame(own, other) };
    });
}

/** Merges my changed fields into their record; mine wins where both changed a field. */
export function mergeEdits<T extends object>(base: T, mine: T, theirs: T): T {
  return pathsOf([base, theirs, mine])
    .filter((path) => !isSame(valueAt(mine, path), valueAt(base, path)))
    .reduce((merged, path) => withValueAt(merged, path, valueAt(mine, path)), theirs);
}
