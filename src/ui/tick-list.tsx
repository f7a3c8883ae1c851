import type { ReactNode } from 'react';

interface TickListProps {
  items: readonly ReactNode[];
  /** Mark before each line; a check by default. */
  kind?: 'plus' | 'minus';
}

/** List whose lines begin with a check, a plus or a minus: best practices, strengths, considerations. */
export function TickList({ items, kind }: TickListProps) {
  return (
    <ul className="ticks" data-kind={kind}>
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: authored text, which never changes its order.
        <li key={place}>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
