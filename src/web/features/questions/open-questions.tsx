import { addresses } from '#domain/addresses.ts';
import type { OpenQuestionView } from '#domain/questions/question-views.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { VoteForm } from './vote-form.tsx';

/** The id of the list, for links within the page. */
export const openQuestionsId = 'not-answered-yet';

/** Unanswered questions of churches, those with most votes first. */
export function OpenQuestions({ questions }: { questions: readonly OpenQuestionView[] }) {
  if (questions.length === 0) return null;
  return (
    <section className="mb-10">
      <h2 id={openQuestionsId} className="group-title">
        Asked by churches, not answered yet
      </h2>
      <p className="mt-3">
        Do you ask this too? Tell us: we answer first what most churches ask. You have one vote a day, and we keep no name.
      </p>
      <ul className="stacked mt-3">
        {questions.map((question) => (
          <li key={question.reference}>
            <h3 className="h4">
              <a href={addresses.question(question.reference)}>{question.question}</a>
            </h3>
            <p className="meta">{`${question.category} · asked ${formatCheckedDate(question.asked)}`}</p>
            <VoteForm at={addresses.question(question.reference)} question={question.question} votes={question.votes} />
          </li>
        ))}
      </ul>
    </section>
  );
}
