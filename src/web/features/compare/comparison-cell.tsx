import { addresses } from '#domain/addresses.ts';
import type { ComparisonCellView } from '#domain/comparison/comparison-views.ts';
import { capitalized } from '#domain/text/capitalized.ts';
import { scopeOf } from '#domain/trust/fact-scope.ts';
import type { FactView } from '#domain/trust/fact-views.ts';
import { VerdictWord, verdictWord } from '#ui/verdict.tsx';
import { DocumentQuote } from '#web/features/evidence/document-quote.tsx';

interface CellProps {
  cell: ComparisonCellView;
  /** Slug of the tool that the link to more points to. */
  slug: string;
  /** Note for one cell that spans all columns. */
  inAll?: string;
}

/** Cell of a comparison: the words of one tool in a row, or those that all tools share. */
export function ComparisonCell({ cell: { verdict, condition, text, facts, more }, slug, inAll }: CellProps) {
  return (
    <>
      {verdict && <VerdictWord verdict={verdict} word={inAll && `${verdictWord(verdict)}, ${inAll}`} />}
      {condition && <p>{condition}</p>}
      {text && <p className={verdict && 'meta'}>{!verdict && inAll ? `${text}, ${inAll}` : text}</p>}
      {facts.map((fact) => (
        <FactInCell key={fact.plan + fact.says} fact={fact} />
      ))}
      {more && (
        <p className="more">
          <a href={addresses.tool(slug)}>{more === 1 ? 'One more fact' : `${more} more facts`}</a>
        </p>
      )}
    </>
  );
}

const sourceLabels: Record<FactView['by'], string> = {
  maker: '',
  'third party': 'Said by others: ',
  'the college': 'Tried by us: ',
};
/** Topics whose one-word answer is not repeated by the sentence next to it. */
const answeredTopics = ['training', 'review'];

function FactInCell({ fact }: { fact: FactView }) {
  const word = fact.answer && answeredTopics.includes(fact.about) ? `${capitalized(fact.answer)}. ` : '';
  return (
    <div className="compare-fact">
      <p>
        <b>{sourceLabels[fact.by] + word}</b>
        {fact.says}
      </p>
      <p className="meta">{`For: ${scopeOf(fact)}`}</p>
      <DocumentQuote {...fact} />
    </div>
  );
}
