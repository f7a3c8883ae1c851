import type { Permission } from '#domain/trust/data-policy-schema.ts';
import { FieldError, wiringOf } from '#ui/field.tsx';

interface PermissionFieldProps {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  /** Nothing while nothing is chosen. */
  value: Permission | undefined;
  onChange: (value: Permission | '') => void;
}

const choices: { value: string; label: string }[] = [
  { value: '', label: 'Choose' },
  { value: 'fine', label: 'Fine' },
  { value: 'only', label: 'Only if …' },
  { value: 'never', label: 'Never' },
  { value: 'does not arise', label: 'Does not arise' },
];

/** Whether one kind of information may be entered; a condition follows 'only if'. The reason of another verdict goes with it. */
export function PermissionField({ id, label, hint, error, value, onChange }: PermissionFieldProps) {
  const { verdict, ...details } = typeof value === 'object' ? value : { verdict: value ?? '' };
  const choose = (chosen: string) => onChange(chosen === 'only' ? { verdict: 'only', if: '' } : (chosen as Permission | ''));
  const wiring = wiringOf(id, hint, error);
  return (
    <div className="field" data-error={error ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="permission">
        <span className="select">
          <select {...wiring} value={verdict} onChange={(event) => choose(event.target.value)}>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        </span>
        {verdict === 'only' && (
          <input
            type="text"
            className="input"
            aria-label={`${label}: only if?`}
            aria-invalid={wiring['aria-invalid']}
            aria-describedby={wiring['aria-describedby']}
            placeholder="names are left out"
            value={('if' in details && details.if) || ''}
            onChange={(event) => onChange({ ...details, verdict: 'only', if: event.target.value })}
          />
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
