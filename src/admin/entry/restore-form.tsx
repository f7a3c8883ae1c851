import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { hasStatus, send } from '#admin/api/call.ts';
import { untilReadAgain } from '#admin/api/reads.ts';
import { forgetWords, useKeptWords } from '#admin/navigation/kept-words.ts';
import { EraseButton } from '#admin/parts/erase-button.tsx';
import { showError, showSuccess, wordsOfLeft } from '#admin/parts/notices.tsx';
import type { VersionRow } from '#domain/staff/record-kinds.ts';
import { mostWhyCharacters } from '#domain/staff/record-kinds.ts';
import type { Leaving } from '#server/api/staff/staff-answers.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { labelOfField } from './compared.tsx';
import type { EntryKind, EntryValues } from './entry-kind.ts';
import { addressOf } from './entry-kind.ts';
import { issuesWithin, troublesOf } from './judge.ts';
import { useStricterCard } from './stricter-card.tsx';

/** An entry whose states are shown. */
export interface Recorded {
  kind: Pick<EntryKind, 'noun' | 'holds' | 'api' | 'groupsOf' | 'historyAddress'>;
  name: string;
  values: EntryValues;
  /** Current version, on which a restoring builds. */
  current: number;
}

interface RestoreFormProps {
  of: Recorded;
  /** Version A, which is brought back. */
  former: VersionRow;
  /** Paths of the fields in which A and B differ. */
  fields: readonly string[];
  onRestored: () => void;
}

/** Form that brings version A back as a new change, whole or in one field. Restoring loses nothing. */
export function RestoreForm({ of: { kind, name, values, current }, former, fields, onRestored }: RestoreFormProps) {
  const address = addressOf(kind, name);
  const groups = kind.groupsOf(values);
  const keptAs = `restore ${address}`;
  const words = useKeptWords(keptAs);
  const [why, setWhy] = useState(words.first.why ?? '');
  const [error, setError] = useState<string>();
  const [field, setField] = useState<string>();
  const stricterCard = useStricterCard('Restore, and make the card stricter');
  const restore = useMutation({
    mutationFn: ({ paths, stricter }: { paths: string[] | undefined; stricter?: true }) =>
      send<Leaving>('POST', `${address}/restore`, {
        version: current,
        number: former.number,
        why: why.trim(),
        ...(paths && { fields: paths }),
        ...(stricter && { stricter }),
      }),
    onSuccess: async (answer) => {
      forgetWords(keptAs);
      showSuccess('Restored', `The public site shows it now.${wordsOfLeft(answer)}`);
      await untilReadAgain();
      onRestored();
    },
    onError: (failure, { paths }) => {
      if (!hasStatus(failure, 422)) return showError(failure);
      if (stricterCard.handle(failure, () => restore.mutate({ paths, stricter: true }))) return;
      const issues = issuesWithin(kind.holds, failure.issues);
      setError(
        `This version no longer fits. ${troublesOf(issues, groups)
          .map(({ message }) => message)
          .join('. ')}.`,
      );
    },
  });
  if (former.number === current)
    return <p className="restore-note">{`Version A is what the ${kind.noun} says now. Choose an older one to bring it back.`}</p>;
  if (former.isErased) return null;

  function start(paths?: string[]) {
    if (why.trim()) {
      words.onItsWay();
      restore.mutate({ paths });
    } else {
      setError('Give a short reason, such as “typo”');
      document.getElementById('restore-why')?.focus();
    }
  }

  return (
    <section className="restore" aria-label="Restore version A">
      <TextField
        id="restore-why"
        label="Why version A should come back"
        hint="A word is enough. It’s kept in the history."
        error={error}
        maxLength={mostWhyCharacters}
        value={why}
        onChange={({ target }) => {
          setWhy(target.value);
          words.hold({ why: target.value });
        }}
      />
      {field !== undefined && (
        <SelectField
          id="restore-field"
          label="Which field?"
          value={field}
          options={fields.map((path) => ({ value: path, label: labelOfField(groups, path) }))}
          onChange={(event) => setField(event.target.value)}
        />
      )}
      {stricterCard.question}
      <div className="button-row">
        {field === undefined ? (
          <>
            <Button sending={restore.isPending} sendingLabel="Restoring..." onClick={() => start()}>
              Restore version A
            </Button>
            {fields.length > 0 && (
              <Button variant="quiet" onClick={() => setField(fields[0])}>
                Restore one field
              </Button>
            )}
          </>
        ) : (
          <>
            <Button sending={restore.isPending} sendingLabel="Restoring..." onClick={() => start([field])}>
              Restore this field
            </Button>
            <Button variant="quiet" onClick={() => setField(undefined)}>
              All fields
            </Button>
          </>
        )}
      </div>
      <p className="meta">Restoring is a new change: version B stays, and you can go back to it.</p>
      <p className="meta">
        Does version A tell of a person who asked to be forgotten?{' '}
        <EraseButton
          noun="version"
          title={`version ${former.number}`}
          text="We delete what it said, and nothing brings it back. The history still shows that there was a change then."
          path={`${address}/history/${former.number}`}
        />
      </p>
    </section>
  );
}
