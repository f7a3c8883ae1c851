import type { ThemeChoice } from '#browser/theme.ts';
import { Icon } from './icon.tsx';

interface ThemeSwitchProps {
  /** Current choice; undefined until a script has read it, and the switch is hidden until then. */
  value?: ThemeChoice;
  /**
   * Handler of a switch that the browser renders; the public site's, which only the server renders, has a listener
   * instead.
   */
  onChange?: (choice: ThemeChoice) => void;
}

const choices = [
  { value: 'device', label: 'Match my device', icon: 'monitor' },
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
] as const;

/** Theme switch of the site's footer and of the desk. browser/theme.ts remembers the choice and sets data-theme on <html>. */
export function ThemeSwitch({ value, onChange }: ThemeSwitchProps) {
  return (
    <fieldset className="theme-switch">
      <legend className="visually-hidden">Color theme</legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          value={choice.value}
          aria-pressed={value === choice.value}
          onClick={() => onChange?.(choice.value)}
        >
          <Icon name={choice.icon} className="icon-small" />
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
