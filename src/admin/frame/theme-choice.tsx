import { useState } from 'react';
import type { ThemeChoice as Choice } from '#ui/theme-switch.tsx';
import { ThemeSwitch } from '#ui/theme-switch.tsx';

// The public site remembers its theme under the same name; index.html sets it before the first paint.
const key = 'theme';

/** The device's theme, light or dark; remembered in this browser. */
export function ThemeChoice() {
  const [choice, setChoice] = useState<Choice>(() => (document.documentElement.dataset.theme as Choice | undefined) ?? 'device');
  const choose = (chosen: Choice) => {
    setChoice(chosen);
    if (chosen === 'device') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen;
    try {
      if (chosen === 'device') localStorage.removeItem(key);
      else localStorage.setItem(key, chosen);
    } catch (error) {
      console.warn('The theme could not be remembered.', error);
    }
  };
  return <ThemeSwitch value={choice} onChange={choose} />;
}
