import { useState } from 'react';
import { mostEntriesAtOnce } from '#domain/staff/catalogue-list.ts';
import type { CatalogueRow } from '#server/api/staff/staff-answers.ts';
import { Button } from '#ui/button.tsx';
import type { TogetherAct } from './together-question.tsx';
import { TogetherQuestion } from './together-question.tsx';

/** Selected rows by their slugs; they stay selected while the list is searched and paged. */
export function useChosen() {
  const [chosenRows, setChosenRows] = useState<ReadonlyMap<string, CatalogueRow>>(new Map());
  return {
    chosen: chosenRows,
    choose: (row: CatalogueRow, isOn: boolean) =>
      setChosenRows((before) => {
        const after = new Map(before);
        if (isOn) after.set(row.slug, row);
        else after.delete(row.slug);
        return after;
      }),
    chooseAll: (rows: readonly CatalogueRow[]) =>
      setChosenRows((before) => new Map([...before, ...rows.map((row) => [row.slug, row] as const)].slice(0, mostEntriesAtOnce))),
    chooseNone: () => setChosenRows(new Map()),
  };
}

interface ChosenEntriesProps {
  noun: 'tools' | 'workflows';
  chosen: ReadonlyMap<string, CatalogueRow>;
  /** Rows that the list shows now. */
  shown: readonly CatalogueRow[];
  onAll: () => void;
  onNone: () => void;
}

/** Bulk actions on the selected entries. */
export function ChosenEntries({ noun, chosen, shown, onAll, onNone }: ChosenEntriesProps) {
  const [act, setAct] = useState<TogetherAct>();
  const one = noun.slice(0, -1);
  return (
    <section className="chosen" aria-label={`Chosen ${noun}`}>
      <p role="status">
        {chosen.size === 0
          ? `Check ${noun} to change several in one go.`
          : `${chosen.size} ${chosen.size === 1 ? one : noun} chosen`}
      </p>
      <div className="button-row">
        {shown.length > 0 && (
          <Button small variant="quiet" onClick={onAll}>
            Choose all on this page
          </Button>
        )}
        {chosen.size > 0 && (
          <>
            <Button small variant="quiet" onClick={onNone}>
              Choose none
            </Button>
            <Button small variant="quiet" onClick={() => setAct('move')}>
              Move to a category
            </Button>
            <Button small variant="quiet" onClick={() => setAct('check')}>
              Mark as checked
            </Button>
            <Button small variant="quiet" onClick={() => setAct('take down')}>
              Take down
            </Button>
          </>
        )}
      </div>
      {act && (
        <TogetherQuestion
          noun={noun}
          act={act}
          rows={[...chosen.values()]}
          onClose={() => setAct(undefined)}
          onDone={() => {
            setAct(undefined);
            onNone();
          }}
        />
      )}
    </section>
  );
}
