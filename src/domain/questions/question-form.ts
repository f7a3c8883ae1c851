import type { FormEntries } from '../submissions/form-entries.ts';
import { entriesReader } from '../submissions/form-entries.ts';

/** Values of the question form's fields: text as it was typed, valid or not. */
export interface QuestionValues {
  question: string;
  category: string;
  email: string;
}

/** Parses the form's fields, from a browser's FormData or a plain POST. Unknown fields are left out. */
export function readQuestionForm(entries: FormEntries): QuestionValues {
  const { one } = entriesReader(entries);
  return { question: one('question'), category: one('category'), email: one('email') };
}

/** Values before anything is typed. */
export const emptyQuestion = readQuestionForm([]);

/** Confirmation for the asker. */
export const questionReceived = 'We have your question, and we read every one before it appears here.';
