import { dump } from 'js-yaml';

/** A value as every content file says it: in blocks, long texts folded at 118 characters. @param flowLevel from which depth lists stand on one line */
export const canonicalYaml = (value: object, flowLevel = -1): string => dump(value, { lineWidth: 118, noRefs: true, flowLevel });

/** A record without what its file leaves out, at every depth: what is empty, `false`, or says what `defaults` says of its name. */
export function saidIn(record: object, defaults: Record<string, unknown> = {}): object {
  const said = Object.entries(record).flatMap(([name, value]): [string, unknown][] => {
    if (value === undefined || value === false || value === defaults[name]) return [];
    if (!Array.isArray(value)) return [[name, isObject(value) ? saidIn(value, defaults) : value]];
    return value.length === 0 ? [] : [[name, value.map((item) => (isObject(item) ? saidIn(item, defaults) : item))]];
  });
  return Object.fromEntries(said);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
