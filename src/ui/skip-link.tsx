interface SkipLinkProps {
  /** Id of <main>, with the hash. */
  href?: string;
}

/** First stop of the Tab key; visible only while focused. */
export function SkipLink({ href = '#main' }: SkipLinkProps) {
  return (
    <a className="skip-link" href={href}>
      Skip to main content
    </a>
  );
}
