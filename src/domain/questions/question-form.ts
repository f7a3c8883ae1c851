import type { FormEntries } from '../submissions/form-entries.ts';
import { entriesReader } from '../submissions/form-entries.ts';

/** What the form of a question shows in its fields: text as it was typed, whether or not it is right. */
export interface QuestionValues {
  question: string;
  category: string;
  email: string;
}

/** Reads the form's fields, from a browser's FormData and from a plain POST alike. Anything unknown is left out. */
export function readQuestionForm(entries: FormEntries): QuestionValues {
  const { one } = entriesReader(entries);
  return { question: one('question'), category: one('category'), email: one('email') };
}

/** The form before anything is typed. */
export const emptyQuestion = readQuestionForm([]);

/** What whoever asked is told at once. */
export const questionReceived = 'We have your question, and we read every one before it appears here.';
