import { addresses } from '#domain/addresses.ts';
import { fromDefaults } from '#domain/church/training.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Button } from '#ui/button.tsx';
import '#ui/styles/training.css';
import '#ui/styles/church-paper.css';
import '#ui/styles/your-church.css';
import type { OwnTraining } from './own-training.ts';

/** The training for a group: what to read aloud, what to ask, and the answers with their clauses. */
export function LeaderSheet({ training: { answers, mark, units, date } }: { training: OwnTraining }) {
  return (
    <div className="wrap page-end">
      <BackLink href={addresses.churchPaper('training', answers)}>The training</BackLink>
      <header className="page-head">
        <h1>A leader’s sheet for the room</h1>
        <p className="lead">
          Four short evenings, or one of forty minutes.{' '}
          {fromDefaults(answers) ?? 'The situations follow your church’s own policy.'} Version {mark}, {formatCheckedDate(date)}.
        </p>
        <div className="not-printed" data-with-script="">
          <Button icon="printer" onClick={() => print()}>
            Print
          </Button>
        </div>
      </header>
      <div className="answer-width space-y-8">
        <section>
          <h2>How to lead it</h2>
          <ol className="steps-in-room">
            <li>Have the policy on the table, a copy for each person. Read the unit’s passages aloud and take turns.</li>
            <li>Read a situation, and let pairs decide before anyone says the answer.</li>
            <li>Where pairs differ, read the clause. It decides, not the leader.</li>
            <li>Use no real case from your church, not even with the names changed.</li>
            <li>
              Each unit has room for an example of your own. Make it up, and write no name there: the sheet is passed around, and
              in a small church a name, a job or a street is enough to know who is meant.
            </li>
            <li>End with the sheet to sign. Whoever would rather not use AI signs nothing and serves as before.</li>
          </ol>
        </section>
        {units.map(({ name, minutes, situations }, at) => (
          <section key={name}>
            <h2>
              Unit {at + 1}. {name}
            </h2>
            <p className="meta">{minutes} minutes alone, about twice that in a room</p>
            <ol className="clauses">
              {situations.map(({ number, tell, answers: options, clause, clauseNumber }) => (
                <li key={number}>
                  <p>{tell}</p>
                  {options.map(({ label, right, why }) => (
                    <p key={label} className={right ? undefined : 'meta'}>
                      {right ? <b>Right: {label}. </b> : `Not: ${label}. `}
                      {why}
                    </p>
                  ))}
                  <p className="meta">
                    Clause {clauseNumber}, {clause}
                  </p>
                </li>
              ))}
            </ol>
            <p className="own-example">Our own example, without names:</p>
          </section>
        ))}
      </div>
    </div>
  );
}
