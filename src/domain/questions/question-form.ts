import type { FormEntries } from '../submissions/form-entries.ts';
import { entriesReader } from '../submissions/form-entries.ts';

/** The values of the question form's fields: text as it was typed, valid or not. */
export interface QuestionValues {
  question: string;
  category: string;
  email: string;
}

/** Reads the form's fields, from a browser's FormData and from a plain POST alike. Unknown fields are left out. */
export function readQuestionForm(entries: FormEntries): QuestionValues {
  const { one } = entriesReader(entries);
  return { question: one('question'), category: one('category'), email: one('email') };
}

/** The form before anything is typed. */
export const emptyQuestion = readQuestionForm([]);

/** The immediate answer to the asker. */
export const questionReceived = 'We have your question, and we read every one before it appears here.';
