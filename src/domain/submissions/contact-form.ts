import type { FormEntries } from './form-entries.ts';
import { entriesReader } from './form-entries.ts';

/** Values of the contact form's fields: text as it was typed, valid or not. */
export interface ContactValues {
  name: string;
  email: string;
  organization: string;
  subject: string;
  message: string;
  newsletter: boolean;
}

/** Parses the form's fields, from a browser's FormData or a plain POST. Unknown fields are left out. */
export function readContactForm(entries: FormEntries): ContactValues {
  const { one } = entriesReader(entries);
  return {
    name: one('name'),
    email: one('email'),
    organization: one('organization'),
    subject: one('subject'),
    message: one('message'),
    newsletter: one('newsletter') !== '',
  };
}

/** Values before anything is typed. */
export const emptyContact = readContactForm([]);
