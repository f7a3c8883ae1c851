import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import type { Unsaved } from './unsaved.ts';
import {
  answerQuestion,
  closeForm,
  hasUnsaved,
  hold,
  isAsking,
  letGo,
  mayClose,
  subscribeToQuestion,
  wouldBeLost,
} from './unsaved.ts';

/** Guard of input that cannot be kept: it is lost with the screen. */
const keptNowhere: Unsaved = { goesWith: 'screen', isKept: () => false, keep: async () => false };

/**
 * Guards a part of the screen while `isTyped`: anything that closes it stores its input first, and asks if that fails; closing
 * the tab asks. A part that unmounts without that is a fault of the desk: it is reported, and its input stored if it can be.
 * @returns a function that ends the guard, before input is discarded on purpose or after it was stored
 */
export function useUnsaved(isTyped: boolean, input: Unsaved = keptNowhere): () => void {
  const latest = useRef(input);
  latest.current = input;
  const [own] = useState<Unsaved>(() => ({
    goesWith: input.goesWith,
    isKept: () => latest.current.isKept(),
    keep: () => latest.current.keep(),
  }));
  // Must run before the cleanup of the effect below, which ends the guard.
  useEffect(
    () => () => {
      if (!wouldBeLost(own)) return;
      reportError(new Error('A form was closed over what was typed in it: closeForm (navigation/unsaved.ts) keeps it first.'));
      void own.keep();
    },
    [own],
  );
  useEffect(() => (isTyped ? hold(own) : undefined), [isTyped, own]);
  return () => letGo(own);
}

/** Holds the name of a screen's open form: one at a time, and none closes over input that is not stored. */
export function useOpenForm() {
  const [open, setOpen] = useState<string>();
  return {
    open,
    /** Opens this form, and closes the one that is open. */
    show: (form: string) => closeForm(() => setOpen(form)),
    /** Closes a form that is done: its input was stored or taken back. */
    close: () => setOpen(undefined),
  };
}

// Another address of the same screen may show another entry of it, with another form.
const losesSomething = async ({ current, next }: { current: { pathname: string }; next: { pathname: string } }) =>
  !(await mayClose(current.pathname === next.pathname ? 'form' : 'screen'));

/** Asks before another screen is opened by a link, Back or Forward, or the tab is closed. Rendered once, in the frame. */
export function LeaveGuard() {
  useBlocker({ shouldBlockFn: losesSomething, enableBeforeUnload: hasUnsaved });
  return useSyncExternalStore(subscribeToQuestion, isAsking) && <LeaveQuestion />;
}

const LeaveQuestion = () => (
  <AlertDialog
    title="Leave without saving?"
    text="What you typed on this screen isn’t saved yet. If you leave, it’s lost."
    onClose={() => answerQuestion(false)}
  >
    <div className="button-row">
      <Button data-first-focus="" onClick={() => answerQuestion(false)}>
        Stay and keep typing
      </Button>
      <Button variant="quiet" onClick={() => answerQuestion(true)}>
        Leave without saving
      </Button>
    </div>
  </AlertDialog>
);
