import { Icon } from './icon.tsx';

interface BackLinkProps {
  href: string;
  /** 'Back to Text based AI Hub', 'Resources'. */
  children: string;
}

/** The way back, above a page's title. The application goes back in history where that leads to the same place. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <a className="back-link" href={href} data-back="">
      <Icon name="arrow-left" className="icon-small" />
      {children}
    </a>
  );
}
