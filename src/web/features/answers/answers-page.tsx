import { addresses } from '#domain/addresses.ts';
import type { AnswerSearch } from '#domain/answers/answer-search.ts';
import { answerTopics } from '#domain/answers/answer-topics.ts';
import type { AnswerCardView } from '#domain/answers/answer-views.ts';
import type { AnswerOrder } from '#domain/answers/order-answers.ts';
import { answerOrders, orderAnswers } from '#domain/answers/order-answers.ts';
import type { OpenQuestionView } from '#domain/questions/question-views.ts';
import { isHalfOf } from '#domain/trust/age-of-list.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import '#ui/styles/questions.css';
import { Aged } from '#web/features/evidence/aged.tsx';
import { useLastLooked } from '#web/features/last-looked/use-last-looked.ts';
import { OpenQuestions, openQuestionsId } from '#web/features/questions/open-questions.tsx';
import { VoteCount } from '#web/features/questions/vote-count.tsx';
import { topicId } from './topic-id.ts';

interface AnswersPageProps extends AnswerSearch {
  answers: readonly AnswerCardView[];
  questions: readonly OpenQuestionView[];
}

const orders: Record<AnswerOrder, string> = { topic: 'By topic', asked: 'Most asked', newest: 'Newest' };

/** Short answers to the questions of churches, by topic or in one row, and open questions. */
export function AnswersPage({ answers, questions, order, topic: only }: AnswersPageProps) {
  const lastLooked = useLastLooked('answers');
  const topics = answerTopics
    .map((topic) => ({ topic, found: answers.filter((answer) => answer.topic === topic) }))
    .filter(({ found }) => found.length > 0);
  const shownAnswers = only ? answers.filter(({ topic }) => topic === only) : answers;
  return (
    // The shared frame and search of filtered lists would add their script to this page.
    <div className="wrap page-end">
      <header className="page-head">
        <h1>Answers</h1>
        <p className="lead lining">
          Short, dated answers to what churches ask about AI. None of them is legal advice. Each one names its source, or says
          that it’s our own advice.
        </p>
      </header>
      <div className="side-first answer-list">
        <nav aria-label="Topics">
          <ul className="side-nav">
            {topics.map(({ topic, found }) => (
              <li key={topic}>
                <a href={`${order || only ? addresses.answers() : ''}#${topicId(topic)}`}>
                  {topic} <span className="figures">{found.length}</span>
                </a>
              </li>
            ))}
            {questions.length > 0 && (
              <li>
                <a href={`#${openQuestionsId}`}>
                  Not answered yet <span className="figures">{questions.length}</span>
                </a>
              </li>
            )}
          </ul>
        </nav>
        <div>
          <div className="answers-bar cluster">
            <search aria-label="Search the answers">
              <form className="answers-search" action={addresses.search()}>
                <input type="hidden" name="kind" value="answer" />
                <Field label="Search the answers">
                  {(wiring) => <input {...wiring} type="search" name="q" className="input" maxLength={200} required />}
                </Field>
                <Button type="submit" small>
                  Search
                </Button>
              </form>
            </search>
            <nav className="view-switch" aria-label="Order">
              {answerOrders.map((one) => (
                <a
                  key={one}
                  href={addresses.answers(one === 'topic' ? {} : { order: one })}
                  aria-current={one === (order ?? 'topic') || undefined}
                >
                  {orders[one]}
                </a>
              ))}
            </nav>
          </div>
          {isHalfOf(shownAnswers, ({ aged }) => aged) && (
            <div className="mb-6">
              <Aged notices={['Half of these answers, or more, were written over six months ago. Each one says when.']} />
            </div>
          )}
          {order ? (
            <section className="mb-10">
              <h2 className="group-title">{orders[order]}</h2>
              {order === 'asked' && (
                <p className="mt-3">
                  {answers.some(({ votes }) => votes > 0)
                    ? 'The answers most people asked for come first. You have one vote a day, and we keep no name.'
                    : 'No one has said “I ask this too” yet. Until someone does, the newest come first.'}
                </p>
              )}
              <AnswerList answers={orderAnswers(shownAnswers, order)} lastLooked={lastLooked} hasTopics />
            </section>
          ) : (
            topics
              .filter(({ topic }) => !only || topic === only)
              .map(({ topic, found }) => (
                <section key={topic} className="mb-10">
                  <h2 id={topicId(topic)} className="group-title">
                    {topic}
                  </h2>
                  <AnswerList answers={found} lastLooked={lastLooked} />
                </section>
              ))
          )}
          <OpenQuestions questions={questions} />
        </div>
        <section>
          <h2 className="group-title">Can’t find your answer?</h2>
          <p className="mt-3">Ask us. The college answers in public, without your name.</p>
          <p className="mt-3">
            <a className="button button-small" href={addresses.ask()}>
              Ask a question
            </a>
          </p>
        </section>
      </div>
    </div>
  );
}

interface AnswerListProps {
  answers: readonly AnswerCardView[];
  /** Answers written after this day are marked as new. */
  lastLooked: string | undefined;
  /** Set where the answers are not grouped by topic. */
  hasTopics?: boolean;
}

const AnswerList = ({ answers, lastLooked, hasTopics }: AnswerListProps) => (
  <ul className="results">
    {answers.map(({ slug, question, lead, topic, jurisdiction, written, votes }) => (
      <li key={slug} className="answer-row">
        <div>
          <h3 className="h4">
            <a href={addresses.answer(slug)}>{question}</a>
          </h3>
          <p>{lead}</p>
          <p className="meta">
            {[hasTopics && topic, jurisdiction, formatCheckedDate(written), lastLooked && written > lastLooked && 'New']
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <VoteCount votes={votes} />
      </li>
    ))}
  </ul>
);
