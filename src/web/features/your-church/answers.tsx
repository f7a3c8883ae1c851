import type { ReactNode } from 'react';

interface Answer {
  label: string;
  value: string;
  badge?: string;
  /** Consequence of the choice, below its label. */
  says?: ReactNode;
}

interface AnswersProps {
  /** The question, for screen readers: it is printed above already. */
  legend: string;
  name: string;
  answers: readonly Answer[];
  chosen?: string;
}

/** Answers to one question, one below the other; a single choice. */
export function Answers({ legend, name, answers, chosen }: AnswersProps) {
  return (
    <fieldset>
      <legend className="visually-hidden">{legend}</legend>
      <div className="answers choices box">
        {answers.map(({ label, value, badge, says }) => (
          <label key={value}>
            {/* Labeled by the choice only: the sentence that it writes is read after it. */}
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={chosen === value}
              aria-labelledby={`${name}-${value}`}
            />
            <b id={`${name}-${value}`}>
              {label}
              {badge && <span className="badge">{badge}</span>}
            </b>
            {says}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
