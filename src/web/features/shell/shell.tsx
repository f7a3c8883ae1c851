import { getRouteApi, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { addresses, statements } from '#domain/addresses.ts';
import { activeLink } from '#domain/navigation/active-link.ts';
import { statementTitles } from '#domain/statement-titles.ts';
import { CompareBar } from '#ui/compare-bar.tsx';
import type { IconName } from '#ui/icon-names.ts';
import type { Navigation } from '#ui/navigation.ts';
import { SiteBar } from '#ui/site-bar.tsx';
import { SiteFooter } from '#ui/site-footer.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { SearchButton } from '#web/features/search/search-button.tsx';
import { Leave, lazyPart } from '#web/lazy-part.tsx';
import { siteContent } from '#web/site-content.ts';
import { ThemeChoice } from './theme-choice.tsx';

const navigation: Navigation = {
  name: siteContent.name,
  home: { href: addresses.home, label: 'Home' },
  resources: {
    label: 'Resources',
    entries: [
      { href: addresses.resources(), icon: 'layout-grid', title: 'All Resources', description: 'Browse all categories and hubs' },
      { href: addresses.allTools(), icon: 'search', title: 'All Tools', description: 'Searchable AI tool directory' },
      {
        href: addresses.allWorkflows(),
        icon: 'list-checks',
        title: 'All Workflows',
        description: 'Step-by-step ministry workflows',
      },
      {
        href: addresses.policyExamples,
        icon: 'scroll-text',
        title: 'Policy Examples',
        description: 'Real AI policies from ministries',
      },
      { href: addresses.submission, icon: 'plus', title: 'Suggest Workflow or Tool', description: 'Tell us what is missing' },
    ],
  },
  research: { href: addresses.research, label: 'Research' },
};

const quickLinks = [
  { href: addresses.home, label: 'Home' },
  { href: addresses.resources(), label: 'Browse Resources' },
  { href: addresses.research, label: 'Research & Data' },
  { href: addresses.llmComparison, label: 'AI Comparison' },
  { href: addresses.contact, label: 'Contact' },
  { href: addresses.mayIEnter(), label: 'May I enter this?' },
  { href: addresses.compare(), label: 'Compare tools' },
  { href: addresses.prompts(), label: 'Prompts' },
  { href: addresses.answers(), label: 'Answers' },
  { href: addresses.ask(), label: 'Ask a question' },
  { href: addresses.submission, label: 'Suggest Workflow or Tool' },
  { href: addresses.termsChanges(), label: 'What changed in the terms' },
  { href: addresses.situations, label: 'When something goes wrong' },
];

const statementLinks = statements.map((statement) => ({
  href: addresses.about(statement),
  label: statementTitles[statement].link,
}));

/** Comes with what waits until the page is idle, so that it is at hand when its button is pressed. */
const MenuDrawer = lazyPart(async () => (await import('#web/when-idle.ts')).MenuDrawer, {
  otherwise: () => <Leave to={addresses.resources()} />,
});

const root = getRouteApi('__root__');

/** The frame of every public page: skip link, bar, main, footer (docs/product.md). */
export function Shell({ children }: { children: ReactNode }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const site = root.useLoaderData();
  const year = site?.year ?? siteContent.copyrightFrom;
  const provider = site?.provider ?? '';
  return (
    <>
      <SkipLink />
      <SiteBar
        navigation={navigation}
        place={{ section: activeLink(pathname), path: pathname }}
        Drawer={MenuDrawer}
        search={<SearchButton path={pathname} />}
      />
      {site?.banners && (
        <aside className="site-banners" aria-label="Notice">
          {site.banners.map((text) => (
            <p className="wrap" key={text}>
              {text}
            </p>
          ))}
        </aside>
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <CompareBar action={addresses.compare()} />
      <SiteFooter
        name={siteContent.footerName}
        curatedBy={`Curated by ${provider} for churches and ministries.`}
        disclaimer={`${site?.texts?.disclaimer ?? siteContent.disclaimer} ${siteContent.scriptureCredit}`}
        quickLinks={quickLinks}
        tags={siteContent.tags.map(({ icon, text }) => ({ icon: icon as IconName, label: text }))}
        statements={statementLinks}
        copyright={`© ${year > siteContent.copyrightFrom ? `${siteContent.copyrightFrom}–${year}` : year} ${provider}`}
      >
        <ThemeChoice />
      </SiteFooter>
    </>
  );
}
