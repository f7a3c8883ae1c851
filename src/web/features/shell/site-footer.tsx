import { getRouteApi } from '@tanstack/react-router';
import { addresses, statements } from '#domain/addresses.ts';
import { statementTitles } from '#domain/statement-titles.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-names.ts';
import { siteContent } from '#web/site-content.ts';
import { ThemeChoice } from './theme-choice.tsx';

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

const root = getRouteApi('__root__');

/**
 * The foot of every page (docs/look.md), under eighteen panes of glass. Its name is another than the bar's, on purpose
 * (docs/product.md). Its links have the id that the menu button leads to without scripts.
 */
export function SiteFooter() {
  const site = root.useLoaderData();
  const year = site?.year ?? siteContent.copyrightFrom;
  const provider = site?.provider ?? '';
  return (
    <>
      <div className="leaded-strip" />
      <footer className="site-footer below-fold">
        <div className="wrap">
          <div className="footer-about">
            <div className="footer-name">{siteContent.footerName}</div>
            <p className="meta">{`Curated by ${provider} for churches and ministries.`}</p>
            <p>{site?.disclaimer}</p>
          </div>
          <nav className="footer-links" id="footer-links" aria-labelledby="footer-links-title">
            <h2 id="footer-links-title">Quick links</h2>
            <ul>
              {quickLinks.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="footer-foot meta">
            <ul className="footer-tags">
              {siteContent.tags.map(({ icon, text }) => (
                <li key={text}>
                  <Icon name={icon as IconName} />
                  {text}
                </li>
              ))}
            </ul>
            <ThemeChoice />
            <p>{`© ${year > siteContent.copyrightFrom ? `${siteContent.copyrightFrom}–${year}` : year} ${provider}`}</p>
            <ul className="footer-tags">
              {statements.map((statement) => (
                <li key={statement}>
                  <a href={addresses.about(statement)}>{statementTitles[statement].link}</a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </footer>
    </>
  );
}
