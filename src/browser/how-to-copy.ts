/** How a visitor copies what is selected, on a phone without a keyboard, a Mac or another device: the words after “so”. */
export function howToCopy(): string {
  if (matchMedia('(pointer: coarse)').matches) return 'press and hold it, then choose Copy';
  return /Mac/.test(navigator.platform) ? 'press ⌘ C' : 'press Ctrl C';
}
