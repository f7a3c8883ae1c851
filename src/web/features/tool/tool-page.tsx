import { addresses } from '#domain/addresses.ts';
import { impactTone, statusLabel } from '#domain/catalogue/tone.ts';
import type { ToolPageView } from '#domain/catalogue/views.ts';
import { backAddress } from '#domain/navigation/back-address.ts';
import { problemSubject } from '#domain/submissions/contact-subject.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { BackLink } from '#ui/back-link.tsx';
import { BackToMark } from '#ui/back-to-mark.tsx';
import { ImpactBadge, PricingBadge, StatusBadge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { CategoryChip } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { PickBox } from '#ui/pick-box.tsx';
import { QuickFacts } from '#ui/quick-facts.tsx';
import { PageActions } from '#web/page-actions.tsx';
import '#ui/styles/tool-page.css';
import '#ui/styles/tool-print.css';
import { WhatMayBeEntered } from '#ui/what-may-be-entered.tsx';
import { useCategoryPicture } from '#web/category-picture.ts';
import { RenderedHtml } from '#web/features/document/rendered-html.tsx';
import { AskTheMaker } from '#web/features/evidence/ask-the-maker.tsx';
import { EvidenceFacts } from '#web/features/evidence/evidence-facts.tsx';
import { shortAddress } from '#web/features/evidence/short-address.ts';
import { TermsChangeList } from '#web/features/evidence/terms-change-list.tsx';
import { categories, toolCategory } from '#web/site-content.ts';
import { Alternatives, WorkAndAnswers } from './tool-onward.tsx';

/** A tool in full (docs/product.md): what may be entered first, then what it does, then the facts. */
export function ToolPage({ tool, from }: { tool: ToolPageView; from: { from?: string; tab?: string } }) {
  const back = backAddress(tool, from, categories);
  return (
    <article className="wrap page-end">
      <BackLink href={back}>{backLabel(back)}</BackLink>
      <ToolHead tool={tool} />
      <div className="main-side">
        <div className="space-y-14">
          {tool.status !== 'active' && <RetiredNote tool={tool} />}
          <WhatMayBeEntered
            scope={`${capitalized(tool.dataPolicy.plan)}. ${tool.freshness}.`}
            card={tool.card}
            alsoNever={tool.dataPolicy.alsoNever}
            alsoFine={tool.dataPolicy.alsoFine}
            hasManyFacts={tool.facts.length > manyFacts}
          >
            {tool.aged && (
              <p className="aged evidence-use">
                <Icon name="clock" />
                {tool.aged}
              </p>
            )}
            <AskWhetherItMay tool={tool} />
            <EvidenceFacts tool={tool} />
            <AskTheMaker tool={tool} />
            <OnPaper tool={tool} />
          </WhatMayBeEntered>
          <div className="space-y-14 below-fold">
            <Alternatives tool={tool} />
            <ChangesOfTerms tool={tool} />
            {tool.sections.length > 0 ? <RichSections tool={tool} /> : <PlainSections tool={tool} />}
            <WorkAndAnswers tool={tool} />
            <Sources tool={tool} />
          </div>
        </div>
        <aside className="side-sticky">
          <ToolFacts tool={tool} />
          <p className="mt-4">
            <PageActions address={addresses.tool(tool.slug)} title={`${tool.name} for churches`} />
          </p>
        </aside>
      </div>
    </article>
  );
}

/** So many need small print on one sheet. */
const manyFacts = 18;

/** What a board decides about a tool, to be written by hand. */
const OnPaper = ({ tool: { slug } }: { tool: ToolPageView }) => (
  <div className="print-only evidence-use decision">
    <h3>Our decision</h3>
    <ul>
      <li>We use it for</li>
      <li>We never use it for</li>
      <li>Who answers for it, and until when we look again</li>
    </ul>
    <p>{`${addresses.tool(slug)} · Each fact, with its quotation and link, stands at that address. Not legal advice.`}</p>
  </div>
);

/** From the card of a tool to the question about one thing in hand. */
function AskWhetherItMay({ tool: { slug, status, dataPolicy } }: { tool: ToolPageView }) {
  if (status === 'discontinued' || (!dataPolicy.ai && !dataPolicy.records)) return null;
  return (
    <p className="evidence-use">
      <a href={addresses.mayIEnter({ tool: slug })}>May I enter this? Choose what you have</a>
    </p>
  );
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function backLabel(address: string): string {
  const hub = categories.find((category) => address.startsWith(`/${category.hub}?`));
  return hub ? `Back to ${hub.cardTitle ?? hub.name}` : 'Back to Resources';
}

function ToolHead({ tool }: { tool: ToolPageView }) {
  const category = toolCategory(tool.category);
  return (
    <header className="tool-head">
      <div>
        <div className="tool-facts">
          <CategoryChip name={tool.category} glass={category?.glass} href={category && addresses.hub(category.hub, 'tools')} />
          <span className="meta">{tool.since ? `by ${tool.maker}, since ${tool.since}` : `by ${tool.maker}`}</span>
        </div>
        <h1 className="display mt-2">{tool.name}</h1>
        <p className="lead">{tool.description}</p>
        <div className="tool-facts mt-6">
          {tool.website && (
            <ButtonLink href={tool.website} target="_blank" rel="noopener" iconAfter="arrow-up-right">
              {`Visit ${new URL(tool.website).hostname.replace(/^www\./, '')}`}
            </ButtonLink>
          )}
          <PricingBadge>{tool.badge ?? tool.pricingModel}</PricingBadge>
          {tool.status !== 'active' && <StatusBadge>{statusLabel(tool.status) ?? ''}</StatusBadge>}
          <PickBox slug={tool.slug} name={tool.name} />
          <span className="meta">{tool.pricing}</span>
        </div>
      </div>
      {category && <CategoryPicture name={category.picture} />}
    </header>
  );
}

function CategoryPicture({ name }: { name: string }) {
  return <img src={useCategoryPicture(name)} alt="" width="480" height="288" suppressHydrationWarning />;
}

function RetiredNote({ tool }: { tool: ToolPageView }) {
  return (
    <Note kind="caution" title={tool.status === 'discontinued' ? 'This tool is no longer available' : 'This tool has a new name'}>
      <p>{tool.statusNote}</p>
      {tool.replacements.length > 0 && (
        <p>
          {'Use instead: '}
          {tool.replacements.map(({ slug, name }, index) => (
            <span key={slug}>
              {index > 0 && ', '}
              <a href={addresses.tool(slug)}>{name}</a>
            </span>
          ))}
        </p>
      )}
    </Note>
  );
}

/** The long sections, and below them the short lists that every tool has. */
function RichSections({ tool }: { tool: ToolPageView }) {
  return (
    <>
      {tool.sections.map(({ field, heading, html }) => (
        <section key={field} data-section={field}>
          <h2 className="mb-3">{heading}</h2>
          <RenderedHtml html={html} />
        </section>
      ))}
    </>
  );
}

function ChangesOfTerms({ tool: { name, changes } }: { tool: ToolPageView }) {
  return (
    <section className="block">
      <h2>Changes of terms</h2>
      {changes.length > 0 ? (
        <TermsChangeList changes={changes.map((change) => ({ ...change, toolName: name }))} heading="h3" />
      ) : (
        <p>None seen since November 2025, when we began to watch.</p>
      )}
      <p>
        <a className="plain" href={addresses.termsChanges()}>
          Changes in all tools
        </a>
      </p>
    </section>
  );
}

function PlainSections({ tool }: { tool: ToolPageView }) {
  return (
    <>
      <ListSection heading="Features" items={tool.features} fallback="No features listed" />
      <ListSection heading="Use Cases" items={tool.useCases} fallback="No use cases listed" />
    </>
  );
}

function ListSection({ heading, items, fallback }: { heading: string; items: readonly string[]; fallback: string }) {
  return (
    <section className="prose">
      <h2>{heading}</h2>
      {items.length > 0 ? (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : (
        <p className="meta">{fallback}</p>
      )}
    </section>
  );
}

/** The id of the link that leads to the sources. */
const sourcesMark = 'sources-mark';

function Sources({ tool }: { tool: ToolPageView }) {
  return (
    <section className="prose" id="sources">
      <h2>Sources</h2>
      <p>
        {`Checked ${formatCheckedDate(tool.verifiedAt)}. Prices and terms change: look at the maker’s own page before you pay or type in anything private. `}
        <BackToMark mark={sourcesMark} label="Return to the facts" />
      </p>
      <ul>
        {tool.sources.map((source) => (
          <li key={source}>
            <a href={source} rel="noopener nofollow">
              {shortAddress(source)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** The price in one line, and below it every plan; who says so comes with a press. */
const Prices = ({ tool: { shortPrice, prices } }: { tool: ToolPageView }) => (
  <>
    {shortPrice}
    <table>
      <tbody>
        {prices.map(
          ({ plan, says, whence, source }) =>
            source && (
              <tr key={plan + says}>
                <th scope="row">{plan}</th>
                <td>
                  <details>
                    <summary>{says}</summary>
                    <a href={source} rel="noopener nofollow">
                      {whence}
                    </a>
                  </details>
                </td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  </>
);

function ToolFacts({ tool }: { tool: ToolPageView }) {
  const sourceCount = tool.sources.length;
  return (
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
        { label: 'Pricing', value: <Prices tool={tool} /> },
      ]}
      strengths={tool.pros}
      considerations={tool.cons}
      checked={
        <>
          {`Checked ${formatCheckedDate(tool.verifiedAt)} against ${counts[sourceCount] ?? sourceCount} `}
          <a id={sourcesMark} href="#sources">
            {sourceCount === 1 ? 'source' : 'sources'}
          </a>
          {'. '}
          <a href={addresses.contactAbout(problemSubject(addresses.tool(tool.slug)))} rel="nofollow">
            Report a problem with this entry
          </a>
          {', or '}
          <a href={addresses.submission}>suggest another tool</a>.
        </>
      }
    />
  );
}
