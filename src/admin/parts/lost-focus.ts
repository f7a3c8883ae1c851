import { focusHeading } from '#ui/focus-heading.ts';

/** When what had the focus is gone, as a row that moved to another list, the screen's heading has it. */
export function catchLostFocus(): void {
  // After React has drawn what was read anew.
  setTimeout(() => {
    if (document.activeElement === document.body) focusHeading();
  });
}
