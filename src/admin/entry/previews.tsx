import { glassOfCategory } from '#admin/names.ts';
import type { AnswerPageView } from '#domain/answers/answer-views.ts';
import { priceSymbol } from '#domain/catalogue/price.ts';
import { difficultyTone, impactTone } from '#domain/catalogue/tone.ts';
import type { ToolPageView, WorkflowPageView } from '#domain/catalogue/views.ts';
import type { TextPart } from '#domain/links/autolink.ts';
import type { WritingPreview as WritingView } from '#domain/staff/record-views.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { ImpactBadge, PricingBadge } from '#ui/badge.tsx';
import { CategoryChip } from '#ui/chip.tsx';
import { Note } from '#ui/note.tsx';
import { QuickFacts } from '#ui/quick-facts.tsx';
import { WhatMayBeEntered } from '#ui/what-may-be-entered.tsx';
import type { WorkflowDetailsProps } from '#ui/workflow-body.tsx';
import { WorkflowBody, WorkflowFacts } from '#ui/workflow-body.tsx';

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
      <p className="lead">{tool.card.opening}</p>
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

/** The workflow as its page will show it. */
export function WorkflowPreview({ view: workflow }: { view: WorkflowPageView }) {
  const details: WorkflowDetailsProps = {
    title: workflow.title,
    categories: workflow.categories.map((name) => ({ name, glass: glassOfCategory(name) })),
    difficulty: workflow.difficulty,
    difficultyTone: difficultyTone(workflow.difficulty),
    time: workflow.timeEstimate,
    cost: workflow.costEstimate,
    steps: workflow.steps.map(textOf),
    neverEnter: (
      <ul>
        {workflow.neverEnter.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
    reviewPoint: <p>{workflow.reviewPoint}</p>,
    bestPractices: workflow.bestPractices,
    outputQuality: workflow.outputQuality,
    note: <p>{`Checked ${formatCheckedDate(workflow.verifiedAt)}.`}</p>,
  };
  return (
    <>
      <header>
        <WorkflowFacts {...details} />
        <p className="lead mt-2">{textOf(workflow.description)}</p>
        {workflow.tools.length > 0 && <p className="meta mt-2">{`Uses ${workflow.tools.map(({ name }) => name).join(', ')}.`}</p>}
      </header>
      {workflow.status === 'retired' && (
        <Note title="This workflow is retired">
          <p>{workflow.statusNote}</p>
        </Note>
      )}
      <div className="card p-0">
        <WorkflowBody {...details} />
      </div>
    </>
  );
}

// Known names are links on the page; a preview leads nowhere.
const textOf = (parts: readonly TextPart[]) => parts.map(({ text }) => text).join('');

/** The answer as its page will show it, part by part. */
export function AnswerPreview({ view: answer }: { view: AnswerPageView }) {
  return (
    <>
      <header>
        <p className="meta">
          {[answer.topic, answer.jurisdiction, `written ${formatCheckedDate(answer.written)}`].filter(Boolean).join(' · ')}
        </p>
        <p className="lead mt-2">{answer.lead}</p>
      </header>
      {[answer.answer, answer.detail].map(
        (html) =>
          html && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our server from Markdown that admits no HTML.
            <div key={html} className="prose" dangerouslySetInnerHTML={{ __html: html }} />
          ),
      )}
      {answer.grounds.length > 0 && (
        <section className="prose">
          <h2>What stands behind it</h2>
          <ul>
            {answer.grounds.map(({ shows, quote, publisher, source }) => (
              <li key={source + shows}>{`${shows}: “${quote}” ${publisher}, ${source}`}</li>
            ))}
          </ul>
        </section>
      )}
      {answer.notFound && (
        <section className="prose">
          <h2>What we did not find</h2>
          <p>{answer.notFound}</p>
        </section>
      )}
    </>
  );
}

/** A guide, explainer or statement as its page will show it. */
export function WritingPreview({ view: { html, issues } }: { view: WritingView }) {
  return (
    <>
      {issues.length > 0 && (
        <p className="preview-left">Some lines are not right yet. Close the preview: they are listed above the text.</p>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by our server, which knows no tag but those of its list. */}
      <div ref={opensLinksBeside} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

/** Whoever tries a link of the preview stays at the desk. */
function opensLinksBeside(preview: HTMLElement | null) {
  for (const link of preview?.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])') ?? []) link.target = '_blank';
}
