import { lazy, Suspense, useState } from 'react';
import { interestSubject } from '#domain/submissions/contact-subject.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { paths } from '#web/paths.ts';
import type { Category } from '#web/site-content.ts';

const load = () => import('./interest-dialog.tsx');
const InterestDialog = lazy(load);

/** 'I'm Interested' on a coming-soon card: thanks, and the promise of a notice (spec, section 2; design, section 7.5). */
export function InterestButton({ category }: { category: Category }) {
  const [open, setOpen] = useState(false);
  const label = `I'm Interested: ${category.name}`;
  const form = paths.contactAbout(interestSubject(category.name));
  // Where the dialog does not come, its form stands on a page too.
  const show = () =>
    load().then(
      () => setOpen(true),
      () => location.assign(form),
    );
  return (
    <>
      <span className="noscript:hidden">
        <Button variant="quiet" small onClick={show} aria-haspopup="dialog" aria-label={label}>
          I'm Interested
        </Button>
      </span>
      <noscript>
        <ButtonLink href={form} variant="quiet" small aria-label={label}>
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
