import type { AnswerPageView } from '#domain/answers/answer-views.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';

/** The answer as its page will show it, part by part. */
export function AnswerPreview({ view: answer }: { view: AnswerPageView }) {
  return (
    <>
      <header>
        <p className="meta">
          {[answer.topic, answer.jurisdiction, `written ${formatCheckedDate(answer.written)}`].filter(Boolean).join(' · ')}
        </p>
        <p className="lead mt-2">{answer.lead}</p>
      </header>
      {[answer.answer, answer.detail].map(
        (html) =>
          html && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our server from Markdown that admits no HTML.
            <div key={html} className="prose" dangerouslySetInnerHTML={{ __html: html }} />
          ),
      )}
      {answer.grounds.length > 0 && (
        <section className="prose">
          <h2>What stands behind it</h2>
          <ul>
            {answer.grounds.map(({ shows, quote, publisher, source }) => (
              <li key={source + shows}>{`${shows}: “${quote}” ${publisher}, ${source}`}</li>
            ))}
          </ul>
        </section>
      )}
      {answer.notFound && (
        <section className="prose">
          <h2>What we did not find</h2>
          <p>{answer.notFound}</p>
        </section>
      )}
    </>
  );
}
