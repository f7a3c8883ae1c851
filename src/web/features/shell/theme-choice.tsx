import { useEffect, useState } from 'react';
import type { ThemeChoice as Choice } from '#ui/theme-switch.tsx';
import { ThemeSwitch } from '#ui/theme-switch.tsx';

const key = 'theme';

/** Runs before the first paint, so that a remembered theme never flashes. Its hash stands in the page's policy. */
export const themeScript = `try{const t=localStorage.getItem('${key}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

/** The footer's switch between the device's theme, light and dark; the choice is remembered in this browser. */
export function ThemeChoice() {
  const [choice, setChoice] = useState<Choice>();

  // Only the browser knows the choice, and without a script there is nothing to switch.
  useEffect(() => setChoice((document.documentElement.dataset.theme as Choice | undefined) ?? 'device'), []);
  if (!choice) return null;

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
