import { useEffect, useSyncExternalStore } from 'react';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';

// What was typed and not saved is never left without a question.

const unsaved = new Set<symbol>();
const listeners = new Set<() => void>();
let held: (() => void) | undefined;

function hold(proceed: (() => void) | undefined) {
  held = proceed;
  for (const listener of listeners) listener();
}

/** Holds a step to another screen while something is unsaved. Answers whether it does. */
export function holdWhileUnsaved(proceed: () => void): boolean {
  if (unsaved.size === 0) return false;
  hold(proceed);
  return true;
}

/** Does this now, or after the question when something is unsaved. */
export function whenFree(proceed: () => void): void {
  if (!holdWhileUnsaved(proceed)) proceed();
}

const askBrowser = (event: BeforeUnloadEvent) => {
  if (unsaved.size > 0) event.preventDefault();
};

/** While `isUnsaved`, leaving the screen asks, and so does closing the tab. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const mark = Symbol('unsaved');
    unsaved.add(mark);
    addEventListener('beforeunload', askBrowser);
    return () => {
      unsaved.delete(mark);
      if (unsaved.size === 0) removeEventListener('beforeunload', askBrowser);
    };
  }, [isUnsaved]);
}

/** What was unsaved a moment ago is saved now: the next step need not ask, though React has not drawn it yet. */
export const forgetUnsaved = (): void => unsaved.clear();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The question itself; it stands once in the frame. */
export function LeaveQuestion() {
  const proceed = useSyncExternalStore(subscribe, () => held);
  if (!proceed) return null;
  return (
    <AlertDialog
      title="Leave without saving?"
      text="What you typed on this screen is not saved yet. If you leave, it is lost."
      onClose={() => hold(undefined)}
    >
      <div className="button-row">
        <Button data-first-focus="" onClick={() => hold(undefined)}>
          Stay and keep typing
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            unsaved.clear();
            hold(undefined);
            proceed();
          }}
        >
          Leave without saving
        </Button>
      </div>
    </AlertDialog>
  );
}
