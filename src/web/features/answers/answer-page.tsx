import { addresses } from '#domain/addresses.ts';
import type { AnswerPageView } from '#domain/answers/answer-views.ts';
import type { JustVoted } from '#domain/questions/just-voted.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { BackLink } from '#ui/back-link.tsx';
import { EndedNotes } from '#web/features/ended/ended-notes.tsx';
import { Aged } from '#web/features/evidence/aged.tsx';
import { VoteForm } from '#web/features/questions/vote-form.tsx';
import { Voted } from '#web/features/questions/voted.tsx';
import { PageActions } from '#web/page-actions.tsx';
import { RenderedHtml } from '#web/rendered-html.tsx';
import { DutyList } from './duty-list.tsx';
import { RelatedPages } from './related-pages.tsx';
import { writtenDate } from './written-date.ts';

/** One answer: yes or no in its lead, at most 120 words, its sources, and what was not found. */
export function AnswerPage({ answer, asking }: JustVoted & { answer: AnswerPageView }) {
  return (
    <article className="wrap page-end answer-page" data-sheet={answer.sheet}>
      <BackLink href={addresses.answers()}>All answers</BackLink>
      <header className="page-head">
        <p className="meta">
          <a href={addresses.answers({ topic: answer.topic })}>{answer.topic}</a>
          {answer.jurisdiction && ` · ${answer.jurisdiction}`}
          {' · written '}
          <time dateTime={answer.written}>{formatCheckedDate(answer.written)}</time>
          {answer.mustBeReadBy && ` · to be read again by ${formatCheckedDate(answer.mustBeReadBy)}`}
        </p>
        <h1 className="mt-2">{answer.question}</h1>
      </header>
      <div className="sidebar">
        <div className="space-y-8">
          <p className="lead">{answer.lead}</p>
          <Aged notices={answer.notices} />
          <EndedNotes ended={answer.ended} />
          <RenderedHtml html={answer.answer} />
          <PageActions address={addresses.answer(answer.slug)} title={answer.question} />
          {answer.detail && <RenderedHtml html={answer.detail} />}
          <section className="vote-band" aria-label="Do you ask this too?">
            <Voted asking={asking} />
            <VoteForm
              key={answer.slug}
              at={addresses.answer(answer.slug)}
              question={answer.question}
              votes={answer.votes}
              isMine={asking === 'yes'}
            />
            {!asking && <p className="meta">You have one vote a day, and we keep no name.</p>}
          </section>
          {answer.ourAdvice && (
            <p className="meta measure">This is our advice. It’s the college’s own judgment, with no document behind it.</p>
          )}
          {answer.grounds.length > 0 && (
            <section>
              <h2>Sources</h2>
              <ul className="stacked measure mt-3">
                {answer.grounds.map(({ shows, quote, publisher, who, dated, source, whence }) => (
                  <li key={source + shows}>
                    <b>{shows}</b>
                    <p>{`“${quote}”`}</p>
                    <p className="meta">
                      <a href={source} rel="noopener nofollow">
                        {publisher}
                      </a>
                      {`${dated ? `, ${writtenDate(dated)}` : ''}. ${who ? `${who.replace(/\.$/, '')}; ${whence.charAt(0).toLowerCase()}${whence.slice(1)}` : whence}.`}
                    </p>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {answer.duties.length > 0 && (
            <section>
              <h2>{answer.duties.some(({ number }) => number) ? 'What the law says, and who to call' : 'What the law says'}</h2>
              <DutyList duties={answer.duties} />
            </section>
          )}
          {answer.notFound && (
            <section>
              <h2>What we didn’t find</h2>
              <p className="measure mt-3">
                {`${answer.notFound} `}
                <a href={addresses.contact}>Tell us if you know</a>, or <a href={addresses.ask()}>ask for yours</a>.
              </p>
            </section>
          )}
          {answer.legal && (
            <p className="meta measure">
              This isn’t legal advice. Laws differ and change, so ask a lawyer or the authority where you live.
            </p>
          )}
        </div>
        <RelatedPages pages={answer.related} />
      </div>
    </article>
  );
}
