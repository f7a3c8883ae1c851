import { addresses } from '#domain/addresses.ts';
import type { PolicySearch } from '#domain/church/policy-search.ts';
import { answersOf } from '#domain/church/policy-search.ts';
import type { PolicyClause } from '#domain/church/policy-text.ts';
import { changesSince, policyAsText, policyClauses, policyWords } from '#domain/church/policy-text.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Icon } from '#ui/icon.tsx';
import '#ui/styles/your-church.css';
import { policyFile, sourceClauses } from './policy-file.ts';
import { SourceLine } from './source-line.tsx';

/** The policy that the answers of an address give: on one page, or in its long form with reasons and sources. */
export function PolicyPage({ search }: { search: PolicySearch }) {
  const answers = answersOf(search, policyFile.version);
  const clauses = policyClauses(policyFile, answers);
  const isLong = search.form === 'long';
  const skipped = clauses.filter(({ isDefault }) => isDefault).length;
  const changes = changesSince(policyFile, answers.v ?? policyFile.version);
  return (
    <div className="wrap page-end">
      <BackLink href={addresses.yourChurch}>Your church</BackLink>
      <header className="page-head not-printed">
        <h1>{isLong ? 'Your policy, in its long form' : 'Your policy, on one page'}</h1>
        <p className="lead">
          {policyWords(clauses)} words. Read it aloud with the elders; it takes about three minutes.
          {skipped > 0 && ` You left ${skipped} of the 14 questions to us, so you see our default there.`}
        </p>
      </header>
      {changes.length > 0 && (
        <section className="floor mb-6">
          <h2>What has changed since this address was made</h2>
          <ul>
            {changes.map(({ version, date, what }) => (
              <li key={version}>
                {formatCheckedDate(date)}: {what}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="doc-page">
        <div className="policy-actions stack">
          <Button icon="printer" onClick={() => print()}>
            Print
          </Button>
          <CopyButton text={policyAsText(clauses)} shownIn="policy" variant="quiet">
            Copy the words
          </CopyButton>
          <a className="go" href={addresses.churchPolicy({ ...answers, form: isLong ? undefined : 'long' })}>
            {isLong ? 'Read it on one page' : 'Read the long form'}
          </a>
          <a className="go" href={addresses.churchPolicy({ ...answers, question: 1 })}>
            Change an answer
          </a>
          <p className="meta">This page’s address holds your answers, and nothing about your church. Keep it.</p>
        </div>
        <div>
          <article className="paper" id="policy">
            <header>
              <h2>How we use AI</h2>
              <p className="meta">
                [Your church] · Version {answers.v}, {formatCheckedDate(policyFile.date)} · Adopted on ____________
              </p>
            </header>
            <ol className="clauses">
              {clauses.map((clause) => (
                <Clause clause={clause} isLong={isLong} key={clause.head} />
              ))}
            </ol>
            <div className="sign">
              <p>For the elders, date</p>
              <p>Who owns this policy, date</p>
            </div>
          </article>
          <p className="meta mt-3">
            Not legal advice: it’s a model text that you’ve adapted. It isn’t for schools, clinics or churches outside the United
            States without a lawyer’s look.
          </p>
        </div>
      </div>
    </div>
  );
}

function Clause({ clause, isLong }: { clause: PolicyClause; isLong: boolean }) {
  const sources = sourceClauses(clause.sources);
  return (
    <li data-clause={clause.question ? `q${clause.question}` : 'floor'}>
      <p>
        <b>{clause.head}.</b> {clause.text}
      </p>
      {isLong && <p className="meta">{clause.why ?? 'This clause stays whatever a church answers.'}</p>}
      <details className="clause-mark" open={isLong}>
        <summary>
          {sources.length} {sources.length === 1 ? 'source' : 'sources'}
          <Icon name="chevron-down" />
        </summary>
        <div>
          <p>
            The sentence is ours, after <a href={addresses.policyExamples}>section {clause.ours} of our model policy</a>.
            {clause.isDefault && ' It’s our default, since you skipped the question.'}
          </p>
          {sources.map((source) => (
            <p key={source.id}>
              {source.says} <SourceLine clause={source} />
            </p>
          ))}
        </div>
      </details>
    </li>
  );
}
