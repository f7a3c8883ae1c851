import type { ComponentProps, ElementType } from 'react';
import { useState } from 'react';

interface RenderedHtmlProps {
  /** HTML that our own server made: from Markdown that admits none, or from our own components. */
  html: string;
  /** Set where the HTML brings its own frame. */
  isWhole?: boolean;
}

// The two places where HTML goes into a page as it is.

export function RenderedHtml({ html, isWhole }: RenderedHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our server from Markdown, of which it passes no HTML on, and of guides the tags of a list.
  return <div className={isWhole ? undefined : 'prose'} dangerouslySetInnerHTML={{ __html: html }} />;
}

interface ServerWrittenProps extends Omit<ComponentProps<'a'>, 'id'> {
  as: ElementType;
  id: string;
}

/**
 * What the server alone writes, and stays as it came for as long as a visit lasts: words and links that no script draws anew
 * (docs/decisions/0112). The browser finds them in the page. What stands inside is behind `import.meta.env.SSR`, so that the
 * browser's script has none of it.
 */
export function ServerWritten({ as: Element, id, children, ...rest }: ServerWrittenProps) {
  const [html] = useState(() => (import.meta.env.SSR ? '' : (document.getElementById(id)?.innerHTML ?? '')));
  // What stands there already, which our own components made.
  const inside = import.meta.env.SSR ? { children } : { dangerouslySetInnerHTML: { __html: html } };
  return <Element {...rest} id={id} {...inside} />;
}
