import { deviceStore } from './device-store.ts';

/** The device's theme, or the visitor's choice. */
export type ThemeChoice = 'device' | 'light' | 'dark';

/** Key of the remembered theme, for the public site and the staff desk alike. */
export const themeKey = 'theme';

const themeStore = deviceStore<ThemeChoice>(themeKey, {
  read: (text) => (text === 'light' || text === 'dark' ? text : 'device'),
  write: (choice) => (choice === 'device' ? null : choice),
});

/** Remembers the selected theme; `followTheme` shows it. @returns true if the browser stores it */
export const applyTheme = (choice: ThemeChoice): boolean => themeStore.change(() => choice);

/** Shows each theme that is selected from now on, in this tab or another. @returns an unsubscribe function */
export function followTheme(onChange: (choice: ThemeChoice) => void): () => void {
  return themeStore.subscribe(() => {
    const choice = themeStore.read().value;
    if (choice === 'device') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = choice;
    onChange(choice);
  });
}

/** Theme that the page shows now. */
export const shownTheme = (): ThemeChoice => (document.documentElement.dataset.theme as ThemeChoice | undefined) ?? 'device';
