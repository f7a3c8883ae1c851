import type { Dispatch, SetStateAction } from 'react';
import { useState } from 'react';

/** As `useState(false)`, for what stands open over a page, such as a menu or a dialog: another page closes it. */
export function useOpenOn(path: string): [isOpen: boolean, setOpen: Dispatch<SetStateAction<boolean>>] {
  const [isOpen, setOpen] = useState(false);
  const [shownPath, setShownPath] = useState(path);
  if (shownPath !== path) {
    setShownPath(path);
    setOpen(false);
  }
  return [isOpen, setOpen];
}
