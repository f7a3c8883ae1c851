import type { LlmComparison } from '#domain/comparison/comparison-schema.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';

/** List 'What has changed since', which every dated comparison has (docs/product.md). */
export function SinceThen({ changes }: { changes: LlmComparison['sinceThen'] }) {
  if (changes.length === 0) return null;
  return (
    <>
      <h2>What has changed since</h2>
      <ol className="timeline">
        {changes.map(({ date, text, source }) => (
          <li key={date}>
            <b>{formatCheckedDate(date)}</b>
            {`${text} `}
            <a href={source} rel="noopener nofollow">{`Source: ${new URL(source).hostname.replace(/^www\./, '')}`}</a>
          </li>
        ))}
      </ol>
    </>
  );
}
