import type { ThemeChoice } from './theme-switch.tsx';

/** Under which the browser remembers the theme, for the public site and the staff desk alike. */
export const themeKey = 'theme';

/** Shows the chosen theme and remembers it; a full or forbidden store is only logged. */
export function applyTheme(choice: ThemeChoice): void {
  if (choice === 'device') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  try {
    if (choice === 'device') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, choice);
  } catch (error) {
    console.warn('The theme could not be remembered.', error);
  }
}

/** The theme that the page was opened with. */
export const shownTheme = (): ThemeChoice => (document.documentElement.dataset.theme as ThemeChoice | undefined) ?? 'device';
