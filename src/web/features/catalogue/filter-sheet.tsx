import type { ReactNode } from 'react';
import type { FilterOption } from '#domain/catalogue/filter-tools.ts';
import { Icon } from '#ui/icon.tsx';

interface FilterSheetProps<S> {
  /** Selects for category, price and order. */
  children: ReactNode;
  traits: readonly { trait: keyof S & string; group: string; label: string }[];
  search: S;
  options: Record<string, FilterOption[]>;
  onChange: (name: keyof S, value: unknown) => void;
}

/** Filters behind one button on a phone; on a wider screen the selects are open and the traits fold. */
export function FilterSheet<S extends object>({ children, traits, search, options, onChange }: FilterSheetProps<S>) {
  const isRequired = (trait: keyof S) => search[trait] === 'yes';
  const required = traits.filter(({ trait }) => isRequired(trait)).length;
  const active = required + ['category', 'pricing', 'language'].filter((name) => search[name as keyof S]).length;
  const groups = [...Map.groupBy(traits, ({ group }) => group)];
  const numbered = (words: string, count: number) => (count > 0 ? `${words} (${count})` : words);
  return (
    <details className="filter-sheet">
      <summary className="unfold">
        {numbered('Filters', active)}
        <Icon name="chevron-down" />
      </summary>
      <div className="filter-selects">{children}</div>
      <details className="filter-traits" open={required > 0}>
        <summary className="unfold">
          {numbered('More filters', required)}
          <Icon name="chevron-down" />
          <span>What’s OK to paste, training, age, account, price, on your own computer</span>
        </summary>
        <div className="trait-groups">
          {groups.map(([group, members]) => (
            <fieldset key={group}>
              <legend className="h4">{group}</legend>
              {members.map(({ trait, label }) => {
                const count = options[trait]?.[0]?.count ?? 0;
                return (
                  <label className="choice" key={trait}>
                    <input
                      type="checkbox"
                      name={trait}
                      value="yes"
                      checked={isRequired(trait)}
                      disabled={count === 0 && !isRequired(trait)}
                      onChange={(event) => onChange(trait, event.currentTarget.checked ? 'yes' : undefined)}
                    />
                    <span>
                      {label} <span className="figures">{count}</span>
                    </span>
                  </label>
                );
              })}
            </fieldset>
          ))}
        </div>
      </details>
    </details>
  );
}
