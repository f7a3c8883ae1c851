import { store } from './storage.ts';

/** As the device has it, or as the visitor wants it. */
export type ThemeChoice = 'device' | 'light' | 'dark';

/** Under which the browser remembers the theme, for the public site and the staff desk alike. */
export const themeKey = 'theme';

/** Shows the chosen theme and remembers it. */
export function applyTheme(choice: ThemeChoice): void {
  if (choice === 'device') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  store('device', themeKey, choice === 'device' ? null : choice);
}

/** The theme that the page was opened with. */
export const shownTheme = (): ThemeChoice => (document.documentElement.dataset.theme as ThemeChoice | undefined) ?? 'device';
