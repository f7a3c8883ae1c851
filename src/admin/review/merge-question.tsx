import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '#admin/api/call.ts';
import { untilReadAgain, useRead } from '#admin/api/reads.ts';
import { showError, showSuccess } from '#admin/parts/notices.tsx';
import { isSettled } from '#domain/inbox/inbox-status.ts';
import { likestFirst } from '#domain/staff/duplicates.ts';
import type { CatalogueRow, QuestionDetail, QuestionRow } from '#server/api/staff/staff-answers.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { itemApi } from './inbox-kind.tsx';

/** Merges a question into an open one that asks the same, or into the answer that answers it already. */
export function MergeQuestion({ question }: { question: QuestionDetail }) {
  const [target, setTarget] = useState('');
  const [error, setError] = useState<string>();
  const { data: open = [] } = useRead<QuestionRow[]>('/api/staff/questions?status=open');
  const { data: answers = [] } = useRead<CatalogueRow[]>('/api/staff/answers');
  const merge = useMutation({
    mutationFn: () => {
      const [kind = '', key = ''] = target.split(' ');
      return send('POST', `${itemApi('questions', question.id)}/merge`, {
        version: question.version,
        into: { [kind]: key },
      });
    },
    onSuccess: async () => {
      showSuccess('Merged', 'Its address leads there now.');
      await untilReadAgain();
    },
    onError: showError,
  });
  if (isSettled('questions', question.status)) return null;
  const choices = [
    ...open
      .filter(({ id }) => id !== question.id)
      .map((row) => ({ value: `question ${row.id}`, label: `Asked: ${row.question}`, words: row.question })),
    ...answers
      .filter(({ status }) => status !== 'hidden')
      .map((row) => ({ value: `answer ${row.slug}`, label: `Answered: ${row.name}`, words: row.name })),
  ];
  // Sorted by likeness, so that nobody has to look for the same question among all.
  const options = [{ value: '', label: 'Choose' }, ...likestFirst(question.question, choices, ({ words }) => words)];
  return (
    <section className="card" aria-labelledby="merge">
      <h2 id="merge">It’s already asked or answered</h2>
      <p className="meta">Its votes go along, and its address leads there from then on. You can’t undo that.</p>
      <SelectField
        id="merge-into"
        label="Merge into"
        options={options}
        value={target}
        error={error}
        onChange={(event) => {
          setTarget(event.target.value);
          setError(undefined);
        }}
      />
      <div className="button-row">
        <Button
          variant="quiet"
          small
          sending={merge.isPending}
          sendingLabel="Merging..."
          onClick={() => (target ? merge.mutate() : setError('Choose a question or an answer'))}
        >
          Merge
        </Button>
      </div>
    </section>
  );
}
