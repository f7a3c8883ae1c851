import type { ComponentProps, ReactNode } from 'react';
import { Children } from 'react';
import { Button } from './button.tsx';

interface FilterBarProps extends Omit<ComponentProps<'form'>, 'className' | 'children' | 'hidden' | 'role'> {
  /** What is filtered: 'Search and filter tools'. */
  label: string;
  /** The search field first, then up to three selects. */
  children: ReactNode;
  /** What the form says besides its fields, by name: without scripts it must come back to the same view. */
  hidden?: Record<string, string>;
  /** Set when something was typed or chosen: from then on no work is done for cards that are out of sight (card.css). */
  'data-changed'?: '';
  /** The button for browsers without scripts; with them, the list follows every change. */
  submitLabel?: string;
}

/** A plain GET form: search 2fr, selects 1fr. With scripts the page follows each change. Look, 'Filters and count'. */
export function FilterBar({ label, children, hidden = {}, submitLabel = 'Search', ...form }: FilterBarProps) {
  const count = Children.count(children);
  return (
    <search aria-label={label}>
      <form {...form} className="filter-bar" data-fields={count === 3 ? undefined : count}>
        {children}
        <div className="filter-submit" data-without-script="">
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" small>
            {submitLabel}
          </Button>
        </div>
      </form>
    </search>
  );
}
