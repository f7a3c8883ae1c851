import { addresses } from '#domain/addresses.ts';
import type { PolicyView } from '#domain/church/church-views.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { HiddenAnswers } from './hidden-answers.tsx';
import { PaperText } from './paper-text.tsx';
import { PrintPaper } from './print-paper.tsx';
import { WordLink } from './word-link.tsx';

/** Papers for a meeting that adopts a policy, the next review, and other countries' law. */
export function PolicyPack({ policy: { answers, pack, countries, review } }: { policy: PolicyView }) {
  return (
    <section className="pack" id="pack" aria-labelledby="pack-title">
      <h2 id="pack-title">What’s in the pack</h2>
      <p className="measure mt-2">
        The papers fit your answers. Print one by itself, or take them all to Word and fill in what’s in square brackets.
      </p>
      <div className="button-row">
        <WordLink variant="quiet" href={addresses.churchPaper('pack.docx', answers)} download="pack-for-the-meeting.docx">
          The whole pack for Word
        </WordLink>
        <ButtonLink variant="quiet" icon="megaphone" href={addresses.churchPaper('page', answers)}>
          A page for the congregation
        </ButtonLink>
      </div>
      {pack.map((paper) => (
        <details className="fold" name="pack" key={paper.id}>
          <summary>
            {paper.title}
            <Icon name="chevron-down" />
          </summary>
          <article className="paper-text" id={paper.id}>
            <h3 className="print-only">{paper.title}</h3>
            <PaperText {...paper} />
            {paper.id === 'limits' && countries.length > 0 && (
              <>
                <h3>Outside the United States</h3>
                <ul>
                  {countries.map(({ slug, question, written }) => (
                    <li key={slug}>
                      <a href={addresses.answer(slug)}>{question}</a> Written on {formatCheckedDate(written)}.
                    </li>
                  ))}
                </ul>
              </>
            )}
          </article>
          <PrintPaper of={paper.id} />
        </details>
      ))}
      <form className="form-foot cluster" action={addresses.churchPaper('review.ics', {})}>
        <HiddenAnswers values={answers} />
        <label className="review-day">
          <b>Review day</b>
          <input className="input" type="date" name="on" defaultValue={review} required />
        </label>
        <Button type="submit" variant="quiet" icon="calendar-check">
          Put it in your calendar
        </Button>
      </form>
      <p className="meta mt-6">
        Not legal advice: it’s a model text that you’ve adapted. It isn’t for schools, clinics or churches outside the United
        States without a lawyer’s look.
      </p>
    </section>
  );
}
