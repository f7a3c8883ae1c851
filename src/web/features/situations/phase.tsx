import { useId } from 'react';
import type { SituationPageView } from '#domain/situations/situation-views.ts';

type Steps = SituationPageView['day']['steps'];

/** The first hour, day or week: its purpose, and its steps with a box to tick by hand. */
export function Phase({ name, phase: { aim, steps } }: { name: string; phase: SituationPageView['day'] }) {
  const nameId = useId();
  return (
    <section className="phase pair">
      <h2 id={nameId}>
        {name} <span>{aim}</span>
      </h2>
      <ol aria-labelledby={nameId}>
        <StepList steps={steps} />
      </ol>
    </section>
  );
}

/** Steps in words: the deed, then how. */
export const StepList = ({ steps }: { steps: Steps }) =>
  steps.map(({ deed, how }) => (
    <li key={deed}>
      <b>{/[.?!]$/.test(deed) ? deed : `${deed}.`}</b>
      {` ${how}`}
    </li>
  ));
