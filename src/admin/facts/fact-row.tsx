import type { ReactNode, Ref } from 'react';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { KeyLetter } from '#admin/parts/desk-keys.tsx';
import type { RecheckDecision } from '#domain/staff/staff-schema.ts';
import { Button } from '#ui/button.tsx';

/** The result of comparing a fact with its document. */
export type Found = RecheckDecision['found'];

/** The labels of a fact's buttons. */
const ofFacts: Record<Found, string> = { 'still true': 'Still true', changed: 'Changed', 'not found': 'No longer found' };
/** A change of terms happened once: nothing is found of it again. */
export const labelsOfChanges: Partial<Record<Found, string>> = { changed: 'Edit', 'not found': 'Take out of use' };

/** The keys of the queue that do the same. */
const keys: Record<Found, string> = { 'still true': 'T', changed: 'C', 'not found': 'N' };
const decisions: readonly Found[] = ['still true', 'changed', 'not found'];

/** The decision that a key of the queue makes; undefined for another key. */
export const foundByKey = (key: string): Found | undefined => decisions.find((found) => keys[found].toLowerCase() === key);

interface FactRowProps {
  ref?: Ref<HTMLLIElement> | undefined;
  title: string;
  heading?: 'h2' | 'h3';
  /** Its words and its source. */
  children: ReactNode;
  /** The form that is open in it, in the place of the buttons. */
  form?: ReactNode;
  /** The decisions that are offered here, in this order. */
  offers?: readonly Found[];
  /** Overrides of the buttons' labels. */
  labels?: Partial<Record<Found, string>>;
  onDecide?: (found: Found) => void;
  /** Further buttons. */
  more?: ReactNode;
  /** No decision is left to make. */
  isDone?: boolean;
  /** It is the one to decide on now. */
  isPresent?: boolean;
  /** The keys do what its buttons do. */
  hasKeys?: boolean;
}

/** A fact or a change of terms in a list: what it says, and the buttons that say what was found of it, or the form that is open. */
export function FactRow({ ref, title, heading: Heading = 'h3', children, form, ...props }: FactRowProps) {
  const { offers = [], labels, onDecide, more, isDone, isPresent, hasKeys } = props;
  const row = useRef<HTMLLIElement>(null);
  useImperativeHandle(ref, () => row.current as HTMLLIElement);
  const isOpen = Boolean(form);
  const wasOpen = useRef(false);
  // The button that closed the form went with it.
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) row.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <li ref={row} tabIndex={-1} aria-current={isPresent ? 'step' : undefined} data-done={isDone ? '' : undefined}>
      <Heading>{title}</Heading>
      {children}
      {form}
      {!form && (offers.length > 0 || more) && (
        <div className="button-row">
          {offers.map((found) => (
            <Button
              key={found}
              small
              variant={isPresent && found === 'still true' ? 'primary' : 'quiet'}
              aria-keyshortcuts={hasKeys ? keys[found] : undefined}
              onClick={() => onDecide?.(found)}
            >
              {labels?.[found] ?? ofFacts[found]}
              <span className="visually-hidden">{`: ${title}`}</span>
              {hasKeys && <KeyLetter>{keys[found]}</KeyLetter>}
            </Button>
          ))}
          {more}
        </div>
      )}
    </li>
  );
}
