/** How a visitor copies what is selected, with a keyboard or on a phone without one: the words after “so”. */
export const howToCopy = (): string =>
  matchMedia('(pointer: coarse)').matches
    ? 'hold it and choose Copy'
    : `press ${/Mac/.test(navigator.platform) ? '⌘' : 'Ctrl'} C`;
