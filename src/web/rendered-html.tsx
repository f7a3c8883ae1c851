import type { ComponentProps, ElementType } from 'react';
import { useState } from 'react';

interface RenderedHtmlProps {
  /** HTML made by our own server: from Markdown without inline HTML, or from our own components. */
  html: string;
  /** Set if the HTML brings its own wrapper. */
  isWhole?: boolean;
}

// The two places where a page gets raw HTML.

export function RenderedHtml({ html, isWhole }: RenderedHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our server from Markdown, of which it passes no HTML on, and of guides the tags of a list.
  return <div className={isWhole ? undefined : 'prose'} dangerouslySetInnerHTML={{ __html: html }} />;
}

interface ServerWrittenProps extends Omit<ComponentProps<'a'>, 'id'> {
  as: ElementType;
  id: string;
}

/**
 * Server-only markup: React hydrates the element but never re-renders its contents (docs/decisions/0112). The browser reads them
 * from the page. The children are behind `import.meta.env.SSR`, which keeps them out of the browser's script.
 */
export function ServerWritten({ as: Element, id, children, ...rest }: ServerWrittenProps) {
  const [html] = useState(() => (import.meta.env.SSR ? '' : (document.getElementById(id)?.innerHTML ?? '')));
  // Reuses the markup in the page, which our own components made.
  const inside = import.meta.env.SSR ? { children } : { dangerouslySetInnerHTML: { __html: html } };
  return <Element {...rest} id={id} {...inside} />;
}
