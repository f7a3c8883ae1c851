import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasStatus, send } from '#admin/api/call.ts';
import { refresh } from '#admin/api/reads.ts';
import { EraseButton } from '#admin/parts/erase-button.tsx';
import { tellDone, tellFailure } from '#admin/parts/notices.tsx';
import type { VersionRow } from '#domain/staff/record-history.ts';
import { mostWhyCharacters } from '#domain/staff/record-history.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { labelOfField } from './compared-fields.tsx';
import type { FieldGroup } from './field-spec.ts';
import { troublesOf } from './record-issues.ts';
import type { RecordNoun } from './record-kind.ts';

interface RestoreFormProps {
  kind: { noun: RecordNoun; api: string; groups: readonly FieldGroup[] };
  slug: string;
  /** Version A. */
  former: VersionRow;
  /** The record's present version, on which the change builds. */
  current: number;
  /** The paths of the fields in which A and B differ. */
  fields: readonly string[];
  onRestored: () => void;
}

/** Brings version A back as a new change, whole or in one field. Restoring loses nothing. */
export function RestoreForm({ kind, slug, former, current, fields, onRestored }: RestoreFormProps) {
  const [why, setWhy] = useState('');
  const [error, setError] = useState<string>();
  const [field, setField] = useState<string>();
  const client = useQueryClient();
  const address = `${kind.api}/${encodeURIComponent(slug)}`;
  const restore = useMutation({
    mutationFn: (paths: string[] | undefined) =>
      send('POST', `${address}/restore`, {
        version: current,
        number: former.number,
        why: why.trim(),
        ...(paths && { fields: paths }),
      }),
    onSuccess: async () => {
      tellDone('Restored', 'The public site shows it now.');
      await refresh(client, kind.api, '/api/staff/counts', '/api/staff/audit');
      onRestored();
    },
    onError: (failure) => {
      if (!hasStatus(failure, 422)) return tellFailure(failure);
      const issues = failure.issues.map((issue) => ({ ...issue, path: issue.path.replace(`${kind.noun}.`, '') }));
      setError(
        `This version no longer fits. ${troublesOf(issues, kind.groups)
          .map(({ message }) => message)
          .join('. ')}.`,
      );
    },
  });
  if (former.number === current)
    return <p className="restore-note">{`Version A is what the ${kind.noun} says now. Choose an older one to bring it back.`}</p>;
  if (former.isErased) return null;

  function start(paths?: string[]) {
    if (why.trim()) restore.mutate(paths);
    else {
      setError('Say in a word why, such as: a slip');
      document.getElementById('restore-why')?.focus();
    }
  }

  return (
    <section className="restore" aria-label="Restore version A">
      <TextField
        id="restore-why"
        label="Why version A should come back"
        hint="A word is enough. It is kept in the history."
        error={error}
        maxLength={mostWhyCharacters}
        value={why}
        onChange={(event) => setWhy(event.target.value)}
      />
      {field !== undefined && (
        <SelectField
          id="restore-field"
          label="Which field?"
          value={field}
          options={fields.map((path) => ({ value: path, label: labelOfField(kind.groups, path) }))}
          onChange={(event) => setField(event.target.value)}
        />
      )}
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
          text="What it said is deleted, and nothing brings it back. That there was a change then stays."
          path={`${address}/history/${former.number}`}
          onErased={() => refresh(client, kind.api, '/api/staff/audit')}
        />
      </p>
    </section>
  );
}
