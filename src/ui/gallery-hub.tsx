import { Accordion } from './accordion.tsx';
import { BarChart } from './bar-chart.tsx';
import { Button, ButtonLink } from './button.tsx';
import { CardGrid } from './card-grid.tsx';
import { CategoryCard, ComingSoonCard } from './category-card.tsx';
import { leaderboardRows, workflowCards } from './gallery-samples-workflow.ts';
import { Hero, NightSection } from './hero.tsx';
import { HubBanner } from './hub-banner.tsx';
import { Leaderboard } from './leaderboard.tsx';
import { Note } from './note.tsx';
import { Pagination } from './pagination.tsx';
import { Quotation } from './quotation.tsx';
import { Tabs } from './tabs.tsx';
import { Tiles } from './tile.tsx';
import { WorkflowCard } from './workflow-card.tsx';

export interface GalleryPictures {
  /** The address of a picture: 'images-card', 'images-banner', 'worship-bg'. */
  pictureOf: (name: string) => string;
}

/** A hub with its banner, tabs, guide, leaderboard and workflows. */
export function GalleryHub({ pictureOf }: GalleryPictures) {
  return (
    <>
      <HubBanner
        title="Image Generation AI Tools"
        subtitle="Pictures from words: series artwork, slides and posters, made with care for truth."
        glass={['ruby', 'cobalt']}
        back={{ href: '#resources', label: 'Resources' }}
        banner={pictureOf('images-banner')}
        card={pictureOf('images-card')}
      />
      <div className="wrap py-14">
        <Tabs
          label="Image hub"
          selected="guide"
          tabs={[
            { id: 'guide', label: 'Guide', href: '#guide' },
            { id: 'comparison', label: 'Comparison', href: '#comparison' },
            { id: 'tools', label: 'Tools', count: 9, href: '#tools' },
            { id: 'workflows', label: 'Workflows', count: 6, href: '#workflows' },
          ]}
        >
          <GalleryGuide />
        </Tabs>
        <h2 className="mb-4">Image leaderboard, July 2025</h2>
        <Leaderboard
          caption="Image leaderboard, July 2025"
          rows={leaderboardRows}
          scale={[900, 1200]}
          countHeader="Votes"
          organizationHeader="Organization"
          glass={['ruby', 'cobalt']}
          note="The scale runs from 900 to 1,200. Votes were not recorded for this snapshot."
        />
        <h2 className="mt-14 mb-6">Workflows</h2>
        <CardGrid>
          {workflowCards.map((card) => (
            <WorkflowCard key={card.href} {...card} />
          ))}
        </CardGrid>
        <Pagination label="Pages of tools" page={2} pageCount={5} hrefOf={(page) => `#page-${page}`} />
      </div>
    </>
  );
}

function GalleryGuide() {
  return (
    <div className="main-side py-14">
      <div className="prose">
        <p className="lead">An image model has looked at hundreds of millions of captioned pictures.</p>
        <h2>How it works</h2>
        <p>
          Most image models start from pure noise and remove it step by step, each step nudged by your words, until a picture
          stands. That is why the same prompt gives a different result each time.
        </p>
        <ul>
          <li>A point of a list</li>
          <li>Another point</li>
        </ul>
        <Note title="Before you publish">Say that a picture was made with AI when a viewer could take it for a photograph.</Note>
        <h2>Ministry applications</h2>
        <Accordion
          name="applications"
          items={[
            { title: 'Sermon series artwork', content: 'Three directions in an hour instead of a week.', open: true },
            { title: 'Announcement slides', content: 'Keep the lettering for your own layout tool.' },
            { title: 'Posters and postcards', content: 'Check each picture.' },
          ]}
        />
      </div>
      <div className="grid gap-6">
        <Note kind="never" title="Never enter">
          Photographs of children.
        </Note>
        <Note kind="fine" title="Fine to enter">
          Your own words.
        </Note>
      </div>
    </div>
  );
}

/** The landing page's parts, the categories and a chart. */
export function GalleryPages({ pictureOf }: GalleryPictures) {
  return (
    <>
      <Hero
        title="Sharing AI tools and resources with the ministry community"
        lead="A searchable directory of AI tools, step-by-step workflows and honest guides for church leaders."
        picture={pictureOf('landing')}
      >
        <ButtonLink href="#explore" iconAfter="arrow-right">
          Explore AI Resources
        </ButtonLink>
        <ButtonLink href="#research" variant="quiet">
          View Research
        </ButtonLink>
      </Hero>
      <NightSection
        title="Our heart for ministry"
        text="AI should enhance, not replace, the human touch. It can draft, sort and translate."
        picture={pictureOf('worship-bg')}
      >
        <Tiles
          tiles={[
            { href: '#1', title: '50+ AI Tools', text: 'Carefully selected', go: 'Go there', icon: 'library' },
            { href: '#2', title: 'Workflows', text: 'Step-by-step guidance', go: 'Go there', icon: 'list-checks' },
            { href: '#3', title: 'Guides', text: 'Educational content', go: 'Go there', icon: 'book-open' },
            { href: '#4', title: 'Comparisons', text: 'Tool evaluations', go: 'Go there', icon: 'scale' },
            { href: '#5', title: 'Research', text: 'Church AI adoption', go: 'Go there', icon: 'chart-column' },
            { href: '#6', title: 'Best Practices', text: 'Biblical perspective', go: 'Go there', icon: 'sprout' },
          ]}
        />
        <div className="button-row">
          <ButtonLink href="#explore" variant="night" iconAfter="arrow-right">
            Explore AI Resources
          </ButtonLink>
          <ButtonLink href="#research" variant="night-quiet">
            View Research
          </ButtonLink>
        </div>
      </NightSection>
      <div className="wrap section grid gap-10">
        <Quotation
          line="Jesus used the technology of His time to reach more people"
          text="“Once again Jesus began to teach beside the sea, and such a large crowd gathered around Him that He got into a boat and sat in it.”"
          source="Mark 4:1–2, Berean Standard Bible"
        />
        <CardGrid columns={4}>
          <CategoryCard
            title="Worship"
            text="Set lists, charts and song discovery."
            glass={['ruby', 'violet']}
            picture={pictureOf('worship-card')}
            toolCount={6}
            workflowCount={4}
            href="#worship"
            toolsHref="#worship-tools"
          />
          <CategoryCard
            title="Voice Models"
            text="Narration, captions and audio for those who listen."
            glass={['amber', 'cobalt']}
            picture="data:,"
            toolCount={5}
            workflowCount={1}
            href="#voice"
            toolsHref="#voice-tools"
          />
          <ComingSoonCard
            title="Analytics"
            text="Attendance and giving patterns, read with care."
            glass={['violet', 'ruby']}
            picture={pictureOf('analytics-card')}
            toolCount={7}
            workflowCount={4}
            toolsHref="#tools"
            workflowsHref="#workflows"
          >
            <Button small variant="quiet">
              I’m Interested
            </Button>
          </ComingSoonCard>
        </CardGrid>
        <div className="main-side">
          <BarChart
            title="Use has run ahead of policy"
            measure="Share of US church leaders, 2025, per cent. More than 1,000 answered."
            description="Bar chart: 91 % back some use of AI in ministry, 61 % use it weekly or daily, 6 % have a policy."
            bars={[
              { label: 'Back some use of AI in ministry', value: 91 },
              { label: 'Use it weekly or daily', value: 61 },
              { label: 'Have an AI policy in place', value: 6, contrasted: true },
            ]}
            source="Exponential AI NEXT, November 2025. Sampling method not published."
          />
        </div>
      </div>
    </>
  );
}
