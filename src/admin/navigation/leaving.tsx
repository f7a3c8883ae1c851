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

/** Without a way to keep it, it is lost with the screen. */
const keptNowhere: Unsaved = { goesWith: 'screen', isKept: () => false, keep: async () => false };

/**
 * While `isTyped`, whatever closes this part of the screen keeps first what it holds, and asks where that fails; closing the tab
 * asks. A part that goes without that is a fault of the desk: it is reported, and kept after all where it can be.
 * @returns lets go of what it holds, before it is taken back on purpose or after it was stored
 */
export function useUnsaved(isTyped: boolean, how: Unsaved = keptNowhere): () => void {
  const latest = useRef(how);
  latest.current = how;
  const [own] = useState<Unsaved>(() => ({
    goesWith: how.goesWith,
    isKept: () => latest.current.isKept(),
    keep: () => latest.current.keep(),
  }));
  // Before the effect below, whose end forgets what is held.
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

/** Which form of a screen is open, by a name: one at a time, and none is closed over what was typed in it. */
export function useOpenForm() {
  const [open, setOpen] = useState<string>();
  return {
    open,
    /** Opens this form in the place of the one that is open. */
    show: (form: string) => closeForm(() => setOpen(form)),
    /** For a form that is done: what it held was stored or taken back. */
    close: () => setOpen(undefined),
  };
}

// Another address of the same screen may show another entry of it, with another form.
const losesSomething = async ({ current, next }: { current: { pathname: string }; next: { pathname: string } }) =>
  !(await mayClose(current.pathname === next.pathname ? 'form' : 'screen'));

/** Asks before another screen is opened by a link, Back or Forward, or the tab is closed. Once, in the frame. */
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
