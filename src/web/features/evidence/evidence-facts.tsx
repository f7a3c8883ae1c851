import type { ToolPageView } from '#domain/catalogue/views.ts';
import { scopeOf } from '#domain/trust/fact-scope.ts';
import { factTopics } from '#domain/trust/fact-topics.ts';
import type { FactView } from '#domain/trust/fact-views.ts';
import { Icon } from '#ui/icon.tsx';
import { askTheMakerId } from './ask-the-maker.tsx';
import { DocumentQuote } from './document-quote.tsx';

/** What a church asks first; the other topics fold into one row. */
const openTopics = ['training', 'retention', 'age'];
/** Topics whose answer is a word that the sentence beside it does not repeat. */
const answeredTopics = ['training', 'review', 'sharing', 'agreement', 'discount'];

type Topic = (typeof factTopics)[number];

/** What the maker and others say of a tool, by topic; each with its plan, its document and its date. */
export function EvidenceFacts({ tool: { facts, notFound, dataPolicy } }: { tool: ToolPageView }) {
  const asksThem = dataPolicy.ai !== undefined || dataPolicy.records !== undefined;
  const ofTopic = Map.groupBy(facts, ({ about }) => about);
  const first = factTopics.filter(({ about }) => openTopics.includes(about) && (asksThem || ofTopic.has(about)));
  const others = factTopics.filter(({ about }) => !openTopics.includes(about) && ofTopic.has(about));
  const rowsOf = (topics: readonly Topic[]) => (
    <dl className="evidence-facts below-fold">
      {topics.map(({ about, label }) => (
        <div key={about}>
          <dt>{label}</dt>
          <dd>
            {ofTopic
              .get(about)
              ?.map((fact, place, all) => <FactText fact={fact} above={all[place - 1]} key={fact.plan + fact.says} />) ?? (
              <NotFound canAsk={notFound.length > 0} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
  return (
    <>
      {first.length > 0 && rowsOf(first)}
      {others.length > 0 && (
        <details className="more-facts below-fold">
          <summary className="unfold">
            More facts
            <Icon name="chevron-down" />
            <span>{listed(others.map(({ noun }) => noun))}</span>
          </summary>
          {rowsOf(others)}
        </details>
      )}
    </>
  );
}

function NotFound({ canAsk }: { canAsk: boolean }) {
  return (
    <p className="fact">
      {'Not found. '}
      {canAsk && <a href={`#${askTheMakerId}`}>Ask the maker</a>}
    </p>
  );
}

const saidBy: Record<FactView['by'], string> = { maker: '', 'third party': 'Said by others: ', 'the college': 'Tried by us: ' };

/**
 * One fact: its sentence, then plan, document and date in one line.
 * @param above the fact before it on the same topic: how old their document is, is said once
 */
export function FactText({ fact, above }: { fact: FactView; above: FactView | undefined }) {
  const { about, answer, by, says, notices } = fact;
  const word = answer && answeredTopics.includes(about) ? `${capitalized(answer)}. ` : '';
  return (
    <div className="fact">
      <p>
        {(saidBy[by] || word) && <b>{saidBy[by] + word}</b>}
        {says}
      </p>
      <div className="fact-from">
        <span>{capitalized(scopeOf(fact))}</span>
        <DocumentQuote {...fact} />
      </div>
      {notices
        .filter((notice) => above?.document !== fact.document || !above.notices.includes(notice))
        .map((notice) => (
          <p className="aged" key={notice}>
            <Icon name="clock" />
            {notice}
          </p>
        ))}
    </div>
  );
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Who reads it, where it is kept, the price' */
const listed = (nouns: readonly string[]) => capitalized(nouns.join(', '));
