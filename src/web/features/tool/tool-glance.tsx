import { addresses } from '#domain/addresses.ts';
import { statusLabel } from '#domain/catalogue/tone.ts';
import type { ToolPageView } from '#domain/catalogue/views.ts';
import { priceSubject } from '#domain/submissions/contact-subject.ts';
import { PricingBadge, StatusBadge } from '#ui/badge.tsx';
import { VerdictWord } from '#ui/verdict.tsx';

/** First screen of a tool: what may go in, what it costs, what to do. The reasons are below. */
export function ToolGlance({ tool }: { tool: ToolPageView }) {
  const uses = tool.card.uses.filter(({ bands }) => bands.length > 0);
  return (
    <div className="glance box">
      <section>
        <h2>What’s OK to paste</h2>
        {uses.length === 0 && <p>You don’t enter anything here.</p>}
        {uses.map(({ use, label, bands }) => (
          <div key={use}>
            {uses.length > 1 && <h3>{label}</h3>}
            <dl>
              {bands.map(({ verdict, inShort }) => (
                <div key={verdict}>
                  <dt>
                    <VerdictWord verdict={verdict} />
                  </dt>
                  <dd>{inShort}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </section>
      <section>
        <h2>What it costs</h2>
        <p>
          <PricingBadge>{tool.badge ?? tool.pricingModel}</PricingBadge>
          {tool.status !== 'active' && <StatusBadge>{statusLabel(tool.status) ?? ''}</StatusBadge>}
        </p>
        <p>
          <span>{tool.pricing}</span>{' '}
          <a href={addresses.contactAbout(priceSubject(addresses.tool(tool.slug)))} rel="nofollow">
            Wrong price?
          </a>
        </p>
      </section>
      <section>
        <h2>What to do</h2>
        <ol className="steps">
          {tool.toDo.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}
