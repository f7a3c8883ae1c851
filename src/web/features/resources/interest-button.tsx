import type { FormEvent } from 'react';
import { Suspense, useState } from 'react';
import { addresses } from '#domain/addresses.ts';
import { interestSubject } from '#domain/submissions/contact-subject.ts';
import { Button } from '#ui/button.tsx';
import { Leave, lazyPart } from '#web/lazy-part.tsx';
import type { Category } from '#web/site-content.ts';

const formOf = (category: Category) => addresses.contactAbout(interestSubject(category.name));
const InterestDialog = lazyPart(async () => (await import('./interest-dialog.tsx')).InterestDialog, {
  fallback: ({ category }) => <Leave to={formOf(category)} />,
});

/**
 * 'I'm Interested' on a coming-soon card: thanks, and the promise of a notice (docs/product.md). A form, so that it opens the
 * contact form without scripts and before hydration.
 */
export function InterestButton({ category }: { category: Category }) {
  const [open, setOpen] = useState(false);
  const show = (event: FormEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <form action={addresses.contact} onSubmit={show}>
        <input type="hidden" name="subject" value={interestSubject(category.name)} />
        <Button type="submit" variant="quiet" small aria-label={`I'm Interested: ${category.name}`}>
          I'm Interested
        </Button>
      </form>
      {open && (
        <Suspense>
          <InterestDialog category={category} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
