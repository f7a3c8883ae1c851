import { capitalized } from '#domain/text/capitalized.ts';
import { scopeOf } from '#domain/trust/fact-scope.ts';
import type { FactView } from '#domain/trust/fact-views.ts';
import { DocumentQuote } from './document-quote.tsx';
import { Notices, Said } from './evidence-facts.tsx';

/**
 * One fact: its sentence, then plan, document and date in one line.
 * @param above the fact before it on the same topic: notices on a document they share appear once
 */
export function FactText({ fact, above }: { fact: FactView; above: FactView | undefined }) {
  return (
    <div className="fact">
      <p>
        <Said fact={fact} />
      </p>
      <div className="fact-from">
        <span>{capitalized(scopeOf(fact))}</span>
        <DocumentQuote {...fact} />
      </div>
      <Notices fact={fact} above={above} />
    </div>
  );
}
