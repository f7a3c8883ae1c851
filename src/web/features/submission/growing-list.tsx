import { useRef, useState } from 'react';
import type { FieldIssue } from '#domain/check.ts';
import type { SuggestionList } from '#domain/submissions/suggestion-fields.ts';
import { suggestionLimits } from '#domain/submissions/suggestion-fields.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { useRows } from '#ui/use-rows.ts';

interface GrowingListProps {
  list: SuggestionList;
  /** Heading: 'Key Features'. */
  label: string;
  /** A row's name: 'Feature'. */
  itemName: string;
  /** Label of the add button: 'Add Feature' (docs/product.md). */
  addLabel: string;
  values: readonly string[];
  issues: readonly FieldIssue[];
  /** Id of the row that gets the focus initially: one that was added without scripts. */
  focus?: string;
  onChange: () => void;
}

/**
 * List of text rows that can grow (docs/look.md). Its buttons submit the form: without scripts the page is shown again with a row
 * more or less.
 */
export function GrowingList({ list, label, itemName, addLabel, values, issues, focus, onChange }: GrowingListProps) {
  const [rows, setRows] = useState(() => values.map((value, key) => ({ key, value })));
  const nextKey = useRef(values.length);
  const { group, add, remove } = useRows(
    rows,
    () => {
      nextKey.current += 1;
      return { key: nextKey.current, value: '' };
    },
    (changedRows) => {
      setRows(changedRows);
      onChange();
    },
  );
  const wrong = issues.filter(({ path }) => path === list || path.startsWith(`${list}.`));
  const errorId = `${list}-error`;

  return (
    <fieldset
      ref={group}
      className="field"
      data-error={wrong.length > 0 ? '' : undefined}
      aria-describedby={wrong.length > 0 ? errorId : undefined}
    >
      <legend className="field-label">{label}</legend>
      <ol className="field-rows">
        {rows.map(({ key, value }, place) => {
          const id = `${list}-${place}`;
          const isWrong = wrong.some(({ path }) => path === `${list}.${place}`);
          return (
            <li key={key}>
              <span aria-hidden="true">{place + 1}</span>
              <input
                className="input"
                id={id}
                name={list}
                defaultValue={value}
                aria-label={`${itemName} ${place + 1}`}
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? errorId : undefined}
                // biome-ignore lint/a11y/noAutofocus: without scripts, adding a row loads the page again, and the focus belongs on that row.
                autoFocus={focus === id}
              />
              <button
                type="submit"
                name="remove"
                value={`${list}.${place}`}
                className="icon-button"
                aria-label={`Remove ${itemName} ${place + 1}`}
                onClick={(event) => {
                  event.preventDefault();
                  remove(place);
                }}
              >
                <Icon name="x" />
              </button>
            </li>
          );
        })}
      </ol>
      {rows.length < suggestionLimits.rows && (
        <Button
          type="submit"
          name="add"
          value={list}
          variant="quiet"
          small
          icon="plus"
          onClick={(event) => {
            event.preventDefault();
            add();
          }}
        >
          {addLabel}
        </Button>
      )}
      {wrong[0] && <FieldError id={errorId}>{wrong[0].message}</FieldError>}
    </fieldset>
  );
}
