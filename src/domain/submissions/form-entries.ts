/** Fields of a form with their names, in its order, as FormData lists them. */
export type FormEntries = [name: string, value: string][];

/** The forms that visitors send. */
export const formNames = ['submission', 'contact', 'question', 'terms-watch'] as const;
export type FormName = (typeof formNames)[number];

/** Additional fields of each form: our means against robots, and the pressed button. */
export interface FormExtras {
  token: string;
  /** The field that people do not see and leave empty. */
  trap: string;
}

/** The names of the additional fields. The trap's name is plausible, but nothing that a browser fills in by itself. */
export const extraNames = { token: 'formToken', trap: 'homepage' } as const;

/** Reads fields by name; a field that is sent twice counts once, except for lists. */
export function entriesReader(entries: FormEntries) {
  const byName = new Map<string, string[]>();
  for (const [name, value] of entries) {
    const values = byName.get(name);
    if (values) values.push(value);
    else byName.set(name, [value]);
  }
  const all = (name: string) => byName.get(name) ?? [];
  return { one: (name: string) => all(name)[0] ?? '', all };
}

/** The text fields of FormData or URLSearchParams. */
export const textEntries = (fields: Iterable<[string, unknown]>): FormEntries =>
  [...fields].flatMap(([name, value]): FormEntries => (typeof value === 'string' ? [[name, value]] : []));

export const readExtras = (entries: FormEntries): FormExtras => {
  const { one } = entriesReader(entries);
  return { token: one(extraNames.token), trap: one(extraNames.trap) };
};
