import type { ReactNode, Ref } from 'react';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { KeyLetter } from '#admin/parts/desk-keys.tsx';
import type { RecheckDecision } from '#domain/staff/staff-schema.ts';
import { Button } from '#ui/button.tsx';

/** The result of comparing a fact with its document. */
export type Found = RecheckDecision['found'];

/** The labels of a fact's buttons. */
const ofFacts: Record<Found, string> = { 'still true': 'Still true', changed: 'Changed', 'not found': 'No longer found' };
/** Labels for a change of terms, which happened once: a later look cannot find it again. */
export const labelsOfChanges: Partial<Record<Found, string>> = { changed: 'Edit', 'not found': 'Take out of use' };

/** Keys of the queue that do the same as the buttons. */
const keys: Record<Found, string> = { 'still true': 'T', changed: 'C', 'not found': 'N' };
const decisions: readonly Found[] = ['still true', 'changed', 'not found'];

/** The decision that a key of the queue makes; undefined for another key. */
export const foundByKey = (key: string): Found | undefined => decisions.find((result) => keys[result].toLowerCase() === key);

interface FactRowProps {
  ref?: Ref<HTMLLIElement> | undefined;
  title: string;
  heading?: 'h2' | 'h3';
  /** The fact's words and source. */
  children: ReactNode;
  /** The open form, which replaces the buttons. */
  form?: ReactNode;
  /** Decisions offered here, in this order. */
  offers?: readonly Found[];
  /** Overrides of the buttons' labels. */
  labels?: Partial<Record<Found, string>>;
  onDecide?: (result: Found) => void;
  /** Further buttons. */
  more?: ReactNode;
  /** True if no decision is left to make. */
  isDone?: boolean;
  /** True if this fact is to be decided on now. */
  isPresent?: boolean;
  /** True if the keys do the same as the buttons. */
  hasKeys?: boolean;
}

/** A fact or a change of terms in a list: its words, and the buttons for what was found of it, or the open form. */
export function FactRow({ ref, title, heading: Heading = 'h3', children, form, ...props }: FactRowProps) {
  const { offers = [], labels, onDecide, more, isDone, isPresent, hasKeys } = props;
  const row = useRef<HTMLLIElement>(null);
  useImperativeHandle(ref, () => row.current as HTMLLIElement);
  const isOpen = Boolean(form);
  const wasOpen = useRef(false);
  // Focus would be lost: the button that closed the form is gone with it.
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
          {offers.map((result) => (
            <Button
              key={result}
              small
              variant={isPresent && result === 'still true' ? 'primary' : 'quiet'}
              aria-keyshortcuts={hasKeys ? keys[result] : undefined}
              onClick={() => onDecide?.(result)}
            >
              {labels?.[result] ?? ofFacts[result]}
              <span className="visually-hidden">{`: ${title}`}</span>
              {hasKeys && <KeyLetter>{keys[result]}</KeyLetter>}
            </Button>
          ))}
          {more}
        </div>
      )}
    </li>
  );
}
