import type { Dispatch, SetStateAction } from 'react';
import { useState } from 'react';

/** State like `useState(false)`, for anything open over a page, such as a menu or a dialog: navigation closes it. */
export function useOpenOn(path: string): [isOpen: boolean, setOpen: Dispatch<SetStateAction<boolean>>] {
  const [isOpen, setOpen] = useState(false);
  const [shownPath, setShownPath] = useState(path);
  if (shownPath !== path) {
    setShownPath(path);
    setOpen(false);
  }
  return [isOpen, setOpen];
}
