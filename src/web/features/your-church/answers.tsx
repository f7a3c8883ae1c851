import type { ReactNode } from 'react';

interface Answer {
  label: string;
  value: string;
  badge?: string;
  /** What follows from it, below its label. */
  says?: ReactNode;
}

interface AnswersProps {
  /** The question, for those who listen: it stands above already. */
  legend: string;
  name: string;
  answers: readonly Answer[];
  chosen?: string;
}

/** The answers to one question, one below the other, of which one can be chosen. */
export function Answers({ legend, name, answers, chosen }: AnswersProps) {
  return (
    <fieldset>
      <legend className="visually-hidden">{legend}</legend>
      <div className="answers">
        {answers.map(({ label, value, badge, says }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={chosen === value} />
            <b>
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
