import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { takeHeadingFocus } from '#admin/navigation/heading-focus.ts';
import { focusHeading } from '#browser/focus-heading.ts';
import { BackLink } from '#ui/back-link.tsx';

interface ScreenHeadProps {
  title: string;
  /** Link to the screen above, over the title. */
  back?: { href: string; label: string };
  /** Badges and facts under the title. */
  children?: ReactNode;
  /** Buttons and links at the right. */
  actions?: ReactNode;
}

/** A screen's heading, which is also the page title. It gets the focus if the screen was opened by a link. */
export function ScreenHead({ title, back, children, actions }: ScreenHeadProps) {
  useEffect(() => {
    document.title = `${title} – Staff desk – Ministry AI Hub`;
  }, [title]);
  useEffect(() => {
    if (takeHeadingFocus()) focusHeading();
  }, []);
  return (
    <>
      {back && <BackLink href={back.href}>{back.label}</BackLink>}
      <header className="screen-head">
        <div>
          <h1>{title}</h1>
          {children}
        </div>
        {actions && (
          <div className="cluster" data-gap="3">
            {actions}
          </div>
        )}
      </header>
    </>
  );
}
