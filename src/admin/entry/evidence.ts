import { deskAddresses } from '#domain/desk-addresses.ts';
import type { FieldSpec } from '#domain/records/form.ts';
import { evidenceDraftName } from '#domain/staff/record-kinds.ts';
import { factAnswers } from '#domain/trust/fact-answers.ts';
import type { Fact } from '#domain/trust/fact-schema.ts';
import { factSchema, termsChangeSchema } from '#domain/trust/fact-schema.ts';
import { factTopics } from '#domain/trust/fact-topics.ts';
import { entryKind } from './entry-kind.ts';

/** Returns the topic of a fact and its plans: 'How long kept? · all plans'. */
export const titleOfFact = ({ about, plan }: Fact): string =>
  `${factTopics.find((topic) => topic.about === about)?.label ?? about} · ${plan}`;

/** Shared part of both kinds of evidence of one tool: they are on one screen, and stored without confirming. */
const ofTool = (tool: string, folder: 'facts' | 'changes') => ({
  nameField: 'id' as const,
  api: `/api/staff/tools/${encodeURIComponent(tool)}/${folder}`,
  draftOf: (name = '') => ({
    kind: folder === 'facts' ? ('facts' as const) : ('terms-changes' as const),
    name: evidenceDraftName(tool, name),
  }),
  deskAddress: () => deskAddresses.toolEvidence(tool),
  historyAddress: (name: string, search = {}) => deskAddresses.evidenceHistory(tool, folder, name, search),
});

const idField = {
  path: 'id',
  label: 'Short name',
  kind: 'line',
  hint: 'In lower case with hyphens, such as training-business. You can’t change it later.',
} as const;

const whereItStands = [
  { path: 'quote', label: 'Quotation', kind: 'text', hint: 'Word for word, at most 25 words, in the language of the document.' },
  { path: 'document', label: 'Document', kind: 'line', hint: 'Its title, such as Privacy Policy.' },
  { path: 'source', label: 'Address of the document', kind: 'line', hint: 'With https:// in front.' },
  { path: 'by', label: 'Who says it', kind: 'choice' },
] as const;
const readingFields = [
  { path: 'read', label: 'Read on', kind: 'checked date', todayLabel: 'Read today' },
  {
    path: 'compared',
    label: 'Compared by',
    kind: 'choice',
    hint: 'Who held the words against the document. Leave it empty where you don’t know.',
  },
  {
    path: 'copied',
    label: 'Day of the copy',
    kind: 'checked date',
    todayLabel: 'Copied today',
    hint: 'The same day where you read the company’s own page. Leave it empty where a stored copy has none: it then opens nothing.',
  },
] as const;

/** Returns the field for the answer; none if the topic takes no answer. */
function answerField(about: unknown): FieldSpec<'answer'>[] {
  const topic = factTopics.find((one) => one.about === about);
  const answers = topic && factAnswers[topic.about];
  if (!answers) return [];
  return answers === 'years'
    ? [{ path: 'answer', label: 'Years', kind: 'line', hint: 'A number from 1 to 21.' }]
    : [{ path: 'answer', label: 'Answer', kind: 'choice', options: answers, isWanted: true }];
}

/** Kind of the facts of a tool. The possible answers depend on the topic. */
export const factKind = (tool: string) =>
  entryKind({
    ...ofTool(tool, 'facts'),
    noun: 'fact',
    holds: 'fact',
    schema: factSchema,
    tightensCard: true,
    titleOf: titleOfFact,
    first: (today) => ({ plan: 'all plans', by: 'maker', confidence: 'high', read: today, copied: today, compared: 'a person' }),
    follows: (before, next) => (next.about === before.about ? next : { ...next, answer: undefined }),
    groups: ({ about }) => [
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
          {
            path: 'region',
            label: 'Region',
            kind: 'line',
            hint: 'Where the words themselves limit it to one, such as United States.',
          },
        ],
      },
      {
        title: 'Where it says so',
        fields: [
          ...whereItStands,
          {
            path: 'edition',
            label: 'Edition',
            kind: 'line',
            hint: 'Which one was read, where the company writes several, such as European.',
          },
          {
            path: 'dated',
            label: 'Date of the document',
            kind: 'line',
            hint: 'Such as 2026-08-17. Leave it empty where there’s none.',
          },
          { path: 'confidence', label: 'How sure are you?', kind: 'choice', hint: 'Low never makes a verdict looser.' },
          ...readingFields,
          {
            path: 'mustBeReadBy',
            label: 'Read again by',
            kind: 'checked date',
            hint: 'Where it names a day to come. Once that day is over it opens nothing until someone reads it again.',
          },
        ],
      },
    ],
  });

/** Kind of the changes of terms of a tool's maker. */
export const changeKind = (tool: string) =>
  entryKind({
    ...ofTool(tool, 'changes'),
    noun: 'change',
    holds: 'change',
    schema: termsChangeSchema,
    titleOf: ({ title }) => title,
    first: (today) => ({ by: 'maker', date: today, read: today, copied: today, compared: 'a person' }),
    groups: [
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
            hint: 'We’ll ask you to check facts on these that were read before.',
          },
        ],
      },
      { title: 'Where it says so', fields: [...whereItStands, ...readingFields] },
    ],
  });
