import { BackLink } from './back-link.tsx';
import type { Glass } from './glass.ts';
import { glassOf } from './glass.ts';

interface HubBannerProps {
  title: string;
  /** One sentence. */
  subtitle: string;
  glass: Glass;
  back: { href: string; label: string };
  /** 1280 x 300, from 700 px on. */
  banner: string;
  /** 480 x 288, below. */
  card: string;
}

/** The window, and the plaque at its foot: words never lie on the picture. */
export function HubBanner({ title, subtitle, glass, back, banner, card }: HubBannerProps) {
  return (
    <div className="hub-banner" data-glass={glassOf(glass)}>
      <picture>
        <source media="(min-width: 43.75rem)" srcSet={banner} width="1280" height="300" />
        <img src={card} alt="" width="480" height="288" fetchPriority="high" suppressHydrationWarning />
      </picture>
      <div className="wrap">
        <div className="plaque">
          <BackLink href={back.href}>{back.label}</BackLink>
          <h1>{title}</h1>
          <p>{subtitle}</p>
        </div>
      </div>
    </div>
  );
}
