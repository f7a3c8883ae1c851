/**
 * Caches the result for an immutable value, such as a snapshot or a record, as long as the value lives. A result that depends on
 * the day is computed again on another day.
 * @param make takes the day, if any, as a date such as 2026-11-22
 */
export function oncePer<Value extends object, Made, Day extends [today?: string]>(
  make: (value: Value, ...day: Day) => Made,
): (value: Value, ...day: Day) => Made {
  const results = new WeakMap<Value, { today?: string | undefined; made: Made }>();
  return (value, ...day) => {
    const [today] = day;
    const before = results.get(value);
    if (before && before.today === today) return before.made;
    const result = make(value, ...day);
    results.set(value, { today, made: result });
    return result;
  };
}
