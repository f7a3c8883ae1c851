import type { ReactNode } from 'react';

interface HeroProps {
  title: string;
  lead: string;
  /** The rose window with its cast light, square. */
  picture: string;
  /** The search and questions to start from. */
  children: ReactNode;
}

/** The landing page's head: the one picture that leaves the grid. */
export function Hero({ title, lead, picture, children }: HeroProps) {
  return (
    <div className="hero-clip">
      <div className="wrap hero">
        <div>
          <h1 className="display">{title}</h1>
          <p className="lead">{lead}</p>
          {children}
        </div>
        <img className="hero-picture" src={picture} alt="" width="706" height="706" suppressHydrationWarning />
      </div>
    </div>
  );
}

interface NightSectionProps {
  title: string;
  text: string;
  /** The lancets, 1600 x 900: dark by construction, so words may stand on it. */
  picture: string;
  /** Tiles, then buttons. */
  children: ReactNode;
}

/** The night section (docs/look.md). It keeps its colours in both themes. */
export function NightSection({ title, text, picture, children }: NightSectionProps) {
  return (
    <section className="night below-fold">
      <img src={picture} alt="" width="1600" height="900" loading="lazy" />
      <div className="wrap">
        <div className="split">
          <h2>{title}</h2>
          <p className="lead">{text}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
