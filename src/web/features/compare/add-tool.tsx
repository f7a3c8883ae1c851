import { useNavigate } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import type { ToolLink } from '#domain/comparison/comparison-views.ts';
import { pickedTools } from '#domain/comparison/picked-tools.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';

interface AddToolProps {
  picked: readonly string[];
  choices: readonly ToolLink[];
  /** Number of fields for tools. */
  fields: number;
}

/** A plain GET form that adds a tool to the selection. */
export function AddTool({ picked, choices, fields }: AddToolProps) {
  const navigate = useNavigate();
  const options = choices.filter(({ slug }) => !picked.includes(slug)).map(({ slug, name }) => ({ value: slug, label: name }));
  const names = fields === 1 ? ['Add a tool'] : ['First tool', 'Second tool'];
  return (
    <search aria-label="Pick tools to compare">
      <form
        className="compare-add cluster"
        action={addresses.compare()}
        onSubmit={(event) => {
          event.preventDefault();
          void navigate({ href: addresses.compare(pickedTools([...new FormData(event.currentTarget).values()].join(','))) });
        }}
        // Another selection resets the fields.
        key={picked.join()}
      >
        {picked.length > 0 && <input type="hidden" name="tools" value={picked.join(',')} />}
        {names.map((label) => (
          <SelectField
            key={label}
            label={label}
            // The first of two fields begins the list, any other adds to it.
            name={label === 'First tool' ? 'tools' : 'and'}
            options={[{ value: '', label: 'Choose a tool' }, ...options]}
          />
        ))}
        <Button type="submit" small variant={fields === 1 && picked.length > 1 ? 'quiet' : 'primary'}>
          {picked.length > 1 ? 'Add' : 'Compare'}
        </Button>
      </form>
    </search>
  );
}
