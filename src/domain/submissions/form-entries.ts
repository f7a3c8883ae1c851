/** Fields of a form with their names, in its order, as FormData lists them. */
export type FormEntries = [name: string, value: string][];

/** The forms that visitors send. */
export const formNames = ['submission', 'contact', 'question', 'terms-watch'] as const;
export type FormName = (typeof formNames)[number];

/** What stands beside a form's own fields: our means against robots, and which button was pressed. */
export interface FormExtras {
  token: string;
  /** The field that people do not see and leave empty. */
  trap: string;
}

/** The names of the fields beside a form's own. The trap is believable, and nothing that a browser fills in by itself. */
export const extraNames = { token: 'formToken', trap: 'homepage' } as const;

/** Reads fields by name; a field that is sent twice counts once, but for lists. */
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

/** The fields of FormData or URLSearchParams that hold text. */
export const textEntries = (fields: Iterable<[string, unknown]>): FormEntries =>
  [...fields].flatMap(([name, value]): FormEntries => (typeof value === 'string' ? [[name, value]] : []));

export const readExtras = (entries: FormEntries): FormExtras => {
  const { one } = entriesReader(entries);
  return { token: one(extraNames.token), trap: one(extraNames.trap) };
};
