import { useSyncExternalStore } from 'react';
import { wordsOf } from '#admin/api/call.ts';
import type { Leaving } from '#server/api/staff/staff-answers.ts';
import type { ToastMessage } from '#ui/toast.tsx';
import { Toaster } from '#ui/toast.tsx';

// Notifications from anywhere in the desk, one at a time.

let current: ToastMessage | undefined;
let count = 0;
const listeners = new Set<() => void>();

function show(message: ToastMessage | undefined) {
  current = message;
  for (const listener of listeners) listener();
}

/** Reports success: 'Saved'. */
export function showSuccess(title: string, text = ''): void {
  count += 1;
  show({ key: count, kind: 'success', title, text });
}

/** Reports a failure and its reason. */
export function showError(error: unknown): void {
  count += 1;
  show({ key: count, kind: 'error', title: 'That didn’t work', text: wordsOf(error) });
}

/** Returns the problems that an act leaves elsewhere, in a sentence for its notification; '' if there are none. */
export function wordsOfLeft(answer: Leaving | undefined): string {
  const names = [...new Set((answer?.leavesWrong ?? []).map(({ kind, slug }) => (kind === 'file' ? slug : `${kind} ${slug}`)))];
  if (names.length === 0) return '';
  const waits = answer?.leavesWrong?.some(({ kind }) => kind !== 'file') ? ' Entries wait under Re-check.' : '';
  return ` Now wrong: ${new Intl.ListFormat('en-US').format(names)}.${waits}`;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Region of the notifications; rendered once, in the frame. */
export function Notices() {
  const message = useSyncExternalStore(subscribe, () => current);
  return <Toaster message={message} onClose={() => show(undefined)} />;
}
