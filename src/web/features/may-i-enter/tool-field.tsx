import { longestAsked } from '#domain/may-enter/may-enter-search.ts';
import type { MayEnterView } from '#domain/may-enter/may-enter-views.ts';
import { TextField } from '#ui/field.tsx';

interface ToolFieldProps {
  id: string;
  view: Pick<MayEnterView, 'toolNames'>;
  value?: string;
  hint?: string;
  error?: string;
  /** Set where the submitted value is to be corrected here. */
  hasFocus?: boolean;
  onChange?: (name: string) => void;
}

/** Field for a tool's name: the browser suggests names of the directory, and the server corrects misspellings. */
export function ToolField({ id, view: { toolNames }, value, hint, error, hasFocus, onChange }: ToolFieldProps) {
  const listId = `${id}-names`;
  return (
    <>
      <TextField
        id={id}
        name="tool"
        label="Tool"
        hint={hint}
        error={error}
        list={toolNames.length > 0 ? listId : undefined}
        autoComplete="off"
        maxLength={longestAsked}
        autoFocus={hasFocus}
        {...(onChange ? { value, onChange: (event) => onChange(event.target.value) } : { defaultValue: value })}
      />
      {toolNames.length > 0 && (
        <datalist id={listId}>
          {toolNames.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </>
  );
}
