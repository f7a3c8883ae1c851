import type { FieldWords } from '#ui/field.tsx';
import { RemoveRow, RowsField } from '#ui/rows-field.tsx';
import { ToolPicker } from './tool-picker.tsx';

/** A tool of a workflow while it is typed: `step` counts from 1. */
export interface ToolUse {
  tool: string;
  step: number;
  use?: string;
}

interface UsesFieldProps extends FieldWords {
  id: string;
  values: readonly ToolUse[];
  maxItems?: number;
  onChange: (values: ToolUse[]) => void;
}

const ownHint = 'The tool by its name, the step in which it is first used, and what it does there.';

/** The tools of a workflow: which one, in which step it is first used, and for what. */
export const UsesField = ({ hint = ownHint, ...rows }: UsesFieldProps) => (
  <RowsField {...rows} hint={hint} itemName="Tool" className="uses" empty={(): ToolUse => ({ tool: '', step: 1 })}>
    {({ value, number, id, change, remove }) => (
      <>
        <ToolPicker id={id} label={`Tool ${number}: which`} value={value.tool} onChange={(tool) => change({ ...value, tool })} />
        <input
          className="input"
          inputMode="numeric"
          aria-label={`Tool ${number}: step`}
          placeholder="Step"
          value={value.step || ''}
          onChange={({ target }) => change({ ...value, step: Number.parseInt(target.value, 10) || 0 })}
        />
        <input
          className="input"
          aria-label={`Tool ${number}: what it does`}
          placeholder="Drafts the blurbs"
          value={value.use ?? ''}
          onChange={({ target }) => change({ ...value, use: target.value })}
        />
        <RemoveRow name={`tool ${number}`} remove={remove} />
      </>
    )}
  </RowsField>
);
