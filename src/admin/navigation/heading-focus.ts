let isDue = false;

/** The next screen is new to whoever reads it: it was come to by a link, or somebody has just signed in or out. */
export const startAnew = (): void => {
  isDue = true;
};

/** Whether a new screen has just been opened and its heading is to have the focus; asked once. */
export function takeHeadingFocus(): boolean {
  const wasDue = isDue;
  isDue = false;
  return wasDue;
}
