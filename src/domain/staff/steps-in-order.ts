/** Fields of a workflow's form with its steps and with their numbers. */
interface SteppedValues {
  steps?: unknown;
  tools?: unknown;
}

/**
 * Puts the steps of a workflow's form in another order; the step numbers of its tools follow.
 * @param order former place of each step, from 0; undefined for a new step
 */
export function withStepsInOrder<Values extends object>(
  values: Values & SteppedValues,
  order: readonly (number | undefined)[],
): Values {
  const before = Array.isArray(values.steps) ? (values.steps as string[]) : [];
  const steps = order.map((was) => (was === undefined ? '' : (before[was] ?? '')));
  const placeOf = (step: number) => {
    const now = order.indexOf(step - 1);
    // A removed step gives way to the one in its place.
    return now === -1 ? Math.max(1, Math.min(step, order.length)) : now + 1;
  };
  if (!Array.isArray(values.tools)) return { ...values, steps };
  const tools = (values.tools as { step: number }[]).map((use) =>
    use.step >= 1 && use.step <= before.length ? { ...use, step: placeOf(use.step) } : use,
  );
  return { ...values, steps, tools };
}
