import type { PolicySearch } from '#domain/church/policy-search.ts';

/** What a form passes on beside what is chosen in it. */
export const HiddenAnswers = ({ values }: { values: PolicySearch }) =>
  Object.entries(values).map(([key, value]) => value !== undefined && <input type="hidden" key={key} name={key} value={value} />);
