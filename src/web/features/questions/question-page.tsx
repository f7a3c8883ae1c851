import { addresses } from '#domain/addresses.ts';
import type { JustVoted } from '#domain/questions/just-voted.ts';
import type { OpenQuestionView } from '#domain/questions/question-views.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { BackLink } from '#ui/back-link.tsx';
import { VoteForm } from './vote-form.tsx';
import { Voted } from './voted.tsx';

interface QuestionPageProps extends JustVoted {
  question: OpenQuestionView;
}

/** A question that waits for its answer. Once it has one, its address redirects there. */
export function QuestionPage({ question, asking }: QuestionPageProps) {
  return (
    <article className="wrap page-end">
      <BackLink href={addresses.answers()}>All answers</BackLink>
      <header className="page-head">
        <p className="meta">{`${question.category} · asked ${formatCheckedDate(question.asked)} · not answered yet`}</p>
        <h1 className="mt-2">{question.question}</h1>
        <p className="lead">
          The college reads every question, and answers first what most churches ask. We’ll post the answer on this page.
        </p>
      </header>
      <Voted asking={asking} />
      <VoteForm
        key={question.reference}
        at={addresses.question(question.reference)}
        question={question.question}
        votes={question.votes}
        isMine={asking === 'yes'}
      />
      {!asking && <p className="meta mt-3">You have one vote a day, and we keep no name.</p>}
      <p className="mt-8">
        <a href={addresses.ask()}>Ask another question</a>
      </p>
    </article>
  );
}
