import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { Icon } from '#ui/icon.tsx';
import { shortAddress } from './short-address.ts';

interface DocumentQuoteProps {
  document: string;
  /** When it was dated; without it the document bears no date. */
  dated?: string | undefined;
  quote: string;
  source: string;
  /** The day of the copy that was read, where it is known. */
  copied: string | null;
}

/** The name and date of a document, which open its words. */
export function DocumentQuote({ document, dated, quote, source, copied }: DocumentQuoteProps) {
  return (
    <details className="quote">
      <summary>
        <span className="visually-hidden">Source: </span>
        {`${document}, ${dated ? formatCheckedDate(dated) : 'undated'}`}
        <Icon name="chevron-down" />
      </summary>
      <blockquote cite={source}>
        <p>{`“${quote}”`}</p>
        <footer>
          <a href={source} rel="noopener nofollow">
            {shortAddress(source)}
          </a>
          {`, read in a ${copied ? `copy of ${formatCheckedDate(copied)}` : 'stored copy whose day isn’t known'}`}
        </footer>
      </blockquote>
    </details>
  );
}
