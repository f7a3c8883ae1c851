import type { EvidenceCard } from '#domain/trust/evidence-card.ts';
import { ImpactBadge, PricingBadge } from './badge.tsx';
import { ButtonLink } from './button.tsx';
import { CategoryChip } from './chip.tsx';
import type { GalleryPictures } from './gallery-hub.tsx';
import { QuickFacts } from './quick-facts.tsx';
import { Table } from './table.tsx';
import { Timeline } from './timeline.tsx';
import { WhatMayBeEntered } from './what-may-be-entered.tsx';

const plans = [
  { plan: 'Free', price: '$0', trains: 'Yes, unless switched off' },
  { plan: 'Pro', price: '$20', trains: 'Yes, unless switched off' },
  { plan: 'Team, per seat', price: '$25', trains: 'No' },
];

const sampleCard: EvidenceCard = {
  opening: 'Published texts, yes. Nothing about people.',
  uses: [
    { use: 'records', label: 'Kept as our own records', bands: [] },
    {
      use: 'ai',
      label: 'Read by its AI',
      bands: [
        {
          verdict: 'never',
          lines: [
            { kinds: 'Members’ details · giving records', because: 'The company says that it trains on what is entered.' },
            {
              kinds: 'Children’s details · pastoral-care notes and prayer requests',
              because: 'This is our rule for every tool.',
            },
          ],
        },
        { verdict: 'only', lines: [{ kinds: 'Internal drafts', condition: 'training is switched off first' }] },
        { verdict: 'fine', lines: [{ kinds: 'Published texts', because: 'Sermons already preached, public web pages.' }] },
        { verdict: 'none', lines: [{ kinds: 'Recordings and pictures of people' }] },
      ],
    },
  ],
};

/** The parts of a tool's page. */
export function GalleryTool({ pictureOf }: GalleryPictures) {
  return (
    <section className="wrap section">
      <div className="tool-head">
        <div>
          <div className="tool-facts">
            <CategoryChip name="LLMs" glass={['cobalt', 'violet']} />
            <span className="meta">by Anthropic, since 2023</span>
          </div>
          <h2 className="display">Claude</h2>
          <p className="lead">A chat assistant noted for long documents, careful prose and projects with stored files.</p>
          <div className="tool-facts mt-6">
            <ButtonLink href="https://example.org/" iconAfter="arrow-up-right">
              Visit claude.ai
            </ButtonLink>
            <PricingBadge>Freemium</PricingBadge>
            <span className="meta">Free; Pro $20 a month</span>
          </div>
        </div>
        <img src={pictureOf('llms-card')} alt="" width="480" height="288" />
      </div>
      <div className="main-side">
        <div>
          <WhatMayBeEntered
            scope="Consumer plans (Free, Pro, Max), checked October 2026"
            card={sampleCard}
            alsoNever={['Another person’s voice']}
          />
          <h2 className="mt-14 mb-3">Business Model &amp; Pricing</h2>
          <Table
            caption="Plans of Claude"
            captionHidden
            rows={plans}
            rowKey={(plan) => plan.plan}
            columns={[
              { header: 'Plan', rowHeader: true, cell: (plan) => plan.plan },
              { header: 'A month', numeric: true, cell: (plan) => plan.price },
              { header: 'Trains on input', cell: (plan) => plan.trains },
            ]}
          />
          <h2 className="mt-14 mb-3">Controversies</h2>
          <Timeline
            events={[
              { date: '28 August 2025', text: 'Consumer chats to be used for training unless switched off.' },
              { date: '5 September 2025', text: 'Settlement with authors.' },
            ]}
          />
        </div>
        <div className="side-sticky">
          <QuickFacts
            facts={[
              { label: 'Effectiveness', value: 'High for long texts and careful drafting' },
              { label: 'Impact', value: <ImpactBadge tone="green">High</ImpactBadge> },
              { label: 'Pricing', value: '$$ · Freemium' },
            ]}
            strengths={['Reads long documents in one go', 'Careful, plain prose']}
            considerations={['Can still misquote sources', 'Flagged chats may be used despite opting out']}
            checked={
              <>
                Checked October 2026 against three <a href="#sources">sources</a>.
              </>
            }
          />
        </div>
      </div>
    </section>
  );
}
