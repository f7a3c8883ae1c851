import type { ReactNode } from 'react';
import { capitalized } from '#domain/text/capitalized.ts';
import { ageNotices } from '#domain/trust/age.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import type { Fact, Seen } from '#domain/trust/fact-schema.ts';
import { limitsOf } from '#domain/trust/fact-scope.ts';
import { Icon } from '#ui/icon.tsx';

interface FactWordsProps {
  fact: Fact & Seen;
  /** A day such as 2026-11-22. */
  today: string;
  /** Content after the document's link: the key that opens it. */
  children?: ReactNode;
}

/** A fact as staff compare it with its document: answer and sentence, the quotation, and its source. */
export function FactWords({ fact, today, children }: FactWordsProps) {
  const { answer, says } = fact;
  const limits = limitsOf(fact);
  return (
    <>
      <p>
        {answer && <b>{`${capitalized(answer)}. `}</b>}
        {says}
        {limits && ` (${limits})`}
      </p>
      <WhereItStands {...fact}>{children}</WhereItStands>
      {ageNotices(fact, today).map((notice) => (
        <p className="aged with-icon" key={notice}>
          <Icon name="clock" />
          {notice}
        </p>
      ))}
    </>
  );
}

const saidBy = { maker: '', 'third party': ', said by others', 'the college': ', the college’s own reading' };

interface WhereItStandsProps extends Pick<Fact, 'quote' | 'document' | 'source' | 'by' | 'read' | 'copied' | 'dated'>, Seen {
  /** Content after the document's link. */
  children?: ReactNode;
}

/** The quotation, and the document with its date as a link that opens in a new tab. */
export function WhereItStands({ quote, document, source, by, read, copied, dated, seen, children }: WhereItStandsProps) {
  return (
    <>
      <blockquote className="fact-quote">{`“${quote}”`}</blockquote>
      <p className="fact-from">
        <span>
          <a href={source} target="_blank" rel="noopener noreferrer">
            {[document, dated && formatCheckedDate(dated)].filter(Boolean).join(', ')}
            <span className="visually-hidden"> (opens in a tab)</span>
          </a>
          {saidBy[by]} {children}
        </span>
        <span>
          {`Read ${formatCheckedDate(read)}, ${copied ? `copy of ${formatCheckedDate(copied)}` : 'copy of unknown day'}`}
          {seen && `. Still there on ${formatCheckedDate(seen)}`}
        </span>
      </p>
    </>
  );
}
