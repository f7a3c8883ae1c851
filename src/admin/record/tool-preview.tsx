import { glassOfCategory } from '#admin/categories.ts';
import { priceSymbol } from '#domain/catalogue/price.ts';
import { impactTone } from '#domain/catalogue/tone.ts';
import type { ToolPageView } from '#domain/catalogue/views.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { ImpactBadge, PricingBadge } from '#ui/badge.tsx';
import { CategoryChip } from '#ui/chip.tsx';
import { Note } from '#ui/note.tsx';
import { QuickFacts } from '#ui/quick-facts.tsx';
import { WhatMayBeEntered } from '#ui/what-may-be-entered.tsx';

/** The tool as its page will show it, part by part, below each other. */
export function ToolPreview({ view: tool }: { view: ToolPageView }) {
  return (
    <>
      <header>
        <div className="tool-facts">
          <CategoryChip name={tool.category} glass={glassOfCategory(tool.category)} />
          <span className="meta">{tool.since ? `by ${tool.maker}, since ${tool.since}` : `by ${tool.maker}`}</span>
        </div>
        <p className="lead mt-2">{tool.description}</p>
        <div className="tool-facts mt-4">
          <PricingBadge>{tool.badge ?? tool.pricingModel}</PricingBadge>
          <span className="meta">{tool.pricing}</span>
          {tool.website && <span className="meta">{tool.website}</span>}
        </div>
      </header>
      {tool.status !== 'active' && (
        <Note title={tool.status === 'discontinued' ? 'This tool is no longer available' : 'This tool has a new name'}>
          <p>{tool.statusNote}</p>
          {tool.replacements.length > 0 && <p>{`Use instead: ${tool.replacements.map(({ name }) => name).join(', ')}`}</p>}
        </Note>
      )}
      <WhatMayBeEntered
        scope={`${tool.dataPolicy.plan}. Checked ${formatCheckedDate(tool.verifiedAt)}.`}
        card={tool.card}
        alsoNever={tool.dataPolicy.alsoNever}
        alsoFine={tool.dataPolicy.alsoFine}
      />
      {tool.sections.map(({ field, heading, html }) => (
        <section key={field} className="prose">
          <h2>{heading}</h2>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by our server from Markdown that admits no HTML. */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        </section>
      ))}
      <PreviewList heading="Features" items={tool.features} />
      <PreviewList heading="Use Cases" items={tool.useCases} />
      <QuickFacts
        facts={[
          ...(tool.effectiveness ? [{ label: 'Effectiveness', value: tool.effectiveness }] : []),
          {
            label: 'Impact',
            value: (
              <>
                <ImpactBadge tone={impactTone(tool.impact)}>{tool.impact}</ImpactBadge>
                <p>{tool.impactReason}</p>
              </>
            ),
          },
          { label: 'Pricing', value: `${priceSymbol(tool) ?? 'Price not found'} · ${tool.pricingModel}` },
        ]}
        strengths={tool.pros}
        considerations={tool.cons}
        checked={`Checked ${formatCheckedDate(tool.verifiedAt)}.`}
      />
      <PreviewList heading="Sources" items={tool.sources} />
    </>
  );
}

function PreviewList({ heading, items }: { heading: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <section className="prose">
      <h2>{heading}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
