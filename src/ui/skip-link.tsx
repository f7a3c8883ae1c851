interface SkipLinkProps {
  /** The id of <main>, with the hash. */
  href?: string;
}

/** The first stop of the Tab key; it shows only when it has the focus. */
export function SkipLink({ href = '#main' }: SkipLinkProps) {
  return (
    <a className="skip-link" href={href}>
      Skip to main content
    </a>
  );
}
