import type { PolicySearch } from '#domain/church/policy-search.ts';

/** What a button of a question's form adds: the question that comes next. Without it the form leads to the policy. */
export const leadingTo = (question: number | undefined) => question !== undefined && { name: 'question', value: question };

/** What a form passes on beside what is chosen in it. */
export const HiddenAnswers = ({ values }: { values: PolicySearch }) =>
  Object.entries(values).map(([key, value]) => value !== undefined && <input type="hidden" key={key} name={key} value={value} />);
