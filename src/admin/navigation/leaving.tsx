import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';

// What was typed and not saved is never left without a question.

/** Keeps what a form holds, and tells whether that worked. */
type Keep = () => Promise<boolean>;

const cannotKeep: Keep = async () => false;

const unsaved = new Map<symbol, Keep>();

/** Whether a form of the open screen holds something that is not saved. */
const hasUnsaved = (): boolean => unsaved.size > 0;

/** Keeps what the forms of the open screen hold. @returns whether something is left that leaving would lose */
export async function losesUnsaved(): Promise<boolean> {
  const kept = await Promise.all([...unsaved.values()].map((keep) => keep()));
  return kept.includes(false);
}

/** While `isUnsaved`, leaving the screen keeps it first, and asks where that fails; closing the tab asks. */
export function useUnsaved(isUnsaved: boolean, keep: Keep = cannotKeep): void {
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(() => {
    if (!isUnsaved) return;
    const mark = Symbol('unsaved');
    unsaved.set(mark, () => latest.current());
    return () => void unsaved.delete(mark);
  }, [isUnsaved]);
}

const leavesUnsaved = async ({ current, next }: { current: { pathname: string }; next: { pathname: string } }) =>
  current.pathname !== next.pathname && (await losesUnsaved());

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
      text="What you typed on this screen isn’t saved yet. If you leave, it’s lost."
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
