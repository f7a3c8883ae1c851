import type { ComponentProps } from 'react';
import { useId } from 'react';
import type { FieldWords } from './field.tsx';
import { FieldError, wiringOf } from './field.tsx';

interface RadioGroupProps extends FieldWords {
  name: string;
  options: ReadonlyArray<{ value: string; label: string }>;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

/** Group of radio buttons of 28 px in rows of 48. */
export function RadioGroup({ label, hint, error, id: givenId, name, options, value, defaultValue, onChange }: RadioGroupProps) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const wiring = wiringOf(id, hint, error);
  return (
    <fieldset className="field" data-error={error ? '' : undefined} aria-describedby={wiring['aria-describedby']}>
      <legend className="field-label">{label}</legend>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {options.map((option, place) => (
        <label className="choice" key={option.value}>
          <input
            type="radio"
            // Target of the error summary's link.
            id={place === 0 ? id : undefined}
            name={name}
            value={option.value}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? defaultValue === option.value : undefined}
            onChange={onChange && (() => onChange(option.value))}
          />
          {option.label}
        </label>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

interface CheckboxProps extends FieldWords, Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> {}

export function Checkbox({ label, hint, error, id: givenId, ...input }: CheckboxProps) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  return (
    <div className="field" data-error={error ? '' : undefined}>
      <label className="choice">
        <input {...input} {...wiringOf(id, hint, error)} type="checkbox" />
        {label}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
