import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { useRows } from '#ui/use-rows.ts';
import { ToolPicker } from './tool-picker.tsx';

/** A tool of a workflow while it is typed: `step` counts from 1. */
export interface ToolUse {
  tool: string;
  step: number;
  use?: string;
}

interface UsesFieldProps {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  values: readonly ToolUse[];
  maxItems?: number;
  onChange: (values: ToolUse[]) => void;
}

/** The tools of a workflow: which one, in which step it is first used, and for what. */
export function UsesField({ id, label, hint, error, values, maxItems = 8, onChange }: UsesFieldProps) {
  const { group, add, remove } = useRows<ToolUse>(values, () => ({ tool: '', step: 1 }), onChange);

  return (
    <fieldset
      ref={group}
      className="field"
      data-error={error ? '' : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="field-label">{label}</legend>
      <p className="field-hint">{hint ?? 'The tool by its name, the step in which it is first used, and what it does there.'}</p>
      <ol className="uses">
        {values.map((value, place) => {
          const change = (part: Partial<ToolUse>) => onChange(values.with(place, { ...value, ...part }));
          const name = (what: string) => `Tool ${place + 1}: ${what}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place.
            <li key={place}>
              <ToolPicker
                id={place === 0 ? id : undefined}
                label={name('which')}
                value={value.tool}
                onChange={(tool) => change({ tool })}
              />
              <input
                className="input"
                inputMode="numeric"
                aria-label={name('step')}
                placeholder="Step"
                value={value.step || ''}
                onChange={(event) => change({ step: Number.parseInt(event.target.value, 10) || 0 })}
              />
              <input
                className="input"
                aria-label={name('what it does')}
                placeholder="Drafts the blurbs"
                value={value.use ?? ''}
                onChange={(event) => change({ use: event.target.value })}
              />
              <button type="button" className="icon-button" aria-label={`Remove tool ${place + 1}`} onClick={() => remove(place)}>
                <Icon name="x" />
              </button>
            </li>
          );
        })}
      </ol>
      {values.length < maxItems && (
        <Button id={values.length === 0 ? id : undefined} variant="quiet" small icon="plus" onClick={add}>
          Add Tool
        </Button>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
