import { getRouteApi } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import type { DocumentView } from '#domain/writings/document-view.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Hero, NightSection } from '#ui/hero.tsx';
import landingPicture from '#ui/pictures/landing.svg?url&no-inline';
import nightPicture from '#ui/pictures/worship-bg.svg?url&no-inline';
import { Quotation } from '#ui/quotation.tsx';
import '#ui/styles/landing.css';
import type { Tile } from '#ui/tile.tsx';
import { Tiles } from '#ui/tile.tsx';
import { useEarlyPicture } from '#web/early-picture.ts';
import { RenderedHtml } from '#web/features/document/rendered-html.tsx';
import { siteContent } from '#web/site-content.ts';
import words from '../../../../content/landing.yaml';

const tiles: Tile[] = [
  { title: '50+ AI Tools', text: 'Carefully selected', go: 'See all tools', icon: 'library', href: addresses.allTools() },
  {
    title: 'Workflows',
    text: 'Step-by-step guidance',
    go: 'See all workflows',
    icon: 'list-checks',
    href: addresses.allWorkflows(),
  },
  { title: 'Guides', text: 'Educational content', go: 'Choose a hub', icon: 'book-open', href: addresses.resources() },
  { title: 'Comparisons', text: 'Tool evaluations', go: 'Pick tools to compare', icon: 'scale', href: addresses.compare() },
  { title: 'Research', text: 'Church AI adoption', go: 'Read the surveys', icon: 'chart-column', href: addresses.research },
  {
    title: 'Best Practices',
    text: 'Biblical perspective',
    go: 'Read the Ministry Stance',
    icon: 'sprout',
    href: addresses.policyTab('stance'),
  },
];

const root = getRouteApi('__root__');

/** The landing page (docs/product.md): search, what a church needs this week, heart for ministry with six tiles, scripture card. */
export function LandingPage({ jobs }: { jobs: DocumentView }) {
  // What staff edited stands in the place of the words that the hub came with.
  const { heading, intro, heartHeading, heart } = { heading: siteContent.heading, ...words, ...root.useLoaderData()?.texts };
  const picture = useEarlyPicture(landingPicture);
  return (
    <>
      <Hero title={heading} lead={intro} picture={picture}>
        <search className="hero-search">
          <form action={addresses.search()}>
            <label htmlFor="ask">What do you want to know, or do?</label>
            <input className="input" id="ask" type="search" name="q" placeholder="Ask in your own words" autoComplete="off" />
            <Button type="submit">Search</Button>
          </form>
          <ul>
            {words.questions.map(({ question, href }) => (
              <li key={href}>
                <a href={href}>{question}</a>
              </li>
            ))}
          </ul>
        </search>
      </Hero>
      <section className="wrap thursday below-fold">
        <h2>It is Thursday and I need…</h2>
        <RenderedHtml html={jobs.html} isWhole />
        <a className="go" href={addresses.allWorkflows()}>
          All workflows
        </a>
      </section>
      <NightSection title={heartHeading} text={heart} picture={nightPicture}>
        <Tiles tiles={tiles} />
        <div className="button-row">
          <ButtonLink href={addresses.resources()} variant="night" iconAfter="arrow-right">
            Explore AI Resources
          </ButtonLink>
          <ButtonLink href={addresses.research} variant="night-quiet">
            View Research
          </ButtonLink>
        </div>
      </NightSection>
      <div className="wrap section below-fold">
        <Quotation line={words.scriptureLine} text={`“${words.scripture}”`} source={words.scriptureReference} />
      </div>
    </>
  );
}
