import type { ReactNode } from 'react';
import type { ToolPageView } from '#domain/catalogue/views.ts';
import { capitalized } from '#domain/text/capitalized.ts';

import { everyPlan, limitsOf, scopeOf } from '#domain/trust/fact-scope.ts';
import { factTopics } from '#domain/trust/fact-topics.ts';
import type { FactView } from '#domain/trust/fact-views.ts';
import { Aged } from './aged.tsx';
import { askTheMakerId } from './ask-the-maker.tsx';
import { QuotedWords } from './document-quote.tsx';

/** Topics whose one-word answer is not repeated by the sentence next to it. */
const answeredTopics = ['training', 'review', 'sharing', 'agreement', 'discount'];
/** Topics that churches ask about first: a missing fact is reported. */
const askedTopics = ['training', 'retention', 'age'];

/** Statements of the company and others on a tool, one line a topic, which opens the quotations and the facts for other plans. */
export function EvidenceFacts({ tool: { facts, notFound, dataPolicy } }: { tool: ToolPageView }) {
  const asksThem = dataPolicy.ai !== undefined || dataPolicy.records !== undefined;
  const ofTopic = Map.groupBy(facts, ({ about }) => about);
  return (
    <div className="fact-rows rows below-fold">
      {factTopics.map(({ about, label }) => {
        const [lead, ...others] = ofTopic.get(about) ?? [];
        if (lead) return <FactRow key={about} label={label} plan={dataPolicy.plan} lead={lead} others={others} />;
        if (!asksThem || !askedTopics.includes(about)) return null;
        return (
          <div className="fact-row" key={about}>
            <p>
              <FactLine label={label}>
                {'Not found. '}
                {notFound.length > 0 && <a href={`#${askTheMakerId}`}>Ask the company</a>}
              </FactLine>
            </p>
          </div>
        );
      })}
    </div>
  );
}

/** A topic with its facts: two columns, and on a phone two consecutive lines. */
const FactLine = ({ label, children }: { label: string; children: ReactNode }) => (
  <span>
    <b>{label}</b> <span>{children}</span>
  </span>
);

interface FactRowProps {
  label: string;
  /** Plan of the card. */
  plan: string;
  /** Fact that applies to a church on that plan. */
  lead: FactView;
  others: readonly FactView[];
}

/** One topic. Its line applies to the plan of the card, unless it names another. */
function FactRow({ label, plan, lead, others }: FactRowProps) {
  const isOfPlan = lead.plan === plan || lead.plan === everyPlan;
  // Names another plan; for an edition or region of the card's plan, only that.
  const within = isOfPlan ? limitsOf(lead) : scopeOf(lead);
  return (
    <details className="fact-row">
      <summary>
        <FactLine label={label}>
          {within && <em>{`${capitalized(within)}: `}</em>}
          <Said fact={lead} />
        </FactLine>
      </summary>
      <div>
        <FactWords fact={lead} />
        {others.map((fact, place) => (
          <div key={fact.plan + fact.says}>
            <p>
              <Said fact={fact} />
            </p>
            <FactWords fact={fact} above={others[place - 1] ?? lead} />
          </div>
        ))}
      </div>
    </details>
  );
}

/** Scope of a fact, its quotation, and the place and day of its reading. */
function FactWords({ fact, above }: { fact: FactView; above?: FactView }) {
  return (
    <>
      <p className="meta">{capitalized(scopeOf(fact))}</p>
      <QuotedWords {...fact} />
      <Notices fact={fact} above={above} />
    </>
  );
}

const sourceLabels: Record<FactView['by'], string> = {
  maker: '',
  'third party': 'Said by others: ',
  'the college': 'Tried by us: ',
};

/** The sentence of a fact: its author if that is not the company, the answer in a word, and its meaning. */
export function Said({ fact: { about, answer, by, says } }: { fact: FactView }) {
  const word = answer && answeredTopics.includes(about) ? `${capitalized(answer)}. ` : '';
  return (
    <>
      {(sourceLabels[by] || word) && <b>{sourceLabels[by] + word}</b>}
      {says}
    </>
  );
}

/** Notices that a fact or its document is old; once for all facts of one document. */
export const Notices = ({ fact, above }: { fact: FactView; above: FactView | undefined }) => (
  <Aged notices={fact.notices.filter((notice) => above?.document !== fact.document || !above.notices.includes(notice))} />
);
