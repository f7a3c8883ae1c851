import { Suspense, useState } from 'react';
import { addresses } from '#domain/addresses.ts';
import { interestSubject } from '#domain/submissions/contact-subject.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Leave, lazyPart } from '#web/lazy-part.tsx';
import type { Category } from '#web/site-content.ts';

const formOf = (category: Category) => addresses.contactAbout(interestSubject(category.name));
const InterestDialog = lazyPart(async () => (await import('./interest-dialog.tsx')).InterestDialog, {
  otherwise: ({ category }) => <Leave to={formOf(category)} />,
});

/** 'I'm Interested' on a coming-soon card: thanks, and the promise of a notice (spec, section 2; design, section 7.5). */
export function InterestButton({ category }: { category: Category }) {
  const [open, setOpen] = useState(false);
  const label = `I'm Interested: ${category.name}`;
  return (
    <>
      <span className="noscript:hidden">
        <Button variant="quiet" small onClick={() => setOpen(true)} aria-haspopup="dialog" aria-label={label}>
          I'm Interested
        </Button>
      </span>
      <noscript>
        <ButtonLink href={formOf(category)} variant="quiet" small aria-label={label}>
          I'm Interested
        </ButtonLink>
      </noscript>
      {open && (
        <Suspense>
          <InterestDialog category={category} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
