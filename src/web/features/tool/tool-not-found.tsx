import { Suspense } from 'react';
import { addresses } from '#domain/addresses.ts';
import { ButtonLink } from '#ui/button.tsx';
import { NotFound } from '#web/features/shell/not-found.tsx';
import { takenDown } from '#web/or-not-found.ts';
import { siteContent } from '#web/site-content.ts';

/** Page for a tool that failed to load, does not exist (docs/product.md), or was taken down. */
export function ToolNotFound({ data }: { data?: unknown }) {
  if (data === takenDown) {
    return (
      <Suspense>
        <NotFound data={data} />
      </Suspense>
    );
  }
  return (
    <div className="wrap section">
      <title>{`Tool not found · ${siteContent.name}`}</title>
      <h1>Tool not found</h1>
      <p className="lead">We can’t find that tool. It may have been renamed.</p>
      <ButtonLink href={addresses.resources()} variant="quiet" icon="arrow-left">
        Back
      </ButtonLink>
    </div>
  );
}
