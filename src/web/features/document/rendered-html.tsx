interface RenderedHtmlProps {
  /** HTML that our own server made: from Markdown that admits none, or from our own components. */
  html: string;
  /** Set where the HTML brings its own frame. */
  isWhole?: boolean;
}

/** The one place where HTML goes into a page as it is. */
export function RenderedHtml({ html, isWhole }: RenderedHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our server from Markdown, of which it passes no HTML on, and of guides the tags of a list.
  return <div className={isWhole ? undefined : 'prose'} dangerouslySetInnerHTML={{ __html: html }} />;
}
