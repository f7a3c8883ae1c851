import { useEffect, useState } from 'react';
import { Button } from './button.tsx';

interface CopyButtonProps {
  /** Text to copy. */
  text: string;
  /** Id of the element that shows the text: selected where the browser refuses to copy. */
  shownIn: string;
  children?: string;
  variant?: 'primary' | 'quiet';
}

const messageMs = 4_000;

/**
 * Copies a text and announces it once; where the browser refuses, selects the text and explains how to copy it. Needs a script,
 * and is absent without.
 */
export function CopyButton({ text, shownIn, children = 'Copy', variant }: CopyButtonProps) {
  const [state, setState] = useState<'copied' | 'refused'>();
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(setState, messageMs, undefined);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      getSelection()?.selectAllChildren(document.getElementById(shownIn) ?? document.body);
      setState('refused');
    }
  };
  return (
    <span className="copy" data-with-script="">
      <Button small icon={state === 'copied' ? 'check' : 'copy'} variant={variant} onClick={copy}>
        {children}
      </Button>
      <span role="status">{state && (state === 'copied' ? 'Copied' : `The text is selected, so ${howToCopy()}.`)}</span>
    </span>
  );
}

/** Instructions for copying the selection, with a keyboard or on a phone without one: the words after “so”. */
const howToCopy = (): string =>
  matchMedia('(pointer: coarse)').matches
    ? 'hold it and choose Copy'
    : `press ${/Mac/.test(navigator.platform) ? '⌘' : 'Ctrl'} C`;
