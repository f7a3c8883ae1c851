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

/** Input of each kind, as the schema of its form returns it. */
export interface Given {
  submissions: Suggestion;
  contacts: Contact;
  questions: Question;
}

/** Stored content. The sender's address and consent to news are separate columns, because they may change. */
export interface Sent {
  submissions: Omit<Suggestion, 'submitterEmail'>;
  contacts: Omit<Contact, 'email' | 'newsletter'>;
  questions: Omit<Question, 'email'>;
}

/** Properties of one kind of submissions; the rest is the same for all (docs/decisions/0108). */
interface InboxKind<Kind extends InboxKindName> {
  /** Name of its form, and of the mail that notifies staff. */
  form: Exclude<FormName, 'terms-watch'>;
  /** Noun such as 'suggestion'. */
  noun: string;
  schema: z.ZodType<Given[Kind]>;
  /** Stored fields; all of them are sent to staff, with null for absent ones. */
  fields: readonly (keyof Sent[Kind])[];
  /** Fields that are lists, empty when absent. */
  lists?: readonly (keyof Sent[Kind])[];
  /** Field with the sender's mail address. */
  email: keyof Given[Kind];
  /** Field with the sender's name. */
  sender?: keyof Sent[Kind];
  /** First letter of the sender's reference. */
  reference?: 'S' | 'Q';
  /** Fields that the desk's search covers, as well as the sender's address and the reference; absent without a search. */
  searched?: readonly (keyof Sent[Kind])[];
  /** Columns of its CSV: fields of the staff API's answer, and of its database row. */
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

/** Content as staff read it: null, or an empty list, for absent fields. */
export type Told<Fields> = {
  [Field in keyof Fields]-?: undefined extends Fields[Field]
    ? NonNullable<Fields[Field]> | (NonNullable<Fields[Field]> extends readonly unknown[] ? never : null)
    : Fields[Field];
};

/** Fills in absent fields, and drops those that no form asks for. */
export function tell<Kind extends InboxKindName>(kind: Kind, values: Sent[Kind]): Told<Sent[Kind]> {
  const { fields, lists = [] }: InboxKind<Kind> = inboxKinds[kind];
  return Object.fromEntries(fields.map((name) => [name, values[name] ?? (lists.includes(name) ? [] : null)])) as Told<Sent[Kind]>;
}
