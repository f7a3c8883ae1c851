import type { MouseEvent, ReactNode, Ref } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from './icon.tsx';

export interface DialogProps {
  /** Id of the heading inside. */
  labelledBy: string;
  describedBy?: string;
  /** An alert dialog requires an answer: a click outside does not close it. */
  kind?: 'alert';
  className?: string;
  /** Called after Escape, a click outside, or its own close button. The page then stops rendering it. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * The browser's own modal dialog: it traps the focus, and returns it to the opener. Rendered means open. A server renders it open
 * too: without scripts it is a plain card in the page.
 */
export function Dialog({ labelledBy, describedBy, kind, className = 'dialog', onClose, children }: DialogProps) {
  const dialog = useModal();
  const pressedBeside = useRef(false);

  function isOutside(event: MouseEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return false;
    const box = event.currentTarget.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    return x < box.left || x > box.right || y < box.top || y > box.bottom;
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard equivalent of a click outside, and the browser handles it.
    <dialog
      ref={dialog}
      open
      className={className}
      role={kind === 'alert' ? 'alertdialog' : undefined}
      data-kind={kind}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onClose={(event) => {
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
      }}
      // Check both ends of the click: a text selection may end outside.
      onMouseDown={(event) => {
        pressedBeside.current = kind !== 'alert' && isOutside(event);
      }}
      onClick={(event) => {
        if (pressedBeside.current && isOutside(event)) event.currentTarget.close();
      }}
    >
      {children}
    </dialog>
  );
}

/** Makes the dialog modal once it is in the document; closing returns the focus to the opener. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    element.removeAttribute('open');
    element.showModal();
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return dialog;
}

interface CloseButtonProps {
  /** Label for screen readers that names the closed element; 'Close' by default. */
  label?: string;
  /** True if it gets the focus when the dialog opens; true by default. */
  isFirst?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** The 48 px cross of a dialog or drawer. `method=dialog` closes even before hydration. */
export function CloseButton({ label = 'Close', isFirst = true, ref }: CloseButtonProps) {
  return (
    <form method="dialog">
      <button ref={ref} type="submit" className="icon-button" aria-label={label} data-first-focus={isFirst ? '' : undefined}>
        <Icon name="x" />
      </button>
    </form>
  );
}
