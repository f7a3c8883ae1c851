import { deviceStore, switchFormat } from '#browser/device-store.ts';

/** Setting that '/' opens the search: single-key shortcuts must be optional (WCAG 2.2, 2.1.4). Remembered in this browser. */
export const slashStore = deviceStore('search-key', switchFormat);

/** Checks whether a key opens the search: Ctrl+K or ⌘K, and '/' if nobody is typing. */
export function isSearchKey({ key: keyName, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (altKey || document.querySelector('dialog[open]')) return false;
  if (ctrlKey || metaKey) return keyName === 'k';
  return keyName === '/' && !(target as Element).closest('input, textarea, select, [contenteditable]') && slashStore.read().value;
}
