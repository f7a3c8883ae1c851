import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { focusHeading } from '#browser/focus-heading.ts';
import { addresses } from '#domain/addresses.ts';
import { fromDefaults, isPassed } from '#domain/church/training.ts';
import { answerKey, rightOf } from '#domain/church/training-results.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import '#ui/styles/training.css';
import '#ui/styles/church-paper.css';
import '#ui/styles/your-church.css';
import { DeviceLine } from './device-line.tsx';
import { KeptPolicyNote } from './kept-policy-note.tsx';
import type { OwnTraining } from './own-training.ts';
import { SituationQuestion } from './situation-question.tsx';
import { TrainedHere } from './trained-here.tsx';
import { TrainingCertificate } from './training-certificate.tsx';
import { useTrainingResults } from './use-training-results.ts';

/** One unit of the training, with links to the others. @param at number of the unit, from 1 */
export function TrainingPage({ training, at }: { training: OwnTraining; at: number }) {
  const { answers: policy, mark, units } = training;
  const { isKept, answers, result, results, giveAnswer, startOver } = useTrainingResults(training);
  const router = useRouter();
  // Discards unchecked answers by another round, so that the next person starts without them.
  const [round, setRound] = useState(0);
  const unit = units[at - 1];
  const next = units[at];
  const situations = units.flatMap((one) => one.situations);
  const right = rightOf(situations, answers);
  const addressOf = (place: number) => addresses.churchPaper('training', { ...policy, unit: place > 1 ? place : undefined });
  const startNextPerson = async () => {
    startOver();
    setRound(round + 1);
    await router.navigate({ href: addressOf(1) });
    focusHeading();
    scrollTo({ top: 0, behavior: 'instant' });
  };
  if (!unit) return null;
  return (
    <div className="wrap page-end">
      <BackLink href={addresses.yourChurch}>Your church</BackLink>
      <header className="page-head not-printed">
        <p className="meta">
          Training on how we use AI, unit {at} of {units.length}, {unit.minutes} minutes
        </p>
        <h1 className="mt-2">{unit.name}</h1>
        <p className="lead">
          {at === 1 && 'Four units of twelve minutes or less, for staff and volunteers. '}
          {fromDefaults(policy) ?? 'The situations follow your church’s own policy.'}
        </p>
      </header>
      <DeviceLine />
      <KeptPolicyNote
        shown={policy}
        hrefOf={(keptAnswers) => addresses.churchPaper('training', { ...keptAnswers, unit: at > 1 ? at : undefined })}
        act="Train on your policy"
      />
      <div className="doc-page stack" data-gap="8">
        <div>
          <div className="not-printed" key={`${at} ${round}`}>
            <progress
              className="progress"
              aria-hidden="true"
              value={rightOf(unit.situations, answers)}
              max={unit.situations.length}
            />
            {unit.passages.map(({ id, head, text }) => (
              <section className="passage" id={id} key={id}>
                <h2 className="h3">{head}</h2>
                {text.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </section>
            ))}
            {unit.situations.map((situation) => (
              <SituationQuestion
                key={situation.number}
                situation={situation}
                passage={unit.passages.find(({ id }) => id === situation.passage)?.head}
                given={answers[answerKey(situation)]}
                onAnswer={(place) => giveAnswer(situation, place)}
              />
            ))}
            <div className="form-foot cluster">
              {next && (
                <ButtonLink href={addressOf(at + 1)} rel="next" iconAfter="arrow-right">
                  Next unit: {next.name}
                </ButtonLink>
              )}
              {at > 1 && (
                <ButtonLink href={addressOf(at - 1)} rel="prev" variant="quiet">
                  Unit {at - 1}
                </ButtonLink>
              )}
            </div>
          </div>
          <TrainingCertificate
            training={training}
            result={result}
            of={situations.length}
            isRightBefore={isPassed(right, situations.length)}
            isShown={!next}
          />
        </div>
        <div className="training-side not-printed">
          <nav aria-labelledby="units">
            <h2 id="units">On your own: four units</h2>
            <ol className="fourteen">
              {units.map(({ name, minutes, situations: unitSituations }, place) => {
                const says = (
                  <small>
                    {minutes} minutes
                    <span data-with-script="">{`, ${rightOf(unitSituations, answers)} of ${unitSituations.length} right`}</span>
                  </small>
                );
                return (
                  <li key={name} aria-current={place + 1 === at ? 'step' : undefined}>
                    <span>{place + 1}</span>
                    {place + 1 === at ? (
                      <b>
                        {name}
                        {says}
                      </b>
                    ) : (
                      // Reading one unit stores all four for offline reading.
                      <a href={addressOf(place + 1)} data-keep-too="">
                        {name}
                        {says}
                      </a>
                    )}
                  </li>
                );
              })}
            </ol>
          </nav>
          <p role="status">
            {result && next && (
              <>
                You’ve passed. <a href={`${addressOf(units.length)}#sheet`}>See your certificate</a>
              </>
            )}
          </p>
          <p className="meta">
            You pass when at least 20 of the {situations.length} are right, and you can try as often as you like.
            {isKept && ' What you answer stays on this device.'} These pages can be read offline once you’ve opened one of them.
          </p>
          {Object.keys(answers).length > 0 && (
            <>
              <Button variant="quiet" small onClick={startNextPerson}>
                Someone else takes it: start over
              </Button>
              <p className="meta">
                This clears your answers. If you passed, the result stays in your church’s file, without a name, so print your
                certificate first.
              </p>
            </>
          )}
          <section>
            <h2>For a leader</h2>
            {results && <TrainedHere results={results} mark={mark} />}
            <ul className="room-files rows">
              <li>
                <a href={addresses.hub('training-hub', 'guide')}>
                  <Icon name="book-open" />
                  In a room: four evenings
                  <span>the guide</span>
                </a>
              </li>
              <li>
                <a href={addresses.churchPaper('training', { ...policy, sheet: 'leader' })}>
                  <Icon name="file-text" />
                  One sheet for the room
                  <span>to print</span>
                </a>
              </li>
              <li>
                <a href={addresses.churchPaper('training.zip', policy)} download="training-scorm.zip">
                  <Icon name="download" />
                  For your learning system
                  <span>SCORM 1.2</span>
                </a>
              </li>
            </ul>
            <a className="go" href={addresses.churchPolicy(policy)}>
              Read the policy
            </a>
          </section>
        </div>
      </div>
    </div>
  );
}
