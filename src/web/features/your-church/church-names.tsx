import { Suspense } from 'react';
import type { ChurchNames } from '#domain/church/blanks.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { useChurch } from './church-on-device.ts';

/** The church's name and the contact for questions that its papers name, as stored on this device. */
export function useChurchNames(): ChurchNames {
  const { name, contact } = useChurch()?.church ?? {};
  return { ...(name && { name }), ...(contact && { contact }) };
}

const NamesForm = lazyPart(() => import('./names-form.tsx').then(({ NamesForm: part }) => part), { fallback: () => null });

/** Fields for the names, after hydration; where no script runs, instructions. */
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
