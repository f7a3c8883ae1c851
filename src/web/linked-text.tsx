import type { TextPart } from '#domain/links/autolink.ts';

/** Text in which known names are links; each target is linked once, so that it can name the link. */
export function LinkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, href }) =>
    href ? (
      <a key={href} href={href}>
        {text}
      </a>
    ) : (
      text
    ),
  );
}
