import { useState } from 'react';
import type { FieldComparison } from '#domain/staff/compare-records.ts';
import { mostWhyCharacters } from '#domain/staff/record-history.ts';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { ComparedFields } from './compared.tsx';
import type { FieldGroup, PublishWords } from './entry-kind.ts';

interface PublishQuestionProps extends PublishWords {
  /** What it changes; nothing for what is new as a whole. */
  changes: readonly FieldComparison[] | undefined;
  groups: readonly FieldGroup[];
  isSending: boolean;
  onPublish: (why: string) => void;
  onClose: () => void;
}

/** Asks once before something is public, and shows what changes. No key but a press on its button publishes. */
export function PublishQuestion(props: PublishQuestionProps) {
  const { title, text, confirm, changes, groups, isSending, onPublish, onClose } = props;
  const [why, setWhy] = useState('');
  return (
    <AlertDialog title={title} text={text} onClose={onClose}>
      {changes && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard.
        <section className="publish-changes" aria-label="What changes" tabIndex={0}>
          <ComparedFields fields={changes} groups={groups} />
        </section>
      )}
      <TextField
        id="publish-why"
        label="Why?"
        hint="A word is enough. It is kept in the history. Optional."
        maxLength={mostWhyCharacters}
        value={why}
        onChange={(event) => setWhy(event.target.value)}
        data-first-focus=""
      />
      <div className="button-row">
        <Button sending={isSending} sendingLabel="Publishing..." onClick={() => onPublish(why.trim())}>
          {confirm}
        </Button>
        <Button variant="quiet" disabled={isSending} onClick={onClose}>
          Keep writing
        </Button>
      </div>
    </AlertDialog>
  );
}
