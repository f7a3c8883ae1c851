import { getRouteApi } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Hero, NightSection } from '#ui/hero.tsx';
import landingPicture from '#ui/pictures/landing.svg?url&no-inline';
import nightPicture from '#ui/pictures/worship-bg.svg?url&no-inline';
import { Quotation } from '#ui/quotation.tsx';
import landingCss from '#ui/styles/landing.css?url';
import type { Tile } from '#ui/tile.tsx';
import { Tiles } from '#ui/tile.tsx';
import { siteContent } from '#web/site-content.ts';
import words from '../../../../content/landing.yaml';

const tiles: Tile[] = [
  { title: '50+ AI Tools', text: 'Carefully selected', icon: 'library', href: addresses.allTools() },
  { title: 'Workflows', text: 'Step-by-step guidance', icon: 'list-checks', href: addresses.allWorkflows() },
  { title: 'Guides', text: 'Educational content', icon: 'book-open', href: addresses.resources() },
  { title: 'Comparisons', text: 'Tool evaluations', icon: 'scale', href: addresses.llmComparison },
  { title: 'Research', text: 'Church AI adoption', icon: 'chart-column', href: addresses.research },
  { title: 'Best Practices', text: 'Biblical perspective', icon: 'sprout', href: addresses.policyExamples },
];

const root = getRouteApi('__root__');

/** The landing page (spec, section 2): hero, heart for ministry with six tiles, scripture card. */
export function LandingPage() {
  // What staff edited stands in the place of the words that the hub came with.
  const { heading, intro, heartHeading, heart } = { heading: siteContent.heading, ...words, ...root.useLoaderData()?.texts };
  return (
    <>
      <link rel="stylesheet" href={landingCss} precedence="page" />
      <Hero title={heading} lead={intro} picture={landingPicture}>
        <ButtonLink href={addresses.resources()} iconAfter="arrow-right">
          Explore AI Resources
        </ButtonLink>
        <ButtonLink href={addresses.research} variant="quiet">
          View Research
        </ButtonLink>
      </Hero>
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
      <div className="wrap section">
        <Quotation line={words.scriptureLine} text={`“${words.scripture}”`} source={words.scriptureReference} />
      </div>
    </>
  );
}
