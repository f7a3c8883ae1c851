import { useState } from 'react';
import { GalleryForm, GalleryOverlays } from './gallery-forms.tsx';
import type { GalleryPictures } from './gallery-hub.tsx';
import { GalleryHub, GalleryPages } from './gallery-hub.tsx';
import { GalleryList, GalleryParts } from './gallery-lists.tsx';
import { navigation } from './gallery-samples.ts';
import { GalleryTool } from './gallery-tool.tsx';
import { SiteBar } from './site-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SkipLink } from './skip-link.tsx';
import type { ThemeChoice } from './theme-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Every component in its states, with sample words; for the development-only page. */
export function Gallery({ pictureOf }: GalleryPictures) {
  const [theme, setTheme] = useState<ThemeChoice>('device');
  return (
    <>
      <SkipLink />
      <SiteBar navigation={navigation} place={{ section: 'resources', path: '#tools' }} />
      <main id="main" tabIndex={-1}>
        <GalleryParts />
        <GalleryList />
        <GalleryTool pictureOf={pictureOf} />
        <GalleryHub pictureOf={pictureOf} />
        <GalleryPages pictureOf={pictureOf} />
        <GalleryForm />
        <GalleryOverlays />
      </main>
      <SiteFooter
        name="Church AI Hub"
        curatedBy="Curated by The Bible College for churches and ministries."
        disclaimer="All AI tools listed here are third-party. We do not endorse them, or guarantee their accuracy, reliability or theological alignment. Read, test and pray before you rely on one."
        quickLinks={[
          { href: '#home', label: 'Home' },
          { href: '#resources', label: 'Browse Resources' },
          { href: '#research', label: 'Research & Data' },
          { href: '#comparison', label: 'AI Comparison' },
          { href: '#contact', label: 'Contact' },
        ]}
        tags={[
          { icon: 'book-open', label: 'Non-commercial Educational Use' },
          { icon: 'external-link', label: 'Third-party Tools Listed' },
        ]}
        statements={[{ href: '#main', label: 'How we check' }]}
        copyright="© 2025–2026 The Bible College"
      >
        <ThemeSwitch value={theme} onChange={setTheme} />
      </SiteFooter>
    </>
  );
}
