import type { ComparedPart, FieldComparison } from '#domain/staff/compare-records.ts';
import { aroundChanges } from '#domain/staff/compare-records.ts';
import type { FieldGroup } from './field-spec.ts';

/** The words that a field has in the form: 'Which plans this is about'. */
export function labelOfField(groups: readonly FieldGroup[], path: string): string {
  const fields = groups.flatMap((group) => group.fields);
  const field = fields.find((known) => known.path === path) ?? fields.find((known) => path.startsWith(`${known.path}.`));
  return field?.label ?? path;
}

interface ComparedFieldsProps {
  fields: readonly FieldComparison[];
  groups: readonly FieldGroup[];
  /** How deep the headings of the fields stand. */
  heading?: 'h3' | 'h4';
}

/** What changed, word by word: removed words are struck, added ones underlined, and both are spoken. */
export function ComparedFields({ fields, groups, heading: Heading = 'h3' }: ComparedFieldsProps) {
  return (
    <div className="diff">
      {fields.map(({ path, parts }) => (
        <div key={path}>
          <Heading>{labelOfField(groups, path)}</Heading>
          <p>
            {parts.length === 0 && '–'}
            <ComparedText parts={parts} />
          </p>
        </div>
      ))}
    </div>
  );
}

/** One text of two states; of a long one what stands around each change. */
export function ComparedText({ parts }: { parts: readonly ComparedPart[] }) {
  return aroundChanges(parts).map(({ text, is }, place) => {
    const key = `${place} ${is}`;
    if (is === 'same') return <span key={key}>{text}</span>;
    const Mark = is === 'removed' ? 'del' : 'ins';
    return (
      <Mark key={key}>
        <span className="visually-hidden">{is === 'removed' ? ' removed: ' : ' added: '}</span>
        {text}
        <span className="visually-hidden">. </span>
      </Mark>
    );
  });
}
