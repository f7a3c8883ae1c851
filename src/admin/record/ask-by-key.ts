import type { KeyboardEvent } from 'react';

/**
 * Control S, or Command S, does what the button at the foot of a form does: it stands a long way of Tab behind the fields. Nothing
 * while a question or a preview is open.
 */
export const askByKey =
  (ask: () => void, isAsked: boolean) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    if (!isAsked) ask();
  };
