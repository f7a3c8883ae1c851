import { addresses } from '#domain/addresses.ts';
import { answerTopics } from '#domain/answers/answer-topics.ts';
import type { AnswerCardView } from '#domain/answers/answer-views.ts';
import type { OpenQuestionView } from '#domain/questions/question-views.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { ListFrame } from '#web/features/catalogue/list-frame.tsx';
import { OpenQuestions, openQuestionsId } from '#web/features/questions/open-questions.tsx';
import { topicId } from './topic-id.ts';

interface AnswersPageProps {
  answers: readonly AnswerCardView[];
  questions: readonly OpenQuestionView[];
}

/** Short answers to what churches ask, by topic, and what waits for one. Look, second part, screen 09. */
export function AnswersPage({ answers, questions }: AnswersPageProps) {
  const topics = answerTopics
    .map((topic) => ({ topic, found: answers.filter((answer) => answer.topic === topic) }))
    .filter(({ found }) => found.length > 0);
  return (
    <ListFrame
      title="Answers"
      lead="Short, dated answers to what churches ask about AI. None of them is legal advice; each names its source."
    >
      <div className="side-first">
        <nav aria-label="Topics">
          <ul className="side-nav">
            {topics.map(({ topic, found }) => (
              <li key={topic}>
                <a href={`#${topicId(topic)}`}>
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
          <section className="mt-6">
            <h2 className="group-title">Nobody has answered yours?</h2>
            <p className="mt-3">Ask it. The college answers in public, without your name.</p>
            <p className="mt-3">
              <a className="button button-small" href={addresses.ask()}>
                Ask a question
              </a>
            </p>
          </section>
        </nav>
        <div>
          {topics.map(({ topic, found }) => (
            <section key={topic} className="mb-10">
              <h2 id={topicId(topic)} className="group-title">
                {topic}
              </h2>
              <ul className="results">
                {found.map((answer) => (
                  <li key={answer.slug}>
                    <h3>
                      <a href={addresses.answer(answer.slug)}>{answer.question}</a>
                    </h3>
                    <p>{answer.lead}</p>
                    <p className="meta">{[answer.jurisdiction, formatCheckedDate(answer.written)].filter(Boolean).join(' · ')}</p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <OpenQuestions questions={questions} />
        </div>
      </div>
    </ListFrame>
  );
}
