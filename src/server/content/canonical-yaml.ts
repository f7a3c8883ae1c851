import { dump } from 'js-yaml';

/** Writes a value as content files do, texts folded at 118 characters. @param flowLevel depth from which lists are on one line */
export const canonicalYaml = (value: object, flowLevel = -1): string => dump(value, { lineWidth: 118, noRefs: true, flowLevel });

/** Leaves out of a record what its file omits, at every depth: empty, `false`, or the value that `defaults` has for the name. */
export function saidIn(record: object, defaults: Record<string, unknown> = {}): object {
  const fields = Object.entries(record).flatMap(([name, value]): [string, unknown][] => {
    if (value === undefined || value === false || value === defaults[name]) return [];
    if (!Array.isArray(value)) return [[name, isObject(value) ? saidIn(value, defaults) : value]];
    return value.length === 0 ? [] : [[name, value.map((item) => (isObject(item) ? saidIn(item, defaults) : item))]];
  });
  return Object.fromEntries(fields);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
