import type { ReactNode } from 'react';
import { useState } from 'react';
import { useKeptWords } from '#admin/navigation/kept-words.ts';
import { mostWhyCharacters } from '#domain/staff/record-kinds.ts';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';

interface WhyQuestionProps {
  /** Under this name the word is kept until `forgetWords`: a refusal or another way out of the question doesn't take it away. */
  keptAs: string;
  title: string;
  text: string;
  /** What is done, and the example of a word why that is wanted: 'a slip'. Without one no word is needed. */
  confirm: string;
  example?: string | undefined;
  /** The label of the other button. */
  cancel: string;
  /** Where the word is kept. */
  hint: string;
  isSending: boolean;
  sendingLabel: string;
  /** Returns whether the other fields of the dialog are valid; shows their errors itself. */
  isReady?: () => boolean;
  onConfirm: (why: string) => void;
  onClose: () => void;
  /** Shown above the reason. */
  children?: ReactNode;
}

/** Asks once, and for a word why, before something changes on the site. No key but a press on its button does it. */
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
