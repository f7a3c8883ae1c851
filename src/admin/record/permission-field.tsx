import { FieldError, wiringOf } from '#ui/field.tsx';

interface PermissionFieldProps {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  /** 'fine', 'never' or 'only …'; '' while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
}

const choices = [
  { value: '', label: 'Choose' },
  { value: 'fine', label: 'Fine' },
  { value: 'only', label: 'Only …' },
  { value: 'never', label: 'Never' },
];

/** Whether one kind of information may be entered; a condition follows 'only'. */
export function PermissionField({ id, label, hint, error, value, onChange }: PermissionFieldProps) {
  const isOnly = value.startsWith('only');
  const chosen = isOnly ? 'only' : value;
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
          <select {...wiring} value={chosen} onChange={(event) => onChange(event.target.value)}>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        </span>
        {isOnly && (
          <input
            type="text"
            className="input"
            aria-label={`${label}: only when?`}
            aria-invalid={wiring['aria-invalid']}
            aria-describedby={wiring['aria-describedby']}
            placeholder="on the Team plan, without names"
            value={value.replace(/^only ?/, '')}
            onChange={(event) => onChange(`only ${event.target.value}`)}
          />
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
