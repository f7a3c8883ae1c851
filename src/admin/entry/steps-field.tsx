import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { FieldWords } from '#ui/field.tsx';
import { FieldError, wiringOf } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';

interface StepsFieldProps extends FieldWords {
  id: string;
  values: readonly string[];
  maxItems?: number | undefined;
  onChange: (values: string[]) => void;
  /** Called with the former place of each step, from 0; undefined for a new step. */
  onOrder: (order: (number | undefined)[]) => void;
}

/** The control and row that get the focus after the next render. */
interface FocusWish {
  row: number;
  control: 'text' | 'up' | 'down';
}

/** The steps of a workflow, to type, move, insert and remove. Alt with an arrow key moves the step that has the focus. */
export function StepsField({ label, hint, error, id, values, maxItems = 30, onChange, onOrder }: StepsFieldProps) {
  const rows = useRef<HTMLOListElement>(null);
  const wish = useRef<FocusWish>(undefined);
  const [announcement, setAnnouncement] = useState('');
  const wiring = wiringOf(id, hint, error);
  const places = values.map((_, place) => place);
  const isFull = values.length >= maxItems;

  useLayoutEffect(() => {
    if (!wish.current) return;
    const row = rows.current?.children[Math.min(wish.current.row, values.length - 1)];
    const control = row?.querySelector<HTMLElement>(`[data-control="${wish.current.control}"]:not(:disabled)`);
    const button = rows.current?.parentElement?.querySelector<HTMLElement>(':scope > .button');
    (control ?? row?.querySelector<HTMLElement>('textarea') ?? button)?.focus();
    wish.current = undefined;
  });

  function reorder(order: (number | undefined)[], focus: FocusWish, words: string) {
    wish.current = focus;
    setAnnouncement(words);
    onOrder(order);
  }
  function move(place: number, by: -1 | 1, control: FocusWish['control']) {
    const to = place + by;
    if (to < 0 || to >= values.length) return;
    const order = places.toSpliced(place, 1).toSpliced(to, 0, place);
    reorder(order, { row: to, control }, `Step ${place + 1} is step ${to + 1} now.`);
  }
  const insert = (place: number) =>
    reorder(
      [...places.slice(0, place), undefined, ...places.slice(place)],
      { row: place, control: 'text' },
      `Step ${place + 1} is new.`,
    );

  return (
    <fieldset className="field" data-error={error ? '' : undefined} aria-describedby={wiring['aria-describedby']}>
      <legend className="field-label">{label}</legend>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <ol className="field-rows step-rows" ref={rows}>
        {values.map((value, place) => {
          const name = `step ${place + 1}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place.
            <li key={place}>
              <span aria-hidden="true">{place + 1}</span>
              <textarea
                className="input"
                rows={2}
                data-control="text"
                id={place === 0 ? id : undefined}
                value={value}
                aria-label={`Step ${place + 1}`}
                aria-invalid={wiring['aria-invalid']}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                onChange={(event) => onChange(values.with(place, event.target.value))}
                onKeyDown={(event) => {
                  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
                  event.preventDefault();
                  move(place, event.key === 'ArrowUp' ? -1 : 1, 'text');
                }}
              />
              <span className="step-buttons">
                <button
                  type="button"
                  className="icon-button"
                  data-control="up"
                  disabled={place === 0}
                  aria-label={`Move ${name} up`}
                  onClick={() => move(place, -1, 'up')}
                >
                  <Icon name="arrow-up" />
                </button>
                <button
                  type="button"
                  className="icon-button"
                  data-control="down"
                  disabled={place === values.length - 1}
                  aria-label={`Move ${name} down`}
                  onClick={() => move(place, 1, 'down')}
                >
                  <Icon name="arrow-down" />
                </button>
                <button
                  type="button"
                  className="icon-button"
                  disabled={isFull}
                  aria-label={`Insert a step before ${name}`}
                  onClick={() => insert(place)}
                >
                  <Icon name="plus" />
                </button>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={`Remove ${name}`}
                  onClick={() =>
                    reorder(places.toSpliced(place, 1), { row: place, control: 'text' }, `Step ${place + 1} was removed.`)
                  }
                >
                  <Icon name="x" />
                </button>
              </span>
            </li>
          );
        })}
      </ol>
      {!isFull && (
        <Button
          // The error summary links to the first row, or here if there is none.
          id={values.length === 0 ? id : undefined}
          variant="quiet"
          small
          icon="plus"
          onClick={() => insert(values.length)}
        >
          Add Step
        </Button>
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
