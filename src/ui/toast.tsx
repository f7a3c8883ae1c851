import { useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';

export interface ToastMessage {
  /** Identity of the toast: one with another key replaces it. */
  key: string | number;
  kind: 'success' | 'error';
  title: string;
  text: string;
}

interface ToasterProps {
  message: ToastMessage | undefined;
  onClose: () => void;
}

// Duration of docs/product.md.
const shownMs = 5_000;
const swipePx = 50;

/** One notice at a time, announced when it appears; F8 focuses it, and Escape leaves it (docs/product.md, docs/look.md). */
export function Toaster({ message, onClose }: ToasterProps) {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element>(null);
  const [hasFocus, setHasFocus] = useState(false);

  useEffect(() => {
    // A replaced notice takes its focus with it, and the browser dispatches no event.
    setHasFocus(region.current?.matches(':focus-within') ?? false);
    if (!message) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'F8') return;
      cameFrom.current = document.activeElement;
      region.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [message]);

  const close = () => {
    if (hasFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    onClose();
  };
  return (
    <section
      ref={region}
      className="toast-region"
      tabIndex={-1}
      aria-label="Notifications (F8)"
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      {/* Rendered before the first notice: screen readers announce only changes within an element that stays. */}
      <ol aria-live={message?.kind === 'error' ? 'assertive' : 'polite'}>
        {message && <Toast key={message.key} message={message} isHeld={hasFocus} onClose={close} />}
      </ol>
    </section>
  );
}

/** Toast that disappears after its time, which is paused while it is focused or pointed at. */
function Toast({ message, isHeld, onClose }: { message: ToastMessage; isHeld: boolean; onClose: () => void }) {
  const leftMs = useRef(shownMs);
  const [isPointedAt, setPointedAt] = useState(false);
  const [{ from, by }, setSwipe] = useState<{ from?: number; by: number }>({ by: 0 });

  useEffect(() => {
    if (isHeld || isPointedAt) return;
    const startedAt = Date.now();
    const timer = setTimeout(onClose, leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - startedAt;
    };
  }, [isHeld, isPointedAt, onClose]);

  return (
    <li
      className="toast"
      data-kind={message.kind}
      data-swipe={by === 0 ? undefined : from === undefined ? 'cancel' : 'move'}
      style={from === undefined ? undefined : { translate: `${by}px` }}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onPointerDown={({ target, currentTarget, pointerId, clientX }) => {
        if ((target as Element).closest('button')) return;
        currentTarget.setPointerCapture(pointerId);
        setSwipe({ from: clientX, by: 0 });
      }}
      onPointerMove={({ clientX }) => from !== undefined && setSwipe({ from, by: Math.max(0, clientX - from) })}
      onPointerUp={() => (from !== undefined && by >= swipePx ? onClose() : setSwipe({ by }))}
      onPointerCancel={() => setSwipe({ by: 0 })}
    >
      <Icon name={message.kind === 'error' ? 'circle-alert' : 'circle-check'} />
      <p className="toast-title">{message.title}</p>
      <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
        <Icon name="x" />
      </button>
      <p className="toast-text">{message.text}</p>
    </li>
  );
}
