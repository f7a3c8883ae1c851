import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';

// What was typed and not saved is never left without a question.

const unsaved = new Set<symbol>();

/** Whether a form of the open screen holds something that is not saved. */
export const hasUnsaved = (): boolean => unsaved.size > 0;

/** While `isUnsaved`, leaving the screen asks, and so does closing the tab. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const mark = Symbol('unsaved');
    unsaved.add(mark);
    return () => void unsaved.delete(mark);
  }, [isUnsaved]);
}

const leavesUnsaved = ({ current, next }: { current: { pathname: string }; next: { pathname: string } }) =>
  hasUnsaved() && current.pathname !== next.pathname;

/** Asks before another screen is opened by a link, Back or Forward, or the tab is closed. Once, in the frame. */
export function LeaveGuard() {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: leavesUnsaved,
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  });
  return status === 'blocked' && <LeaveQuestion onStay={reset} onLeave={proceed} />;
}

interface LeaveQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  return (
    <AlertDialog
      title="Leave without saving?"
      text="What you typed on this screen is not saved yet. If you leave, it is lost."
      onClose={onStay}
    >
      <div className="button-row">
        <Button data-first-focus="" onClick={onStay}>
          Stay and keep typing
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          Leave without saving
        </Button>
      </div>
    </AlertDialog>
  );
}
