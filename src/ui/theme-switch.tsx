import { Icon } from './icon.tsx';

export type ThemeChoice = 'device' | 'light' | 'dark';

interface ThemeSwitchProps {
  value: ThemeChoice;
  onChange: (choice: ThemeChoice) => void;
}

const choices = [
  { value: 'device', label: 'As the device', icon: 'monitor' },
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
] as const;

/** For the footer's slot. The page remembers the choice and sets data-theme on <html>. */
export function ThemeSwitch({ value, onChange }: ThemeSwitchProps) {
  return (
    <fieldset className="theme-switch" aria-label="Color theme">
      {choices.map((choice) => (
        <button key={choice.value} type="button" aria-pressed={value === choice.value} onClick={() => onChange(choice.value)}>
          <Icon name={choice.icon} className="icon-small" />
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
