import { useState } from 'react';
import { applyTheme, shownTheme } from '#ui/theme.ts';
import { ThemeSwitch } from '#ui/theme-switch.tsx';

/** The device's theme, light or dark; index.html sets the remembered one before the first paint. */
export function ThemeChoice() {
  const [choice, setChoice] = useState(shownTheme);
  const choose = (chosen: typeof choice) => {
    setChoice(chosen);
    applyTheme(chosen);
  };
  return <ThemeSwitch value={choice} onChange={choose} />;
}
