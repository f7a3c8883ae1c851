import { SelectField } from '#ui/field.tsx';

const labels: Record<string, string> = {
  name: 'Name',
  verified: 'Recently verified',
  impact: 'Impact',
  difficulty: 'Difficulty',
};

interface SortFieldProps<S extends string> {
  sorts: readonly S[];
  sort: S | undefined;
  /** Query: with one, the best match comes first by default. */
  q: string | undefined;
  onChange: (sort: S | undefined) => void;
}

/** The order of a list. */
export function SortField<S extends string>({ sorts, sort, q, onChange }: SortFieldProps<S>) {
  const isSearch = Boolean(q?.trim());
  const others = sorts.filter((value) => isSearch || value !== 'name');
  return (
    <SelectField
      label="Sort by"
      name="sort"
      value={sort === 'name' && !isSearch ? '' : (sort ?? '')}
      options={[
        { value: '', label: isSearch ? 'Best match' : 'Name' },
        ...others.map((value) => ({ value, label: labels[value] ?? value })),
      ]}
      onChange={({ currentTarget: { value } }) => onChange(sorts.find((option) => option === value))}
    />
  );
}
