import { searchKeyName } from './search-key.ts';

/** Switches '/' on or off; a store that is full or forbidden is only logged. */
export function switchSlash(on: boolean): void {
  try {
    if (on) localStorage.removeItem(searchKeyName);
    else localStorage.setItem(searchKeyName, 'off');
  } catch (error) {
    console.warn('The search key could not be remembered.', error);
  }
}
