/** Fields of a form with their names, in its order, as FormData lists them. */
export type FormEntries = [name: string, value: string][];

/** Forms that visitors send. */
export const formNames = ['submission', 'contact', 'question', 'terms-watch'] as const;
export type FormName = (typeof formNames)[number];

/** Additional fields of each form, against robots: a signed token and a trap. */
export interface FormExtras {
  token: string;
  /** Value of a field that people do not see and leave empty. */
  trap: string;
}

/** Names of the additional fields. The trap's name is plausible, but nothing that a browser fills in by itself. */
export const extraNames = { token: 'formToken', trap: 'homepage' } as const;

/** Returns readers of fields by name: `one` for a single field, even if it was sent twice, `all` for a list. */
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

/** Lists the text fields of FormData or URLSearchParams. */
export const textEntries = (fields: Iterable<[string, unknown]>): FormEntries =>
  [...fields].flatMap(([name, value]): FormEntries => (typeof value === 'string' ? [[name, value]] : []));

export const readExtras = (entries: FormEntries): FormExtras => {
  const { one } = entriesReader(entries);
  return { token: one(extraNames.token), trap: one(extraNames.trap) };
};
