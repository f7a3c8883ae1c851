import { useState } from 'react';

/** What a value was when the screen first knew it: the list that one came from stays the way back after a decision. */
export function useFirst<T>(value: T | undefined): T | undefined {
  const [first, setFirst] = useState(value);
  if (first === undefined && value !== undefined) setFirst(value);
  return first ?? value;
}
