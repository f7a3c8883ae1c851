import type { PolicySearch } from '#domain/church/policy-search.ts';

/** Name and value of a form's submit button that goes to the next question. Without it the form goes to the policy. */
export const nextButtonProps = (question: number | undefined) => question !== undefined && { name: 'question', value: question };

/** Hidden fields with a form's other answers. */
export const HiddenAnswers = ({ values }: { values: PolicySearch }) =>
  Object.entries(values).map(([key, value]) => value !== undefined && <input type="hidden" key={key} name={key} value={value} />);
