import type { ThemeChoice } from '#browser/theme.ts';
import { applyTheme, followTheme, shownTheme } from '#browser/theme.ts';
import { themeSwitchId } from './theme-script.ts';

/** The footer's switch between the device's theme, light and dark; the choice is remembered in this browser. */
export function switchThemes(): void {
  const place = document.getElementById(themeSwitchId);
  if (!place) return;
  const buttons = [...place.querySelectorAll('button')];
  const show = (theme: string) => {
    for (const button of buttons) button.ariaPressed = String(button.value === theme);
  };
  for (const button of buttons) button.addEventListener('click', () => applyTheme(button.value as ThemeChoice));
  show(shownTheme());
  followTheme(show);
}
