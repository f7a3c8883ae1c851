import type { TextPart } from '#domain/links/autolink.ts';

/** A text in which known names are links; a target stands in it once, so that it can name the link. */
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
