import { addresses } from '#domain/addresses.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { nounOfTopic } from '#domain/trust/fact-topics.ts';
import type { TermsChangeView } from '#domain/trust/fact-views.ts';
import { DocumentQuote } from './document-quote.tsx';

interface TermsChangeListProps {
  /** Changes; with the slug of a tool whose name is a link. */
  changes: readonly (TermsChangeView & { tool?: string; toolName: string })[];
  heading: 'h2' | 'h3';
  /** Changes read after this day are marked as new. */
  lastLooked?: string;
  /** True to show only the advice, as in long lists; the quotations are with the tool's other changes. */
  isShort?: boolean;
}

/** Changes of terms in plain words: what, for whom, what to do, and the quotations. */
export function TermsChangeList({ changes, heading: Heading, lastLooked, isShort }: TermsChangeListProps) {
  return (
    <ol className="changes rows pairs">
      {changes.map(({ tool, toolName, date, title, what, who, advice, touches, by, ...quoted }) => (
        <li key={date + title + (tool ?? '')}>
          <div>
            <time dateTime={date}>{formatCheckedDate(date)}</time>
            {lastLooked && quoted.read > lastLooked && (
              <span className="badge" data-tone="blue">
                New
              </span>
            )}
          </div>
          <div>
            <Heading className="h4">
              {tool ? <a href={addresses.tool(tool)}>{toolName}</a> : toolName}
              {` ${title}`}
            </Heading>
            {isShort ? (
              <>
                <p>{advice}</p>
                <a href={addresses.termsChanges({ tool })}>
                  What changed<span className="visually-hidden">{`: ${toolName} ${title}`}</span>
                </a>
              </>
            ) : (
              <>
                <p>{`${what} ${advice}`}</p>
                <p className="meta">
                  {by === 'third party' && 'Others say this, not the company. '}
                  {`Affects ${touches.map(nounOfTopic).join(', ')}. Who: ${who}`}
                </p>
                <DocumentQuote {...quoted} dated={date} />
              </>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
