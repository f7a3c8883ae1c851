/** What of a workflow's form names its steps by their numbers. */
interface SteppedValues {
  steps?: unknown;
  tools?: unknown;
}

/**
 * The values of a workflow's form with its steps in another order; what names a step by its number follows it.
 * @param order for each step its former place from 0, nothing for a step that is new
 */
export function withStepsInOrder<Values extends object>(
  values: Values & SteppedValues,
  order: readonly (number | undefined)[],
): Values {
  const before = Array.isArray(values.steps) ? (values.steps as string[]) : [];
  const steps = order.map((was) => (was === undefined ? '' : (before[was] ?? '')));
  const placeOf = (step: number) => {
    const now = order.indexOf(step - 1);
    // Of a step that went away, the one that took its place.
    return now === -1 ? Math.max(1, Math.min(step, order.length)) : now + 1;
  };
  if (!Array.isArray(values.tools)) return { ...values, steps };
  const tools = (values.tools as { step: number }[]).map((use) =>
    use.step >= 1 && use.step <= before.length ? { ...use, step: placeOf(use.step) } : use,
  );
  return { ...values, steps, tools };
}
