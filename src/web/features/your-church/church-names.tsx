import { Suspense } from 'react';
import type { ChurchNames } from '#domain/church/blanks.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { useChurch } from './church-on-device.ts';

/** The church's name and whom its papers name for questions, as this device keeps them. */
export function useChurchNames(): ChurchNames {
  const { name, contact } = useChurch()?.church ?? {};
  return { ...(name && { name }), ...(contact && { contact }) };
}

const NamesForm = lazyPart(() => import('./names-form.tsx').then(({ NamesForm: part }) => part), { otherwise: () => null });

/** The fields for them, once the browser has taken the page over; where no script runs, what to do instead. */
export const ChurchNamesForm = () =>
  useChurch() ? (
    <Suspense>
      <NamesForm />
    </Suspense>
  ) : (
    <p className="meta not-printed" data-without-script="">
      Typing your church’s name here needs a script. Fill in what’s in square brackets in Word, or by hand.
    </p>
  );
