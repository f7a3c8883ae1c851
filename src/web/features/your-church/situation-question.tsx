import type { FormEvent } from 'react';
import { useState } from 'react';
import type { AskedSituation } from '#domain/church/training.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Answers } from './answers.tsx';

interface SituationQuestionProps {
  situation: AskedSituation;
  /** The place of the answer that was given; nothing before. */
  given: number | undefined;
  onAnswer: (place: number | undefined) => void;
}

/** A situation with its three answers; after one is given, why, and the clause that decides. */
export function SituationQuestion({ situation, given, onAnswer }: SituationQuestionProps) {
  const { name, tell, number, answers } = situation;
  const [isIncomplete, setIncomplete] = useState(false);
  const told = given === undefined ? undefined : answers[given];
  const right = answers.find((answer) => answer.right);
  const group = `situation-${number}`;
  // The form knows what was chosen before the scripts came, too.
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get(group);
    setIncomplete(chosen === null);
    if (chosen !== null) onAnswer(Number(chosen));
  };
  return (
    <article className="situation" aria-labelledby={`situation-${number}`}>
      <h3 id={`situation-${number}`}>
        {number}. {name}
      </h3>
      <p className="situation-text">{tell}</p>
      <form onSubmit={check}>
        <Answers
          // What was kept on the device comes after the page: it is chosen anew.
          key={given}
          legend={name}
          name={group}
          answers={answers.map(({ label }, place) => ({ label, value: String(place) }))}
          chosen={String(given)}
        />
        <div role="status">
          {told && <Told situation={situation} isRight={told.right === true} why={told.why} />}
          {isIncomplete && <p className="meta mt-3">Choose an answer first.</p>}
        </div>
        <div className="form-foot" data-with-script="">
          <Button small variant="quiet" type="submit">
            {told && !told.right ? 'Try again' : 'Check'}
          </Button>
        </div>
      </form>
      {/* Where scripts run, the answer is told after one was given. */}
      <details data-without-script="">
        <summary>The answer that follows from your policy</summary>
        {right && <p>{`${right.label}. ${right.why}`}</p>}
        <Passage situation={situation} />
      </details>
    </article>
  );
}

function Told({ situation, isRight, why }: { situation: AskedSituation; isRight: boolean; why: string }) {
  return (
    <div className="told" data-kind={isRight ? 'fine' : undefined}>
      <p className="told-word">
        <Icon name={isRight ? 'circle-check' : 'circle-alert'} />
        {isRight ? 'Yes.' : 'Not that one.'}
      </p>
      <p>{why}</p>
      <Passage situation={situation} />
    </div>
  );
}

/** The words of the policy, and the passage that tells why. */
const Passage = ({ situation: { clause, clauseNumber, clauseText, passage } }: { situation: AskedSituation }) => (
  <>
    <blockquote>{clauseText}</blockquote>
    <p className="meta">
      Your policy, clause {clauseNumber}, {clause}. <a href={`#${passage}`}>Read the passage again</a>
    </p>
  </>
);
