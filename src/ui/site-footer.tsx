import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { LeadedStrip } from './leaded-strip.tsx';

interface SiteFooterProps {
  /** 'Church AI Hub': another name than the bar's, on purpose (docs/product.md). */
  name: string;
  curatedBy: string;
  disclaimer: string;
  quickLinks: ReadonlyArray<{ href: string; label: string }>;
  tags: ReadonlyArray<{ icon: IconName; label: string }>;
  /** What the hub says about itself. */
  statements: ReadonlyArray<{ href: string; label: string }>;
  copyright: string;
  /** The theme switch. */
  children?: ReactNode;
}

/** The foot of every page (docs/look.md). Its links have the id that the menu button leads to without scripts. */
export function SiteFooter({ name, curatedBy, disclaimer, quickLinks, tags, statements, copyright, children }: SiteFooterProps) {
  return (
    <>
      <LeadedStrip />
      <footer className="site-footer below-fold">
        <div className="wrap">
          <div className="footer-about">
            <div className="footer-name">{name}</div>
            <p className="meta">{curatedBy}</p>
            <p>{disclaimer}</p>
          </div>
          <nav className="footer-links" id="footer-links" aria-labelledby="footer-links-title">
            <h2 id="footer-links-title">Quick links</h2>
            <ul>
              {quickLinks.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="footer-foot meta">
            <ul className="footer-tags">
              {tags.map((tag) => (
                <li key={tag.label}>
                  <Icon name={tag.icon} />
                  {tag.label}
                </li>
              ))}
            </ul>
            {children}
            <p>{copyright}</p>
            <ul className="footer-tags">
              {statements.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </footer>
    </>
  );
}
