import { useEffect, useEffectEvent, useState } from 'react';
import type { ChurchNames } from '#domain/church/blanks.ts';
import { TextField } from '#ui/field.tsx';
import { changeChurch, useChurch } from './church-on-device.ts';

/** Longest name that a sheet has room for, in characters. */
const longest = { name: 80, contact: 120 };

/** Two fields that fill in a church's papers. They are stored on blur, and sent to nobody. */
export function NamesForm() {
  const device = useChurch();
  /** Typed values that are not stored yet. */
  const [draft, setDraft] = useState<ChurchNames>({});
  const keep = () => {
    if (Object.keys(draft).length === 0) return;
    const entries = Object.entries(draft).map(([field, text]) => [field, text.trim() || undefined]);
    changeChurch((church) => ({ ...church, ...Object.fromEntries(entries) }));
    setDraft({});
  };
  const keepTheRest = useEffectEvent(keep);
  useEffect(() => {
    const onLeave = () => keepTheRest();
    addEventListener('pagehide', onLeave);
    return () => removeEventListener('pagehide', onLeave);
  }, []);
  if (!device) return null;
  const wiring = (field: keyof ChurchNames) => ({
    name: field,
    maxLength: longest[field],
    value: draft[field] ?? device.church[field] ?? '',
    onChange: ({ target }: { target: HTMLInputElement }) => setDraft({ ...draft, [field]: target.value }),
    onBlur: keep,
  });
  return (
    <form
      className="on-device box not-printed"
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <h2 className="h3">Your church’s name, only on this device</h2>
      <p>It stands on your papers, in print and in Word. It isn’t sent to us.</p>
      <TextField label="Name" autoComplete="organization" {...wiring('name')} />
      <TextField
        label="Whom people can ask"
        hint="A role with a phone number or the office’s email, for the page that you publish."
        autoComplete="off"
        {...wiring('contact')}
      />
    </form>
  );
}
