import type { ReactNode } from 'react';
import { useState } from 'react';
import { useKeptWords } from '#admin/navigation/kept-words.ts';
import { mostWhyCharacters } from '#domain/staff/record-kinds.ts';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';

interface WhyQuestionProps {
  /** Name under which the reason is stored until `forgetWords`: neither a refusal nor closing the dialog loses it. */
  keptAs: string;
  title: string;
  text: string;
  /** Label of the button that confirms. */
  confirm: string;
  example?: string | undefined;
  /** Label of the other button. */
  cancel: string;
  /** Hint of the field for the reason: where the reason will appear. */
  hint: string;
  isSending: boolean;
  sendingLabel: string;
  /** Returns true if the other fields of the dialog are valid; shows their errors itself. */
  isReady?: () => boolean;
  onConfirm: (why: string) => void;
  onClose: () => void;
  /** Content above the reason. */
  children?: ReactNode;
}

/**
 * Dialog that confirms a change of the site, with a reason; required if there is an `example` ('a slip'). Only its button
 * submits.
 */
export function WhyQuestion(props: WhyQuestionProps) {
  const { keptAs, title, text, confirm, example, cancel, hint, isSending, sendingLabel, isReady, onConfirm, onClose, children } =
    props;
  const words = useKeptWords(keptAs);
  const [why, setWhy] = useState(words.first.why ?? '');
  const [isMissed, setMissed] = useState(false);

  function start() {
    if (isReady?.() === false) return;
    const isMissing = example !== undefined && !why.trim();
    setMissed(isMissing);
    if (isMissing) document.getElementById('why')?.focus();
    else {
      words.onItsWay();
      onConfirm(why.trim());
    }
  }

  function close() {
    words.keep();
    onClose();
  }

  return (
    <AlertDialog title={title} text={text} onClose={close}>
      {children}
      <TextField
        id="why"
        label="Why?"
        hint={`A word is enough. ${hint}${example === undefined ? ' Optional.' : ''}`}
        error={isMissed ? `Give a short reason, such as “${example}”` : undefined}
        maxLength={mostWhyCharacters}
        readOnly={isSending}
        value={why}
        onChange={({ target }) => {
          setWhy(target.value);
          words.hold({ why: target.value });
        }}
        data-first-focus=""
      />
      <div className="button-row">
        <Button sending={isSending} sendingLabel={sendingLabel} onClick={start}>
          {confirm}
        </Button>
        <Button variant="quiet" disabled={isSending} onClick={close}>
          {cancel}
        </Button>
      </div>
    </AlertDialog>
  );
}

/** The changes, above the reason; the scrolling part can be focused by the keyboard. */
export const WhatChanges = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard.
  <section className="publish-changes" aria-label="What changes" tabIndex={0}>
    {children}
  </section>
);
