import type { AboutUs } from '#domain/about-us.ts';
import { toldOfUs } from '#domain/about-us.ts';
import { siteContent } from '#web/site-content.ts';

/** The college's own description. @param edited words that staff edited, which replace those of the build */
export const AboutUsFacts = ({ edited }: { edited: AboutUs | undefined }) =>
  toldOfUs(edited ?? siteContent).map(({ heading, says }) => (
    <section key={heading}>
      <h2>{heading}</h2>
      <p>{says}</p>
    </section>
  ));
