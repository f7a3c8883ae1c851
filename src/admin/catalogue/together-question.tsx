import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { send, wordsOf } from '#admin/api/call.ts';
import { categoryOptions } from '#admin/names.ts';
import { forgetWords } from '#admin/navigation/kept-words.ts';
import { showSuccess, wordsOfLeft } from '#admin/parts/notices.tsx';
import { WhatChanges, WhyQuestion } from '#admin/parts/why-question.tsx';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import type { CatalogueRow, ChangeSetAnswer } from '#server/api/staff/staff-answers.ts';
import { FieldError, SelectField } from '#ui/field.tsx';

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

/** Dialog that confirms a bulk change, and shows the change of each entry. */
export function TogetherQuestion({ noun, act, rows, onClose, onDone }: TogetherQuestionProps) {
  const [category, setCategory] = useState('');
  const [isMissed, setMissed] = useState(false);
  const keptAs = `${act} ${noun}`;
  const change = useMutation({
    mutationFn: (why: string) =>
      send<ChangeSetAnswer>('POST', '/api/staff/change-sets', {
        kind: noun,
        entries: rows.map(({ slug, version }) => ({ slug, version })),
        act: { does: act, ...(act === 'move' && { category }) },
        why,
      }),
    onSuccess: (answer) => {
      forgetWords(keptAs);
      const { changed, left } = answer;
      const stayed = left.length > 0 ? ` ${left.length} stayed as they were.` : '';
      showSuccess(
        words[act].done,
        `${countOf(changed.length, noun)} changed.${stayed} You can undo it above the list.${wordsOfLeft(answer)}`,
      );
      onDone();
    },
  });

  function hasCategory(): boolean {
    const isMissing = act === 'move' && !category;
    setMissed(isMissing);
    if (isMissing) document.getElementById('together-category')?.focus();
    return !isMissing;
  }

  return (
    <WhyQuestion
      keptAs={keptAs}
      title={words[act].title(countOf(rows.length, noun))}
      text={words[act].text}
      hint="It’s kept in the history of each."
      example="tidied up"
      confirm={words[act].confirm}
      cancel="Change nothing"
      isSending={change.isPending}
      sendingLabel="Sending..."
      isReady={hasCategory}
      onConfirm={(why) => change.mutate(why)}
      onClose={onClose}
    >
      {act === 'move' && (
        <SelectField
          id="together-category"
          label="Category"
          value={category}
          error={isMissed ? 'Choose where they go' : undefined}
          options={[{ value: '', label: 'Choose' }, ...categoryOptions(noun)]}
          onChange={(event) => setCategory(event.target.value)}
        />
      )}
      <WhatChanges>
        <ul className="together-changes">
          {rows.map((row) => (
            <li key={row.slug}>
              <b>{row.name}</b>
              <br />
              {changeOf(row, act, category)}
            </li>
          ))}
        </ul>
      </WhatChanges>
      <div role="alert">{change.isError && <FieldError id="together-refused">{wordsOf(change.error)}</FieldError>}</div>
    </WhyQuestion>
  );
}

const countOf = (count: number, noun: 'tools' | 'workflows') => `${count} ${count === 1 ? noun.slice(0, -1) : noun}`;

function changeOf(row: CatalogueRow, act: TogetherAct, category: string) {
  if (act === 'check') return `Checked ${formatCheckedDate(row.verifiedAt)}, from now on today`;
  if (act === 'take down') return row.status === 'hidden' ? 'Is taken down already' : 'Is on the site, will be taken down';
  return category === '' ? row.category : row.category === category ? 'Is there already' : `From ${row.category} to ${category}`;
}
