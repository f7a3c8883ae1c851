import { Icon } from './icon.tsx';

interface BackLinkProps {
  href: string;
  /** Label: 'Back to Text based AI Hub', 'Resources'. */
  children: string;
}

/** Back link above a page's title. The application goes back in history if that is the same page. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <a className="back-link" href={href} data-back="">
      <Icon name="arrow-left" className="icon-small" />
      {children}
    </a>
  );
}
