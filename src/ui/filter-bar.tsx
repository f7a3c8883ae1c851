import type { ComponentProps, ReactNode } from 'react';
import { Children } from 'react';
import { Button } from './button.tsx';

interface FilterBarProps extends Omit<ComponentProps<'form'>, 'className' | 'children' | 'hidden' | 'role'> {
  /** Accessible name of the form: 'Search and filter tools'. */
  label: string;
  /** The search field first, then up to three selects. */
  children: ReactNode;
  /** Hidden fields by name: without scripts the form must return to the same view. */
  hidden?: Record<string, string>;
  /** Set once something was typed or selected: from then on cards out of sight are not laid out (card.css). */
  'data-changed'?: '';
  /** Label of the button for browsers without scripts; with them, the list follows every change. */
  submitLabel?: string;
}

/** A plain GET form: search 2fr, selects 1fr. With scripts the page follows each change (docs/look.md). */
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
