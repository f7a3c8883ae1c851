import { lazy, Suspense } from 'react';
import type { ToastMessage } from '#ui/toast.tsx';

const Toaster = lazy(async () => ({ default: (await import('#ui/toast.tsx')).Toaster }));

interface NoticeProps {
  message: ToastMessage | undefined;
  onClose: () => void;
}

/** One notice at a time (spec, section 9). What shows it is loaded when the first is due. */
export function Notice({ message, onClose }: NoticeProps) {
  return (
    message && (
      <Suspense>
        <Toaster message={message} onClose={onClose} />
      </Suspense>
    )
  );
}
