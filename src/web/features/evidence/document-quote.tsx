import { formatCheckedDate } from '#domain/trust/checked-date.ts';

interface DocumentQuoteProps {
  document: string;
  /** When it was dated; without it the document bears no date. */
  dated?: string | undefined;
  quote: string;
  source: string;
  /** When it was read, in words. */
  whence: string;
}

const named = ({ document, dated }: Pick<DocumentQuoteProps, 'document' | 'dated'>) =>
  `${document}, ${dated ? formatCheckedDate(dated) : 'undated'}`;

/** The name and date of a document, which open its words. */
export const DocumentQuote = (quoted: DocumentQuoteProps) => (
  <details className="quote">
    <summary>
      <span className="visually-hidden">Source: </span>
      {named(quoted)}
    </summary>
    <QuotedWords {...quoted} />
  </details>
);

/** The words of a document, and where and when they were read. */
export const QuotedWords = ({ quote, source, whence, ...document }: DocumentQuoteProps) => (
  <blockquote className="quoted">
    <p>{`“${quote}”`}</p>
    <footer className="meta mt-2">
      <a href={source} rel="noopener nofollow">
        {named(document)}
      </a>
      {`. ${whence}`}
    </footer>
  </blockquote>
);
