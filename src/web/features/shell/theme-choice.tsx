import { useEffect, useState } from 'react';
import { applyTheme, shownTheme, themeKey } from '#ui/theme.ts';
import type { ThemeChoice as Choice } from '#ui/theme-switch.tsx';
import { ThemeSwitch } from '#ui/theme-switch.tsx';

/** Runs before the first paint, so that a remembered theme never flashes. Its hash stands in the page's policy. */
export const themeScript = `try{const t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

/** The footer's switch between the device's theme, light and dark; the choice is remembered in this browser. */
export function ThemeChoice() {
  const [choice, setChoice] = useState<Choice>();

  // Only the browser knows the choice, and without a script there is nothing to switch.
  useEffect(() => setChoice(shownTheme()), []);
  if (!choice) return null;

  const choose = (chosen: Choice) => {
    setChoice(chosen);
    applyTheme(chosen);
  };
  return <ThemeSwitch value={choice} onChange={choose} />;
}
