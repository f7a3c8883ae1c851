import type { z } from 'zod';
import type { Question } from '../questions/question-schema.ts';
import { questionSchema } from '../questions/question-schema.ts';
import type { Contact } from '../submissions/contact-schema.ts';
import { contactSchema } from '../submissions/contact-schema.ts';
import type { FormName } from '../submissions/form-entries.ts';
import { suggestionLists } from '../submissions/suggestion-fields.ts';
import type { Suggestion } from '../submissions/suggestion-schema.ts';
import { suggestionFields, suggestionSchema } from '../submissions/suggestion-schema.ts';
import type { InboxKindName } from './inbox-status.ts';

/** What a visitor sends of each kind, as the schema of its form gives it. */
export interface Given {
  submissions: Suggestion;
  contacts: Contact;
  questions: Question;
}

/** … as it is stored: where its sender hears, and whether they want news, may change and stand beside it. */
export interface Sent {
  submissions: Omit<Suggestion, 'submitterEmail'>;
  contacts: Omit<Contact, 'email' | 'newsletter'>;
  questions: Omit<Question, 'email'>;
}

/** What one kind of what visitors send has of its own; the rest is the same for all (docs/decisions/0108). */
interface InboxKind<Kind extends InboxKindName> {
  /** Its form, and the mail that tells staff of it. */
  form: Exclude<FormName, 'terms-watch'>;
  /** 'suggestion' */
  noun: string;
  schema: z.ZodType<Given[Kind]>;
  /** What is stored of what was sent; all of it leaves for staff, with null in the place of what was left out. */
  fields: readonly (keyof Sent[Kind])[];
  /** Those that are lists, which are empty in its place. */
  lists?: readonly (keyof Sent[Kind])[];
  /** The field that says where its sender hears. */
  email: keyof Given[Kind];
  /** The one that says who the sender is. */
  sender?: keyof Sent[Kind];
  /** The first letter of what its sender can quote. */
  reference?: 'S' | 'Q';
  /** Fields in which staff search words, where they search at all; also where its sender hears, and its reference. */
  searched?: readonly (keyof Sent[Kind])[];
  /** The columns of its CSV: names of what staff are answered, and of its row in the database. */
  columns: readonly string[];
}

const without = <Name extends string, Out extends Name>(names: readonly Name[], ...out: Out[]) =>
  names.filter((name): name is Exclude<Name, Out> => !out.some((other) => other === name));

const namesOf = <Shape extends object>(shape: Shape) => Object.keys(shape) as (keyof Shape & string)[];

export const inboxKinds: { [Kind in InboxKindName]: InboxKind<Kind> } = {
  submissions: {
    ...{ form: 'submission', noun: 'suggestion', schema: suggestionSchema, reference: 'S' },
    ...{ email: 'submitterEmail', sender: 'submitterName' },
    fields: without(suggestionFields, 'submitterEmail'),
    lists: suggestionLists,
    searched: ['title', 'submitterName', 'ministryName'],
    columns: [
      ...['reference', 'type', 'title', 'description', 'category', 'website', 'pricing', 'difficulty', 'timeEstimate'],
      ...['features', 'steps', 'bestPractices', 'submitterName', 'submitterEmail', 'ministryName', 'worksForTool'],
      ...['status', 'adminNotes', 'createdAt', 'reviewedAt', 'id'],
    ],
  },
  contacts: {
    ...{ form: 'contact', noun: 'message', schema: contactSchema },
    ...{ email: 'email', sender: 'name' },
    fields: without(namesOf(contactSchema.shape), 'email', 'newsletter'),
    columns: [
      ...['name', 'email', 'organization', 'subject', 'message', 'newsletter', 'interestCategory'],
      ...['status', 'createdAt', 'id'],
    ],
  },
  questions: {
    ...{ form: 'question', noun: 'question', schema: questionSchema, reference: 'Q' },
    email: 'email',
    fields: without(namesOf(questionSchema.shape), 'email'),
    columns: [...['question', 'category', 'votes', 'status', 'email', 'reference', 'answer', 'createdAt', 'decidedAt', 'id']],
  },
};

/** What was sent as staff read it: null, or an empty list, in the place of what was left out. */
export type Told<Fields> = {
  [Field in keyof Fields]-?: undefined extends Fields[Field]
    ? NonNullable<Fields[Field]> | (NonNullable<Fields[Field]> extends readonly unknown[] ? never : null)
    : Fields[Field];
};

/** Fills in what a visitor left out, and leaves out what no form asks for. */
export function tell<Kind extends InboxKindName>(kind: Kind, sent: Sent[Kind]): Told<Sent[Kind]> {
  const { fields, lists = [] }: InboxKind<Kind> = inboxKinds[kind];
  return Object.fromEntries(fields.map((name) => [name, sent[name] ?? (lists.includes(name) ? [] : null)])) as Told<Sent[Kind]>;
}
