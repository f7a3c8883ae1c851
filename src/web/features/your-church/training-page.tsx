import { useEffect, useState } from 'react';
import { today as todayHere } from '#browser/today.ts';
import { addresses } from '#domain/addresses.ts';
import type { AskedSituation } from '#domain/church/training.ts';
import { isPassed } from '#domain/church/training.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Icon } from '#ui/icon.tsx';
import '#ui/styles/training.css';
import '#ui/styles/church-paper.css';
import '#ui/styles/your-church.css';
import type { OwnTraining } from './own-training.ts';
import { SituationQuestion } from './situation-question.tsx';
import { TrainingCertificate } from './training-certificate.tsx';
import { useTrainingResults } from './use-training-results.ts';

/** An answer counts for the situation as this church was asked it: another clause asks anew. */
const keyOf = ({ name, clauseText }: AskedSituation) => `${name}: ${clauseText}`;

/** Four units with their situations on one page, so that a kept copy holds all of it. */
export function TrainingPage({ training: { answers, clauses, units, date } }: { training: OwnTraining }) {
  const { results, keep } = useTrainingResults();
  const rightOf = (situations: readonly AskedSituation[]) =>
    situations.filter((situation) => situation.answers[results[keyOf(situation)] ?? -1]?.right).length;
  const all = units.flatMap(({ situations }) => situations);
  const right = rightOf(all);
  const today = useToday();
  return (
    <div className="wrap page-end">
      <BackLink href={addresses.yourChurch}>Your church</BackLink>
      <header className="page-head not-printed">
        <h1>Training on how we use AI</h1>
        <p className="lead">
          Four units of twelve minutes or less, for staff and volunteers. The situations follow your church’s own policy.
        </p>
      </header>
      <div className="doc-page training">
        <nav className="policy-actions not-printed" aria-labelledby="units">
          <h2 id="units">Four units</h2>
          <ol className="fourteen">
            {units.map(({ name, minutes, situations }, at) => (
              <li key={name}>
                <span>{at + 1}</span>
                <a href={`#unit-${at + 1}`} onClick={() => unfold(`unit-${at + 1}`)}>
                  {name}
                  <small>
                    {minutes} minutes
                    <span data-with-script="">{`, ${rightOf(situations)} of ${situations.length} right`}</span>
                  </small>
                </a>
              </li>
            ))}
          </ol>
          <p className="meta">
            You pass when at least 20 of the {all.length} are right, and you can try as often as you like. What you answer stays
            on this device, and this page can be read offline once you’ve opened it.
          </p>
          <h2>For a leader</h2>
          <ul className="pack">
            <li>
              <a href={addresses.churchPaper('training', { ...answers, sheet: 'leader' })}>
                <Icon name="file-text" />
                One sheet for the room
                <span>to print</span>
              </a>
            </li>
            <li>
              <a href={addresses.churchPaper('training.zip', answers)} download="training-scorm.zip">
                <Icon name="download" />
                For your learning system
                <span>SCORM 1.2</span>
              </a>
            </li>
          </ul>
          <a className="go" href={addresses.churchPolicy(answers)}>
            Read the policy
          </a>
        </nav>
        <div>
          {units.map(({ name, minutes, passages, situations }, at) => (
            <details className="unit not-printed" key={name} open={at === 0}>
              <summary>
                <h2>
                  <span>{at + 1}</span> {name}
                </h2>
                <span className="meta">{minutes} minutes</span>
                <Icon name="chevron-down" />
              </summary>
              <div id={`unit-${at + 1}`}>
                <progress className="progress" aria-hidden="true" value={rightOf(situations)} max={situations.length} />
                {passages.map(({ id, head, text }) => (
                  <section className="passage" id={id} key={id}>
                    <h3>{head}</h3>
                    {text.map((paragraph) => (
                      <p key={paragraph}>{paragraph}</p>
                    ))}
                  </section>
                ))}
                {situations.map((situation) => (
                  <SituationQuestion
                    key={situation.number}
                    situation={situation}
                    given={results[keyOf(situation)]}
                    onAnswer={(place) => keep({ ...results, [keyOf(situation)]: place })}
                  />
                ))}
              </div>
            </details>
          ))}
          <TrainingCertificate
            clauses={clauses}
            policy={{ version: answers.v ?? 1, date }}
            right={right}
            of={all.length}
            today={isPassed(right, all.length) ? today : undefined}
          />
        </div>
      </div>
    </div>
  );
}

/** Opens the unit around an element, before the link to it is followed. */
function unfold(id: string): void {
  const unit = document.getElementById(id)?.closest('details');
  if (unit) unit.open = true;
}

/** The day on this device, 2026-11-25; nothing on the server, whose day may be another. */
function useToday(): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => {
    setToday(todayHere());
  }, []);
  return today;
}
