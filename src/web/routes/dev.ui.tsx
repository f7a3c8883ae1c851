import { createFileRoute, notFound } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

const Gallery = import.meta.env.DEV ? lazy(async () => ({ default: (await import('#ui/gallery.tsx')).Gallery })) : () => null;

/** Primitives of src/ui in their states; during development only. */
export const Route = createFileRoute('/dev/ui')({
  ssr: false,
  head: () => ({ meta: [{ title: 'All components' }] }),
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound();
  },
  component: () => (
    <Suspense>
      <Gallery />
    </Suspense>
  ),
});
