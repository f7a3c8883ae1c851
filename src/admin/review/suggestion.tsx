import type { ReactNode } from 'react';
import { Moment } from '#admin/parts/moment.tsx';
import { addresses } from '#domain/addresses.ts';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { SubmissionDetail } from '#server/api/staff/staff-answers.ts';

/** Everything that the visitor sent, field by field. */
export function SubmissionFacts({ submission }: { submission: SubmissionDetail }) {
  const facts: [label: string, value: ReactNode][] = [
    ['Description', submission.description],
    ['Category', submission.category],
    ['Website', submission.website && <WebsiteLink address={submission.website} />],
    ['Pricing', submission.pricing],
    ['Difficulty', submission.difficulty],
    ['Time', submission.timeEstimate],
    ['Key features', rowsOf(submission.features)],
    ['Steps', rowsOf(submission.steps)],
    ['Best practices', rowsOf(submission.bestPractices)],
    [
      'Suggested by',
      <>
        <bdi>{submission.submitterName}</bdi>
        {'\n'}
        <bdi>{submission.ministryName}</bdi>
        {'\n'}
        <a href={`mailto:${encodeURIComponent(submission.submitterEmail).replaceAll('%40', '@')}`}>{submission.submitterEmail}</a>
      </>,
    ],
  ];
  return (
    <dl className="facts rows pairs">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Link to a stranger's address, which opens in a new tab and learns nothing about the desk. */
function WebsiteLink({ address }: { address: string }) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {address}
    </a>
  );
}

const rowsOf = (rows: readonly string[]) =>
  rows.length > 0 && (
    <ol>
      {rows.map((row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a visitor may have written the same row twice; the order never changes.
        <li key={place}>{row}</li>
      ))}
    </ol>
  );

/** Records that may be duplicates, listed next to the suggestion. */
export function Duplicates({ submission }: { submission: SubmissionDetail }) {
  const { duplicates, suggestedToo, title, website, description } = submission;
  return (
    <section className="desk-section" aria-labelledby="duplicates">
      <h2 id="duplicates">Is it listed already?</h2>
      {duplicates.length === 0 ? (
        <p className="meta">Nothing in the directory has this name or address.</p>
      ) : (
        <div className="beside">
          <div>
            <h3>This suggestion</h3>
            <p className="beside-name">{title}</p>
            {website && <p className="meta">{website}</p>}
            <p className="mt-2">{description}</p>
          </div>
          <div>
            {duplicates.map((hint) => (
              <article key={`${hint.kind} ${hint.slug}`} aria-label={`Listed: ${hint.name}`}>
                <h3>{`Listed: ${hint.reason}`}</h3>
                <p className="beside-name">
                  <a href={hint.kind === 'tool' ? addresses.tool(hint.slug) : addresses.workflow(hint.slug)}>{hint.name}</a>
                </p>
                {hint.website && <p className="meta">{hint.website}</p>}
                <p className="mt-2">{hint.description}</p>
              </article>
            ))}
          </div>
        </div>
      )}
      <h3 className="mt-4">Did others suggest it too?</h3>
      {suggestedToo.length === 0 ? (
        <p className="meta">No other suggestion has this name or address.</p>
      ) : (
        <ul className="suggested-too">
          {suggestedToo.map((other) => (
            <li key={other.id}>
              <a href={deskAddresses.submission(other.id)}>{other.title}</a>
              <span className="cell-note">
                {[other.reference, other.reason, other.status].filter(Boolean).join(', ')},{' '}
                <Moment at={other.createdAt} dayOnly />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
