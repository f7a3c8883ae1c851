import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { takeHeadingFocus } from '#admin/navigation/heading-focus.ts';
import { focusHeading } from '#browser/focus-heading.ts';
import { SiteMark } from '#ui/site-mark.tsx';

interface SignedOutProps {
  heading: string;
  /** Page title, before the name of the desk; by default the heading. */
  title?: string;
  lead: ReactNode;
  children: ReactNode;
}

/** Screen for a user who is not signed in: no menu, one task. */
export function SignedOut({ heading, title = heading, lead, children }: SignedOutProps) {
  useEffect(() => {
    if (takeHeadingFocus()) focusHeading();
    document.title = `${title} – Staff desk – Ministry AI Hub`;
  }, [title]);
  return (
    <main className="sign-in">
      <p className="site-name">
        <SiteMark />
        Ministry AI Hub
      </p>
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
      {children}
    </main>
  );
}
