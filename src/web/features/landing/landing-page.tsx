import { getRouteApi } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import type { TermsChangesView } from '#domain/catalogue/views.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import type { DocumentView } from '#domain/writings/document-view.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-names.ts';
import landingPicture from '#ui/pictures/landing.svg?url&no-inline';
import nightPicture from '#ui/pictures/worship-bg.svg?url&no-inline';
import '#ui/styles/landing.css';
import { RenderedHtml } from '#web/rendered-html.tsx';
import { siteContent } from '#web/site-content.ts';
import words from '../../../../content/landing.yaml';

const tiles: { title: string; text: string; go: string; icon: IconName; href: string }[] = [
  { title: '50+ AI Tools', text: 'Carefully selected', go: 'See all tools', icon: 'library', href: addresses.allTools() },
  {
    title: 'Workflows',
    text: 'Step-by-step guidance',
    go: 'See all workflows',
    icon: 'list-checks',
    href: addresses.allWorkflows(),
  },
  {
    title: 'Guides',
    text: 'Educational content',
    go: 'Read a guide',
    icon: 'book-open',
    href: `${addresses.resources()}#guides`,
  },
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

/** Most visited pages, below the search. */
const doors: { title: string; icon: IconName; href: string }[] = [
  { title: 'Can I paste this?', icon: 'user-check', href: addresses.mayIEnter() },
  { title: 'Find a tool', icon: 'search', href: addresses.allTools() },
  { title: 'Something went wrong', icon: 'triangle-alert', href: addresses.situations },
  { title: 'Write our AI policy', icon: 'scroll-text', href: addresses.churchPolicy() },
];

const root = getRouteApi('__root__');

interface LandingPageProps {
  jobs: DocumentView;
  /** Number of facts. */
  facts: number;
  /** Number of facts whose document or copy has a date. */
  factsDated: number;
  /** Number of facts recent enough to count; aged ones count, too. */
  counting: number;
  /** Day of the latest reading; undefined while there is no fact. */
  lastRead?: string;
  /** The newest changes of terms. */
  latest: Pick<TermsChangesView['changes'][number], 'tool' | 'toolName' | 'date' | 'title'>[];
}

/**
 * The landing page (docs/product.md): search and four doors, what a church needs this week, what changed last, heart for ministry
 * with six tiles, scripture card.
 */
export function LandingPage({ jobs, facts, factsDated, counting, lastRead, latest }: LandingPageProps) {
  // Words that staff edited replace those of the build.
  const { heading, intro, heartHeading, heart } = { heading: siteContent.heading, ...words, ...root.useLoaderData()?.texts };
  return (
    <>
      <div className="hero-clip">
        <div className="wrap hero">
          <div>
            <h1 className="display">{heading}</h1>
            <p className="lead">{intro}</p>
            <Search />
            <ul className="doors">
              {doors.map(({ title, icon, href }) => (
                <li key={href}>
                  <a href={href}>
                    <Icon name={icon} />
                    {title}
                  </a>
                </li>
              ))}
            </ul>
            {lastRead && (
              <a className="proof mt-2" href={addresses.about('how-we-check')}>
                {`${facts} facts with their source, ${factsDated} with a date, ${counting || 'none'} recent enough to count · last read ${formatCheckedDate(lastRead)} · How we check`}
              </a>
            )}
          </div>
          <img className="hero-picture" src={landingPicture} alt="" width="706" height="706" />
        </div>
      </div>
      <section className="wrap thursday below-fold">
        <h2>It is Thursday and I need…</h2>
        <RenderedHtml html={jobs.html} isWhole />
        <a className="go" href={addresses.allWorkflows()}>
          All workflows
        </a>
        {latest.length > 0 && (
          <>
            <h2 className="mt-10">Changes to companies’ terms</h2>
            <ul className="latest rows pairs">
              {latest.map(({ tool, toolName, date, title }) => (
                <li key={date + tool + title}>
                  <time className="meta" dateTime={date}>
                    {formatCheckedDate(date)}
                  </time>
                  <a href={addresses.termsChanges({ tool })}>{`${toolName} ${title}`}</a>
                </li>
              ))}
            </ul>
            <a className="go" href={addresses.termsChanges()}>
              All changes
            </a>
          </>
        )}
      </section>
      {/* Same colors in both themes: its picture is dark, so that words can be placed on it. */}
      <section className="night below-fold">
        <img src={nightPicture} alt="" width="1600" height="900" loading="lazy" />
        <div className="wrap">
          <div className="split">
            <h2>{heartHeading}</h2>
            <p className="lead">{heart}</p>
          </div>
          <Tiles />
          <div className="button-row">
            <ButtonLink href={addresses.resources()} variant="night" iconAfter="arrow-right">
              Explore AI Resources
            </ButtonLink>
            <ButtonLink href={addresses.research} variant="night-quiet">
              View Research
            </ButtonLink>
          </div>
        </div>
      </section>
      <div className="wrap section below-fold">
        <section className="quotation split">
          <h2 className="title">{words.scriptureLine}</h2>
          <figure>
            <blockquote>
              <p>{`“${words.scripture}”`}</p>
            </blockquote>
            <figcaption className="meta mt-4">{words.scriptureReference}</figcaption>
          </figure>
        </section>
      </div>
    </>
  );
}

const Search = () => (
  <search className="hero-search">
    <form action={addresses.search()}>
      <label htmlFor="ask">What do you want to know, or do?</label>
      <input className="input" id="ask" type="search" name="q" placeholder="Ask in your own words" autoComplete="off" />
      <Button type="submit">Search</Button>
    </form>
    <ul className="cluster mt-2" data-gap="0 6">
      {words.questions.map(({ question, href }) => (
        <li key={href}>
          <a href={href}>{question}</a>
        </li>
      ))}
    </ul>
  </search>
);

/** Six links in one ruled table. Screen readers get the three parts of a link as three sentences. */
const Tiles = () => (
  <ul className="tiles">
    {tiles.map(({ href, title, text, go, icon }) => (
      <li key={title}>
        <a className="tile" href={href}>
          <b>
            {title}
            <span className="visually-hidden">. </span>
          </b>
          <Icon name={icon} />
          <span>
            {text}
            <span className="visually-hidden">. </span>
          </span>
          <span className="tile-go">{go}</span>
        </a>
      </li>
    ))}
  </ul>
);
