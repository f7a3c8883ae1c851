import { createFileRoute, notFound } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { GalleryPictures } from '#ui/gallery-hub.tsx';

const pictures = import.meta.env.DEV
  ? import.meta.glob<string>('/src/ui/pictures/*.svg', { query: '?url&no-inline', import: 'default', eager: true })
  : {};
const Gallery = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('#ui/gallery.tsx')).Gallery }))
  : ({ pictureOf: _ }: GalleryPictures) => null;

/** Every component of src/ui in its states; only while developing. */
export const Route = createFileRoute('/dev/ui')({
  ssr: false,
  head: () => ({ meta: [{ title: 'All components' }] }),
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound();
  },
  component: () => (
    <Suspense>
      <Gallery pictureOf={(name) => pictures[`/src/ui/pictures/${name}.svg`] ?? ''} />
    </Suspense>
  ),
});
