import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send, wordsOf } from '#admin/api/call.ts';
import { refresh } from '#admin/api/reads.ts';
import { categoryOptions } from '#admin/names.ts';
import { tellDone, wordsOfLeft } from '#admin/parts/notices.tsx';
import { mostWhyCharacters } from '#domain/staff/record-history.ts';
import type { CatalogueRow, ChangeSetAnswer } from '#domain/staff/record-views.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { FieldError, SelectField, TextField } from '#ui/field.tsx';

export type TogetherAct = 'move' | 'check' | 'take down';

interface TogetherQuestionProps {
  noun: 'tools' | 'workflows';
  act: TogetherAct;
  rows: readonly CatalogueRow[];
  onClose: () => void;
  onDone: () => void;
}

const words = {
  move: {
    title: (what: string) => `Move ${what}?`,
    text: 'The site shows the new category at once. One undo brings all of them back.',
    confirm: 'Move them',
    done: 'Moved',
  },
  check: {
    title: (what: string) => `Mark ${what} as checked today?`,
    text: 'Only the date of the entry changes: each fact keeps the day on which it was read. One undo brings all of them back.',
    confirm: 'Mark them as checked',
    done: 'Marked as checked',
  },
  'take down': {
    title: (what: string) => `Take ${what} down?`,
    text: 'They leave every list, count, the search and the sitemap. Their addresses say that they were taken down. One undo brings all of them back.',
    confirm: 'Take them down',
    done: 'Taken down',
  },
};

/** Asks once before several entries are changed, and shows what changes of each. */
export function TogetherQuestion({ noun, act, rows, onClose, onDone }: TogetherQuestionProps) {
  const [why, setWhy] = useState('');
  const [category, setCategory] = useState('');
  const [wrong, setWrong] = useState<{ field: 'why' | 'category'; message: string }>();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: () =>
      send<ChangeSetAnswer>('POST', '/api/staff/change-sets', {
        kind: noun,
        entries: rows.map(({ slug, version }) => ({ slug, version })),
        act: { does: act, ...(act === 'move' && { category }) },
        why: why.trim(),
      }),
    onSuccess: async (answer) => {
      const { changed, left } = answer;
      const stayed = left.length > 0 ? ` ${left.length} stayed as they were.` : '';
      tellDone(
        words[act].done,
        `${countOf(changed.length, noun)} changed.${stayed} Undo stands above the list.${wordsOfLeft(answer)}`,
      );
      onDone();
      await refresh(
        client,
        `/api/staff/${noun}`,
        '/api/staff/change-sets',
        '/api/staff/counts',
        '/api/staff/recheck',
        '/api/staff/audit',
      );
    },
  });

  function refuse(field: 'category' | 'why', message: string) {
    setWrong({ field, message });
    document.getElementById(`together-${field}`)?.focus();
  }

  function start() {
    if (act === 'move' && !category) refuse('category', 'Choose where they go');
    else if (!why.trim()) refuse('why', 'Say in a word why, such as: tidied up');
    else {
      setWrong(undefined);
      change.mutate();
    }
  }

  return (
    <AlertDialog title={words[act].title(countOf(rows.length, noun))} text={words[act].text} onClose={onClose}>
      {act === 'move' && (
        <SelectField
          id="together-category"
          label="Category"
          value={category}
          error={wrong?.field === 'category' ? wrong.message : undefined}
          options={[{ value: '', label: 'Choose' }, ...categoryOptions(noun)]}
          onChange={(event) => setCategory(event.target.value)}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard. */}
      <section className="publish-changes" aria-label="What changes" tabIndex={0}>
        <ul className="together-changes">
          {rows.map((row) => (
            <li key={row.slug}>
              <b>{row.name}</b>
              <br />
              {changeOf(row, act, category)}
            </li>
          ))}
        </ul>
      </section>
      <TextField
        id="together-why"
        label="Why?"
        hint="A word is enough. It is kept in the history of each."
        error={wrong?.field === 'why' ? wrong.message : undefined}
        maxLength={mostWhyCharacters}
        value={why}
        onChange={(event) => setWhy(event.target.value)}
        data-first-focus=""
      />
      <div role="alert">{change.isError && <FieldError id="together-refused">{wordsOf(change.error)}</FieldError>}</div>
      <div className="button-row">
        <Button sending={change.isPending} sendingLabel="Sending..." onClick={start}>
          {words[act].confirm}
        </Button>
        <Button variant="quiet" disabled={change.isPending} onClick={onClose}>
          Change nothing
        </Button>
      </div>
    </AlertDialog>
  );
}

const countOf = (count: number, noun: 'tools' | 'workflows') => `${count} ${count === 1 ? noun.slice(0, -1) : noun}`;

function changeOf(row: CatalogueRow, act: TogetherAct, category: string) {
  if (act === 'check') return `Checked ${formatCheckedDate(row.verifiedAt)}, from now on today`;
  if (act === 'take down') return row.status === 'hidden' ? 'Is taken down already' : 'Is on the site, will be taken down';
  return category === '' ? row.category : row.category === category ? 'Is there already' : `From ${row.category} to ${category}`;
}
