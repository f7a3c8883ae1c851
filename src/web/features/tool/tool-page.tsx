import { addresses } from '#domain/addresses.ts';
import type { ToolPageView } from '#domain/catalogue/views.ts';
import { backAddress } from '#domain/navigation/back-address.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { BackLink } from '#ui/back-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { CategoryChip } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import type { ContentsEntry } from '#ui/on-this-page.tsx';
import { OnThisPage } from '#ui/on-this-page.tsx';
import { PickBox } from '#ui/pick-box.tsx';
import '#ui/styles/long-document.css';
import '#ui/styles/tool-page.css';
import '#ui/styles/tool-print.css';
import { capitalized } from '#domain/text/capitalized.ts';
import { categoryPicture } from '#web/category-picture.ts';
import { EndedNotes } from '#web/features/ended/ended-notes.tsx';
import { AskTheMaker } from '#web/features/evidence/ask-the-maker.tsx';
import { EvidenceFacts } from '#web/features/evidence/evidence-facts.tsx';
import { TermsChangeList } from '#web/features/evidence/terms-change-list.tsx';
import { PageActions } from '#web/page-actions.tsx';
import { categories, toolCategory } from '#web/site-content.ts';
import { churchSection, sectionId } from './texts-in-page.ts';
import { ToolFacts } from './tool-facts.tsx';
import { ToolGlance } from './tool-glance.tsx';
import { Alternatives, alternativesId, WorkAndAnswers, workId } from './tool-onward.tsx';
import { Folded, FoldedSections, featuresId, PlainSections, Sources } from './tool-texts.tsx';
import { WhatMayBeEntered } from './what-may-be-entered.tsx';

const saidId = 'said';
const changesId = 'changes';

/** A tool in full (docs/product.md): what an office asks first is in the first screen, and what few read is folded. */
export function ToolPage({ tool, from }: { tool: ToolPageView; from: { from?: string; tab?: string } }) {
  const back = backAddress(tool, from, categories);
  const category = toolCategory(tool.category);
  return (
    <article className="wrap page-end" data-sheet={tool.sheet}>
      <BackLink href={back}>{backLabel(back)}</BackLink>
      <ToolHead tool={tool} />
      <div className="sidebar tool-parts">
        <div className="space-y-8">
          {tool.status !== 'active' && <RetiredNote tool={tool} />}
          <p className="tool-about measure">{tool.description}</p>
          <EndedNotes ended={tool.ended} />
          <WhatMayBeEntered
            scope={`${capitalized(tool.dataPolicy.plan)}. ${tool.freshness}.`}
            card={tool.card}
            alsoNever={tool.dataPolicy.alsoNever}
            alsoFine={tool.dataPolicy.alsoFine}
          >
            {tool.aged && (
              <p className="aged with-icon evidence-use">
                <Icon name="clock" />
                {tool.aged}
              </p>
            )}
          </WhatMayBeEntered>
        </div>
        <aside>
          <ToolFacts tool={tool} />
          {category && <CategoryPicture name={category.picture} />}
          <OnThisPage entries={partsOf(tool)} />
        </aside>
        <div className="space-y-8 below-fold">
          <section className="evidence evidence-said" id={saidId}>
            <h2 className="mb-3">What the company says</h2>
            <EvidenceFacts tool={tool} />
            <AskTheMaker tool={tool} />
            <OnPaper />
          </section>
          <WorkAndAnswers tool={tool} />
          {tool.sections.length > 0 ? <FoldedSections tool={tool} isForChurches /> : <PlainSections tool={tool} />}
          <Alternatives tool={tool} />
          <div>
            <ChangesOfTerms tool={tool} />
            <FoldedSections tool={tool} isForChurches={false} />
            <Sources tool={tool} />
          </div>
        </div>
      </div>
    </article>
  );
}

/** Existing parts below the card, in order; the folded ones about the company are between the last two. */
function partsOf({ name, sections, workflows, alternatives }: ToolPageView): ContentsEntry[] {
  const church = sections.find(({ field }) => field === churchSection);
  return [
    { id: saidId, title: 'What the company says' },
    ...(workflows.length > 0 ? [{ id: workId, title: 'Workflows and prompts' }] : []),
    church ? { id: sectionId(church), title: church.heading } : { id: featuresId, title: 'Features' },
    ...(alternatives.length > 0 ? [{ id: alternativesId, title: `Instead of ${name}` }] : []),
    { id: changesId, title: 'Changes of terms' },
    { id: 'sources', title: 'Sources' },
  ];
}

/** Lines for a board's decision about a tool, filled in by hand. */
const OnPaper = () => (
  <div className="print-only evidence-use decision">
    <h3 className="h4">Our decision</h3>
    <ul>
      <li>We use it for</li>
      <li>We never use it for</li>
      <li>Who’s responsible, and when we’ll review it</li>
    </ul>
    <p>The address below has every fact with its quotation and link. Not legal advice.</p>
  </div>
);

/** Links from the card of a tool to the question about one thing to enter, and to the church's own list. */
function AskWhetherItMay({ tool: { slug, status, card } }: { tool: ToolPageView }) {
  if (status === 'discontinued' || card.uses.every(({ bands }) => bands.length === 0)) return null;
  return (
    <>
      <a className="target" href={addresses.mayIEnter({ tool: slug })}>
        Can I paste this?
      </a>
      <a className="target" href={`${addresses.churchTools}#add=${slug}`}>
        Add to our tools
      </a>
    </>
  );
}

function backLabel(address: string): string {
  const hub = categories.find((category) => address.startsWith(`/${category.hub}?`));
  return hub ? `Back to ${hub.cardTitle ?? hub.name}` : 'Back to Resources';
}

function ToolHead({ tool }: { tool: ToolPageView }) {
  const category = toolCategory(tool.category);
  return (
    <header className="tool-head">
      <div className="tool-facts cluster">
        <CategoryChip name={tool.category} glass={category?.glass} href={category && addresses.hub(category.hub, 'tools')} />
        <span className="meta">{tool.since ? `by ${tool.maker}, since ${tool.since}` : `by ${tool.maker}`}</span>
      </div>
      <h1 className="display">{tool.name}</h1>
      <p className="lead">{tool.card.opening}</p>
      <ToolGlance tool={tool} />
      <div className="tool-facts cluster">
        {tool.website && (
          <ButtonLink small href={tool.website} target="_blank" rel="noopener" iconAfter="arrow-up-right">
            {`Visit ${new URL(tool.website).hostname.replace(/^www\./, '')}`}
          </ButtonLink>
        )}
        <PickBox slug={tool.slug} name={tool.name} />
        <AskWhetherItMay tool={tool} />
        <PageActions address={addresses.tool(tool.slug)} title={tool.headline} />
      </div>
    </header>
  );
}

// Picture next to the words of a wide window; a phone has no room for it and doesn't load it.
const CategoryPicture = ({ name }: { name: string }) => (
  <img className="tool-picture" src={categoryPicture(name)} alt="" width="480" height="288" loading="lazy" />
);

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

/** History of the terms: the day of the newest change is visible. */
function ChangesOfTerms({ tool: { name, changes } }: { tool: ToolPageView }) {
  const newest = changes[0]?.date;
  return (
    <Folded
      id={changesId}
      heading="Changes of terms"
      note={newest ? `The newest on ${formatCheckedDate(newest)}` : 'No changes since November 2025'}
    >
      <TermsChangeList changes={changes.map((change) => ({ ...change, toolName: name }))} heading="h3" />
      <p>
        <a className="target" href={addresses.termsChanges()}>
          Changes in all tools
        </a>
      </p>
    </Folded>
  );
}
