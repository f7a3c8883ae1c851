import { formatCheckedDate } from '#domain/trust/checked-date.ts';

interface DocumentQuoteProps {
  document: string;
  /** Date of the document; absent where it bears none. */
  dated?: string | undefined;
  quote: string;
  source: string;
  /** Reading date, in words. */
  whence: string;
}

const nameWithDate = ({ document, dated }: Pick<DocumentQuoteProps, 'document' | 'dated'>) =>
  `${document}, ${dated ? formatCheckedDate(dated) : 'undated'}`;

/** Name and date of a document; opens the quotation. */
export const DocumentQuote = (quoted: DocumentQuoteProps) => (
  <details className="quote">
    <summary>
      <span className="visually-hidden">Source: </span>
      {nameWithDate(quoted)}
    </summary>
    <QuotedWords {...quoted} />
  </details>
);

/** Quotation from a document, with place and reading date. */
export const QuotedWords = ({ quote, source, whence, ...document }: DocumentQuoteProps) => (
  <blockquote className="quoted">
    <p>{`“${quote}”`}</p>
    <footer className="meta mt-2">
      <a href={source} rel="noopener nofollow">
        {nameWithDate(document)}
      </a>
      {`. ${whence}`}
    </footer>
  </blockquote>
);
