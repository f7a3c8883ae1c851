import type { AboutUs } from '#domain/about-us.ts';
import { toldOfUs } from '#domain/about-us.ts';
import { siteContent } from '#web/site-content.ts';

/** What the college tells of itself. @param edited what staff edited, in the place of what the hub came with */
export const AboutUsFacts = ({ edited }: { edited: AboutUs | undefined }) =>
  toldOfUs(edited ?? siteContent).map(({ heading, says }) => (
    <section key={heading}>
      <h2>{heading}</h2>
      <p>{says}</p>
    </section>
  ));
