import { addresses } from '#domain/addresses.ts';
import type { QuestionView } from '#domain/church/church-views.ts';
import { answerName, choices, defaultChoice, questionCount } from '#domain/church/policy-choices.ts';
import { posture } from '#domain/church/policy-search.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import '#ui/styles/your-church.css';
import { Answers } from './answers.tsx';
import { answersInAddress } from './answers-in-address.ts';
import { DeviceLine } from './device-line.tsx';
import { HiddenAnswers, nextButtonProps } from './hidden-answers.tsx';
import { KeptPolicyNote } from './kept-policy-note.tsx';
import { postures } from './postures.ts';
import { SourceLine } from './source-line.tsx';
import { StatementsSaid } from './statements-said.tsx';

/** Rules that every policy has, in the words of our model policy. */
const floor = [
  'No prayer request, care note or anything about a child, health or danger goes into a tool, even with names removed.',
  'A named person reads everything before anyone else does, and checks each Bible verse in the translation it names.',
  'No AI answers a person who asks for help, and no AI decides about a person.',
];

/** Keeps the address short: empty values are left out, and the policy itself needs no tradition. */
const tidyAddress = (form: HTMLFormElement | null) =>
  form?.addEventListener('formdata', ({ formData }) => {
    if (formData.get('tradition') === '' || !formData.has('question')) formData.delete('tradition');
  });

/** One question: three answers, each with the sentence that it writes. A plain form, so that it works without scripts. */
export function QuestionPage({ question }: { question: QuestionView }) {
  const { number, answers, tradition, traditions, all, unread } = question;
  const before = all[number - 2];
  const isLast = number === questionCount;
  const name = answerName(number);
  const step = isLast ? undefined : number + 1;
  const { [name]: own, ...others } = answers;
  const at = (questionNumber: number) => addresses.churchPolicy({ ...answers, question: questionNumber, tradition });
  return (
    <div className="wrap page-end">
      <BackLink href={number === 1 ? addresses.yourChurch : at(number - 1)}>
        {number === 1 ? 'Your church' : `Question ${number - 1}`}
      </BackLink>
      <DeviceLine />
      {unread && (
        <div className="mb-6">
          <Note title={`We can’t read the version “${unread}”`}>
            It looks like 2-b7k2m0: a number, a dash and six letters or digits. Nothing here has changed.
          </Note>
        </div>
      )}
      {number === 1 && <KeptPolicyNote shown={answers} hrefOf={addresses.churchPolicy} act="Read your policy" />}
      <div className="doc-page stack" data-gap="8">
        <div className="space-y-8">
          <div id="question">
            <p className="meta">
              Your policy, question {number} of {questionCount}
            </p>
            <progress className="progress" aria-hidden="true" value={number - 1} max={questionCount} />
            {before && !before.chosen && (
              <p className="meta mt-3">
                You chose nothing on “{before.short},” so our default stands there: “{before.usual}.”{' '}
                <a href={at(number - 1)}>Choose an answer</a>
              </p>
            )}
            <h1 className="mt-3">{question.ask}</h1>
            <p className="lead mt-3">{question.why}</p>
            {/* Below, each question says that the address brings them back. */}
            {number === 1 && <p className="meta mt-3">{answersInAddress}</p>}
            {number === 1 && (
              <>
                <p className="mt-3">By the next meeting? Begin from a finished policy, and change what you like:</p>
                <ul className="cluster" data-gap="0 6">
                  {postures.map(({ choice, name: postureName }) => (
                    <li key={choice}>
                      <a className="go" href={addresses.churchPolicy(posture(choice, question.version))}>
                        {postureName}
                      </a>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
          {/* Another question resets the form. Every way of leaving it takes the choice along. */}
          <form action={`${addresses.churchPolicy()}#question`} id="answers" key={number} ref={tidyAddress}>
            <HiddenAnswers values={{ ...others, tradition: isLast || traditions.length > 1 ? undefined : tradition }} />
            <Answers
              legend={question.ask}
              name={name}
              chosen={own}
              answers={question.choices.map(({ label, text }, at) => ({
                label,
                value: choices[at] ?? label,
                badge: choices[at] === defaultChoice ? 'Our default' : undefined,
                says: <span className="would-write">“{text}”</span>,
              }))}
            />
            <p className="meta unchosen mt-4">Without an answer, our default goes in.</p>
            <div className="form-foot cluster">
              <Button type="submit" iconAfter="arrow-right" {...nextButtonProps(step)}>
                {isLast ? 'See your policy' : `Next: ${all[number]?.short.toLowerCase()}`}
              </Button>
              {number > 1 && (
                <Button type="submit" variant="quiet" {...nextButtonProps(number - 1)}>
                  Back
                </Button>
              )}
              <Button type="submit" variant="quiet" form="skip">
                Skip: use our default
              </Button>
            </div>
          </form>
          {/* A form instead of a link: with links, a crawler would visit every subset of the answers. */}
          <form action={`${addresses.churchPolicy()}#question`} id="skip">
            <HiddenAnswers values={{ ...others, question: step, tradition: isLast ? undefined : tradition }} />
          </form>
          <section className="floor">
            <h2 className="h4">Whatever you choose, these stay</h2>
            <ul>
              {floor.map((one) => (
                <li key={one}>
                  <Icon name="check" />
                  {one}
                </li>
              ))}
            </ul>
            <p className="meta mt-3">
              From our model policy, 7.1, 7.2, 8.1 and 10.1 to 10.3. <a href={addresses.policyExamples}>Read the model policy</a>
            </p>
          </section>
          <StatementsSaid question={question} form="answers" />
          <details className="fold" key={number}>
            <summary>
              What our sentences rest on
              <Icon name="chevron-down" />
            </summary>
            <ul className="said rows">
              {question.sources.map((clause) => (
                <li key={clause.id}>
                  <p className="in-short">{clause.says}</p>
                  <p className="meta">
                    <SourceLine clause={clause} />
                  </p>
                </li>
              ))}
            </ul>
          </details>
        </div>
        <nav aria-labelledby="so-far">
          <h2 id="so-far">Your policy so far</h2>
          <ol className="fourteen mt-3">
            {all.map(({ short, chosen }, place) => {
              const isHere = place + 1 === number;
              return (
                <li key={short} aria-current={isHere ? 'step' : undefined}>
                  <span>{place + 1}</span>
                  {isHere ? (
                    <b>{short}</b>
                  ) : (
                    <a href={at(place + 1)}>
                      {short}
                      {chosen && <small>{chosen}</small>}
                    </a>
                  )}
                </li>
              );
            })}
          </ol>
          <p className="meta mt-3">Stop whenever you like: this page’s address brings your answers back.</p>
          <p className="mt-3">
            <Button type="submit" variant="quiet" small form="answers">
              See the policy so far
            </Button>
          </p>
        </nav>
      </div>
    </div>
  );
}
