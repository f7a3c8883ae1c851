import type { z } from 'zod';
import type { FieldBounds, FieldGroup, FieldSpec } from '#admin/record/field-spec.ts';
import { boundsOf } from '#admin/record/field-spec.ts';
import type { RecordValues } from '#admin/record/record-values.ts';
import { factAnswers } from '#domain/trust/fact-answers.ts';
import type { Fact, TermsChange } from '#domain/trust/fact-schema.ts';
import { factSchema, termsChangeSchema } from '#domain/trust/fact-schema.ts';
import { factTopics } from '#domain/trust/fact-topics.ts';

/** How the form of a fact differs from that of a change of terms. */
export interface EvidenceKind<Entry extends Fact | TermsChange> {
  /** Also where the body and the answer of the API hold it. */
  noun: 'fact' | 'change';
  /** The last part of its address in the API. */
  folder: 'facts' | 'changes';
  schema: z.ZodType<Entry>;
  bounds: ReadonlyMap<string, FieldBounds>;
  /** Its fields; which answers a fact may have depends on what it is about. */
  groupsOf: (values: RecordValues) => FieldGroup[];
}

const idField: FieldSpec = {
  path: 'id',
  label: 'Short name',
  kind: 'line',
  hint: 'In lower case with hyphens, such as training-business. It cannot change later.',
};

const whereItStands: FieldSpec[] = [
  { path: 'quote', label: 'Quotation', kind: 'text', hint: 'Word for word, at most 25 words, in the language of the document.' },
  { path: 'document', label: 'Document', kind: 'line', hint: 'Its title, such as Privacy Policy.' },
  { path: 'source', label: 'Address of the document', kind: 'line', hint: 'With https:// in front.' },
  { path: 'by', label: 'Who says it', kind: 'choice' },
];
const whenRead: FieldSpec[] = [
  { path: 'read', label: 'Read on', kind: 'checked date' },
  {
    path: 'copied',
    label: 'Day of the copy',
    kind: 'checked date',
    hint: 'The same day where you read the company’s own page. Empty where a stored copy bears none: it then opens nothing.',
  },
];

/** The field for the answer, or none where the topic takes no answer. */
function answerField(about: unknown): FieldSpec[] {
  const topic = factTopics.find((one) => one.about === about);
  const answers = topic && factAnswers[topic.about];
  if (!answers) return [];
  return answers === 'years'
    ? [{ path: 'answer', label: 'Years', kind: 'line', hint: 'A number from 1 to 21.' }]
    : [{ path: 'answer', label: 'Answer', kind: 'choice', options: answers, isWanted: true }];
}

export const factKind: EvidenceKind<Fact> = {
  noun: 'fact',
  folder: 'facts',
  schema: factSchema,
  bounds: boundsOf(factSchema),
  groupsOf: ({ about }) => [
    {
      title: 'What is said',
      fields: [
        idField,
        { path: 'about', label: 'About', kind: 'choice' },
        {
          path: 'plan',
          label: 'Plans',
          kind: 'line',
          hint: 'For which it is true, in the same words within one tool. “all plans” holds for each.',
        },
        ...answerField(about),
        { path: 'says', label: 'In one plain sentence', kind: 'text' },
        { path: 'region', label: 'Region', kind: 'line', hint: 'Where it holds only there, such as Europe.' },
      ],
    },
    {
      title: 'Where it stands',
      fields: [
        ...whereItStands,
        { path: 'dated', label: 'Date of the document', kind: 'line', hint: 'Such as 2026-08-17. Empty where it bears none.' },
        { path: 'confidence', label: 'How sure are you?', kind: 'choice', hint: 'What is low loosens no verdict.' },
        ...whenRead,
      ],
    },
  ],
};

export const changeKind: EvidenceKind<TermsChange> = {
  noun: 'change',
  folder: 'changes',
  schema: termsChangeSchema,
  bounds: boundsOf(termsChangeSchema),
  groupsOf: () => [
    {
      title: 'The change',
      fields: [
        idField,
        { path: 'date', label: 'From when', kind: 'line', hint: 'Such as 2026-10-01.' },
        {
          path: 'title',
          label: 'In a few words',
          kind: 'line',
          hint: 'They follow the tool’s name: “keeps chats for five years”.',
        },
        { path: 'what', label: 'What changed', kind: 'text' },
        { path: 'who', label: 'Who is affected', kind: 'line' },
        {
          path: 'advice',
          label: 'What a church does',
          kind: 'text',
          hint: 'Begins with a verb. “Nothing to do.” where that is so.',
        },
        {
          path: 'touches',
          label: 'What it touches',
          kind: 'choices',
          options: factTopics.map(({ about }) => about),
          hint: 'Facts on these that were read before are checked again.',
        },
      ],
    },
    { title: 'Where it stands', fields: [...whereItStands, ...whenRead] },
  ],
};
