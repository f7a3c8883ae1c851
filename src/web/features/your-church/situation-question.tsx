import type { FormEvent } from 'react';
import { useState } from 'react';
import type { AskedSituation } from '#domain/church/training.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

interface SituationQuestionProps {
  situation: AskedSituation;
  /** Heading of the passage that a wrong answer links to. */
  passage: string | undefined;
  /** Index of the answer; undefined before. */
  given: number | undefined;
  onAnswer: (place: number) => void;
}

/** A situation with its three answers; after an answer, the reason, and the clause that decides. Its title is announced once. */
export function SituationQuestion({ situation, passage, given, onAnswer }: SituationQuestionProps) {
  const { name, tell, number, answers } = situation;
  const [isIncomplete, setIncomplete] = useState(false);
  const answer = given === undefined ? undefined : answers[given];
  const right = answers.find((answer) => answer.right);
  const group = `situation-${number}`;
  // The form also has a choice made before hydration.
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const choice = new FormData(event.currentTarget).get(group);
    setIncomplete(choice === null);
    if (choice !== null) onAnswer(Number(choice));
  };
  return (
    <article className="situation-question">
      <h2 className="h3">
        {number}. {name}
      </h2>
      <p className="situation-text" id={group}>
        {tell}
      </p>
      <form onSubmit={check}>
        {/* A stored answer loads after hydration: its key resets the choice. */}
        <div className="answers choices box" role="radiogroup" aria-labelledby={group} key={given}>
          {answers.map(({ label }, place) => (
            <label key={label}>
              <input type="radio" name={group} value={place} defaultChecked={place === given} />
              <b>{label}</b>
            </label>
          ))}
        </div>
        <div role="status">
          {answer && <AnswerFeedback situation={situation} passage={passage} isRight={answer.right === true} why={answer.why} />}
          {isIncomplete && <p className="meta mt-3">Choose an answer first.</p>}
        </div>
        <div className="form-foot cluster" data-with-script="">
          <Button small variant="quiet" type="submit">
            {answer && !answer.right ? 'Try again' : 'Check'}
            <span className="visually-hidden">{` your answer to “${name}”`}</span>
          </Button>
        </div>
      </form>
      {/* Fallback without scripts; with them, the result is shown after an answer. */}
      <details className="mt-3" data-without-script="">
        <summary>
          The answer that follows from your policy<span className="visually-hidden">{` to “${name}”`}</span>
        </summary>
        {right && <p>{`${right.label}. ${right.why}`}</p>}
        <Clause situation={situation} passage={passage} />
      </details>
    </article>
  );
}

interface AnswerFeedbackProps extends Pick<SituationQuestionProps, 'situation' | 'passage'> {
  isRight: boolean;
  why: string;
}

function AnswerFeedback({ situation, passage, isRight, why }: AnswerFeedbackProps) {
  return (
    <div className="told stack" data-gap="2" data-kind={isRight ? 'fine' : undefined}>
      <p className="told-word with-icon">
        <Icon name={isRight ? 'circle-check' : 'circle-alert'} />
        {isRight ? 'Yes.' : 'Not that one.'}
      </p>
      <p>{why}</p>
      <Clause situation={situation} passage={passage} />
    </div>
  );
}

/** The clause of the policy, and the passage that gives the reason. */
const Clause = ({ situation, passage }: Pick<SituationQuestionProps, 'situation' | 'passage'>) => (
  <>
    <blockquote>{situation.clauseText}</blockquote>
    <p className="meta">
      Your policy, clause {situation.clauseNumber}, {situation.clause}.{' '}
      <a href={`#${situation.passage}`}>
        Read the passage again<span className="visually-hidden">{`: ${passage}`}</span>
      </a>
    </p>
  </>
);
