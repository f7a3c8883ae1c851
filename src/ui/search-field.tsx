import type { ComponentProps } from 'react';
import type { FieldWords } from './field.tsx';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';

interface SearchFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> {}

/** Field with a lens in it. */
export function SearchField({ label, hint, error, id, ...input }: SearchFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(wiring) => (
        <div className="search-box">
          <Icon name="search" />
          <input autoComplete="off" {...input} {...wiring} type="search" className="input" />
        </div>
      )}
    </Field>
  );
}
