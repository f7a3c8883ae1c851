import { addresses } from '#domain/addresses.ts';
import type { PolicySearch } from '#domain/church/policy-search.ts';
import { answerName, answersOf, choices, defaultChoice, questionCount } from '#domain/church/policy-search.ts';
import { questionsOf } from '#domain/church/policy-text.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import '#ui/styles/your-church.css';
import { policyFile, sourceClauses } from './policy-file.ts';
import { SourceLine } from './source-line.tsx';

const questions = questionsOf(policyFile);

/** What stays on every policy, in the words of our model policy. */
const floor = [
  'No prayer request, care note or anything about a child, health or danger goes into a tool, even with names removed.',
  'A named person reads everything before anyone else does, and checks each Bible verse in the translation it names.',
  'No AI answers a person who asks for help, and no AI decides about a person.',
];

/** One question: three answers, each with the sentence that it writes. A plain form, so that it works without scripts. */
export function QuestionPage({ search, number }: { search: PolicySearch; number: number }) {
  const question = questions[number - 1];
  if (!question) return null;
  const answers = answersOf(search, policyFile.version);
  const isLast = number === questionCount;
  const name = answerName(number);
  const step = isLast ? undefined : number + 1;
  const { [name]: own, ...others } = answers;
  const said = sourceClauses([...new Set(question.answers.flatMap(({ sources }) => sources))]);
  return (
    <div className="wrap page-end">
      <BackLink href={number === 1 ? addresses.yourChurch : addresses.churchPolicy({ ...answers, question: number - 1 })}>
        {number === 1 ? 'Your church' : `Question ${number - 1}`}
      </BackLink>
      <div className="doc-page">
        <div className="space-y-8">
          <div>
            <p className="meta">
              Your policy, question {number} of {questionCount}
            </p>
            <progress className="progress" aria-hidden="true" value={number - 1} max={questionCount} />
            <h1 className="mt-3">{question.ask}</h1>
            <p className="lead">{question.why}</p>
          </div>
          {/* Another question is another form: its choice is not the last one's. */}
          <form action={addresses.churchPolicy()} key={number}>
            <Hidden values={{ ...others, question: step }} />
            <fieldset>
              <legend className="visually-hidden">{question.ask}</legend>
              <div className="answers">
                {question.answers.map(({ label, text }, at) => (
                  <label key={label}>
                    <input type="radio" name={name} value={choices[at]} defaultChecked={own === choices[at]} />
                    <b>
                      {label}
                      {choices[at] === defaultChoice && <span className="badge">Our default</span>}
                    </b>
                    <span className="would-write">“{text}”</span>
                  </label>
                ))}
              </div>
            </fieldset>
            <div className="form-foot">
              <Button type="submit" iconAfter="arrow-right">
                {isLast ? 'See your policy' : `Next: ${questions[number]?.short.toLowerCase()}`}
              </Button>
              {number > 1 && (
                <ButtonLink variant="quiet" href={addresses.churchPolicy({ ...answers, question: number - 1 })}>
                  Back
                </ButtonLink>
              )}
              <Button type="submit" variant="quiet" form="skip">
                Skip: use our default
              </Button>
            </div>
          </form>
          {/* A form and no link: with one, a crawler would come to every subset of the answers. */}
          <form action={addresses.churchPolicy()} id="skip">
            <Hidden values={{ ...others, question: step }} />
          </form>
          <section className="floor">
            <h2>Whatever you choose, these stay</h2>
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
          <section>
            <h2>What others say</h2>
            <ul className="said mt-3">
              {said.map((clause) => (
                <li key={clause.id}>
                  <p className="in-short">{clause.says}</p>
                  <p className="meta">
                    Told in our words. <SourceLine clause={clause} />
                  </p>
                </li>
              ))}
            </ul>
            <p className="mt-3">
              <a className="go" href={addresses.policyTab('statements')}>
                All public statements
              </a>
            </p>
          </section>
        </div>
        <nav aria-labelledby="so-far">
          <h2 id="so-far">Your policy so far</h2>
          <ol className="fourteen mt-3">
            {questions.map(({ short, answers: given }, at) => {
              const answered = answers[answerName(at + 1)];
              const chosen = answered && given[choices.indexOf(answered)]?.label;
              const isHere = at + 1 === number;
              return (
                <li key={short} aria-current={isHere ? 'step' : undefined}>
                  <span>{at + 1}</span>
                  {isHere ? (
                    <b>{short}</b>
                  ) : (
                    <a href={addresses.churchPolicy({ ...answers, question: at + 1 })}>
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
            <a className="go" href={addresses.churchPolicy(answers)}>
              See the policy so far
            </a>
          </p>
        </nav>
      </div>
    </div>
  );
}

/** What a form passes on beside the choice. */
const Hidden = ({ values }: { values: PolicySearch }) =>
  Object.entries(values).map(([key, value]) => value !== undefined && <input type="hidden" key={key} name={key} value={value} />);
