import type { ReactNode } from 'react';
import type { SubmissionDetail } from '#domain/staff/review-views.ts';

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
    <dl className="facts">
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

/** A stranger's address: it opens apart, and is told nothing about the desk. */
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
