import { getRouteApi } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import type { ReadinessView } from '#domain/church/church-views.ts';
import { readinessAnswers, readinessName } from '#domain/church/readiness.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { TextField } from '#ui/field.tsx';
import '#ui/styles/readiness.css';
import '#ui/styles/your-church.css';
import { Answers } from './answers.tsx';
import { answersInAddress } from './answers-in-address.ts';
import { DeviceLine } from './device-line.tsx';
import { KeptPolicyNote } from './kept-policy-note.tsx';

/** Twelve questions in a plain form, and above them the ninety-day plan that their answers give. */
export function ReadinessPage({ readiness }: { readiness: ReadinessView }) {
  const { answers, questions, steps } = readiness;
  return (
    <div className="wrap page-end">
      <BackLink href={addresses.yourChurch}>Your church</BackLink>
      <header className="page-head">
        <h1>{steps ? 'Your ninety days' : 'How ready is your church?'}</h1>
        <p className="lead">
          {steps
            ? 'One step at a time, each with the page that helps. Keep this page’s address: your answers are in it.'
            : 'Twelve questions, about five minutes. Your answers give a plan of ninety days.'}
        </p>
        <p className="meta">{answersInAddress}</p>
      </header>
      <DeviceLine />
      <KeptPolicyNote hrefOf={addresses.churchPolicy} act="Read your policy" />
      <div className="answer-width space-y-8">
        {steps && <Plan steps={steps} answers={answers} />}
        {/* Other answers reset the form. */}
        <form className="space-y-8 not-printed" action={addresses.churchPaper('readiness')} key={JSON.stringify(answers)}>
          {steps && <h2>Change an answer</h2>}
          {questions.map(({ ask, why }, at) => (
            <section key={ask}>
              <h3>
                {at + 1}. {ask}
              </h3>
              <p className="meta">{why}</p>
              <div className="mt-3 in-a-row">
                <Answers
                  legend={ask}
                  name={readinessName(at + 1)}
                  answers={readinessAnswers}
                  chosen={answers[readinessName(at + 1)]}
                />
              </div>
            </section>
          ))}
          <TextField
            id="plan-from"
            name="from"
            type="date"
            label="First day of the plan"
            hint="You can leave it empty. With it, each step gets its date, and you can put them in your calendar."
            defaultValue={answers.from}
          />
          <Button type="submit" iconAfter="arrow-right">
            See the plan
          </Button>
        </form>
      </div>
    </div>
  );
}

type Steps = NonNullable<ReadinessView['steps']>;

const root = getRouteApi('__root__');

function Plan({ steps, answers }: { steps: Steps; answers: ReadinessView['answers'] }) {
  const publicUrl = root.useLoaderData()?.publicUrl ?? '';
  if (steps.length === 0) {
    return (
      <section id="plan">
        <h2>Nothing is left to do</h2>
        <p>
          All twelve are in place. Go through them again in ninety days, or look at{' '}
          <a href={addresses.termsChanges()}>what changed in the terms</a> now.
        </p>
      </section>
    );
  }
  return (
    <section className="space-y-4" aria-labelledby="plan">
      <h2 id="plan">
        {steps.length} {steps.length === 1 ? 'step' : 'steps'}
      </h2>
      <ol className="said rows ninety-days" id="steps">
        {steps.map((step) => (
          <li key={step.page}>
            <p className="meta">
              {whenOf(step)}
              {step.isBegun && '. You’ve begun: finish it'}
            </p>
            <a className="go" href={step.page}>
              {step.step}
            </a>
          </li>
        ))}
      </ol>
      <div className="form-foot cluster not-printed">
        {answers.from && (
          <ButtonLink
            small
            variant="quiet"
            icon="calendar-check"
            href={addresses.churchPaper('readiness.ics', answers)}
            download="ninety-days.ics"
          >
            Put the dates in your calendar
          </ButtonLink>
        )}
        <CopyButton
          text={steps.map((step) => `${whenOf(step)}: ${step.step}. ${publicUrl}${step.page}`).join('\n')}
          shownIn="steps"
          variant="quiet"
        >
          Copy the plan
        </CopyButton>
        <span data-with-script="">
          <Button small variant="quiet" icon="printer" onClick={() => print()}>
            Print
          </Button>
        </span>
      </div>
    </section>
  );
}

const whenOf = ({ day, date }: Steps[number]) => (date ? `By ${formatCheckedDate(date)}` : `By day ${day}`);
