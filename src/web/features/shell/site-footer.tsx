import { useRouteContext } from '@tanstack/react-router';
import { addresses, statements } from '#domain/addresses.ts';
import { statementTitles } from '#domain/statement-titles.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-names.ts';
import { ThemeSwitch } from '#ui/theme-switch.tsx';
import { shortGroups } from '#web/navigation/site-menu.ts';
import { siteContent } from '#web/site-content.ts';
import { themeSwitchId } from '#web/theme-script.ts';

// Excludes 'When not to use AI', which is in the list on safety, and 'Our data', for developers, which 'How we check' links to.
const ownStatements = statements.filter((statement) => statement !== 'when-not-to-use-ai' && statement !== 'our-data');

const quickLinks = () => [
  {
    label: 'Directory',
    links: [
      { href: addresses.home, label: 'Home' },
      { href: addresses.resources(), label: 'Browse Resources' },
      { href: addresses.research, label: 'Research & Data' },
      { href: addresses.llmComparison, label: 'AI Comparison' },
      { href: addresses.yourChurch, label: 'Your church' },
    ],
  },
  ...shortGroups().map(({ label, entries }) => ({ label, links: entries.map(({ href, title }) => ({ href, label: title })) })),
  {
    label: 'About this hub',
    links: [
      { href: addresses.contact, label: 'Contact' },
      { href: addresses.submission, label: 'Suggest Workflow or Tool' },
      { href: addresses.ask(), label: 'Ask a question' },
      ...ownStatements.map((statement) => ({ href: addresses.about(statement), label: statementTitles[statement] })),
    ],
  },
];

/**
 * Foot of every page (docs/look.md), rendered on the server only. Its label differs from the bar's on purpose (docs/product.md).
 * Its links have the id that the menu button points to without scripts.
 */
export function SiteFooter() {
  const { site } = useRouteContext({ from: '__root__' });
  const year = site?.year ?? siteContent.copyrightFrom;
  const provider = site?.provider ?? '';
  return (
    <div className="wrap">
      <div className="footer-about">
        <div className="h3">{siteContent.footerName}</div>
        <p className="meta">{`Curated by ${provider} for churches and ministries.`}</p>
        <p>{`${site?.texts?.disclaimer ?? siteContent.disclaimer} ${siteContent.scriptureCredit}`}</p>
      </div>
      <nav className="footer-links" id="footer-links" aria-labelledby="footer-links-title">
        <h2 id="footer-links-title">Quick links</h2>
        {quickLinks().map(({ label, links }) => (
          <div key={label}>
            <h3>{label}</h3>
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="footer-foot meta cluster">
        <ul className="footer-tags cluster" data-gap="2 6">
          {siteContent.tags.map(({ icon, text }) => (
            <li key={text}>
              <Icon name={icon as IconName} />
              {text}
            </li>
          ))}
        </ul>
        <div id={themeSwitchId}>
          <ThemeSwitch />
        </div>
        <p>{`© ${year > siteContent.copyrightFrom ? `${siteContent.copyrightFrom}–${year}` : year} ${provider}`}</p>
      </div>
    </div>
  );
}
