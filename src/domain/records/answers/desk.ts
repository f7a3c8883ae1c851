import type { Answer } from '../../answers/answer-schema.ts';
import { groundSchema } from '../../answers/answer-schema.ts';
import { blankAnswer } from '../../staff/incomplete-record.ts';
import type { RowPart } from '../form.ts';
import { deskForm } from '../form.ts';

const partsOfGround: readonly RowPart[] = [
  { name: 'shows', label: 'What it shows', hint: 'A few words.' },
  { name: 'quote', label: 'The words themselves', hint: 'At most 25, to the letter.' },
  { name: 'publisher', label: 'Who says it' },
  { name: 'who', label: 'What they are or sell', hint: 'A law firm, not a court. Optional.' },
  { name: 'source', label: 'Address', hint: 'It begins with https://.' },
  { name: 'dated', label: 'Its own date', hint: 'Optional.' },
  { name: 'read', label: 'Read on', hint: 'Such as 2026-11-22.' },
  { name: 'of', label: 'What kind of source it is', options: groundSchema.shape.of.options },
];

/** Form of an answer, with every field of its schema; a test checks that none is missing. */
export const answerForm = deskForm<Answer>({
  listed: 'Answers',
  columns: { title: 'Question', checked: 'Written' },
  titleOf: ({ question }) => question,
  factsOf: ({ topic }) => topic,
  preview: { address: () => '/api/staff/answers/preview', blank: blankAnswer },
  groups: [
    {
      title: 'Question and answer',
      fields: [
        {
          path: 'question',
          label: 'Question',
          kind: 'line',
          hint: 'At most 140 characters, with a question mark. Don’t name anyone.',
        },
        {
          path: 'slug',
          label: 'Address',
          kind: 'line',
          hint: 'The end of /answers/… in lower case with hyphens. You can’t change it later.',
        },
        { path: 'topic', label: 'Topic', kind: 'choice' },
        {
          path: 'about',
          label: 'Which tools it’s about',
          kind: 'choice',
          hint: 'By what they’re made for. A comparison of such tools leads here. Optional.',
        },
        { path: 'lead', label: 'In one sentence', kind: 'text', hint: 'Yes, no, or the heart of it.' },
        { path: 'answer', label: 'Answer', kind: 'section', hint: 'At most 120 words, in Markdown.' },
        { path: 'detail', label: 'More detail', kind: 'section', hint: 'For whoever wants more, in Markdown. Optional.' },
        { path: 'jurisdiction', label: 'Where it holds', kind: 'line', hint: 'United States, where that matters.' },
      ],
    },
    {
      title: 'Sources',
      fields: [
        { path: 'grounds', label: 'Sources', kind: 'parts', itemName: 'Source', parts: partsOfGround },
        {
          path: 'duties',
          label: 'Duties of law',
          kind: 'duties',
          itemName: 'Duty',
          hint: 'Each chosen by its country and what it is about.',
        },
        { path: 'legal', label: 'It’s about law, and says that it isn’t legal advice', kind: 'flag' },
        { path: 'notFound', label: 'What we didn’t find', kind: 'text' },
      ],
    },
    {
      title: 'Finding it, and its state',
      fields: [
        {
          path: 'asked',
          label: 'How people ask it',
          kind: 'list',
          itemName: 'Question',
          hint: 'Other words for the question, as people type them into a search.',
        },
        {
          path: 'related',
          label: 'Read next',
          kind: 'list',
          itemName: 'Page',
          hint: 'Addresses of pages of the hub, such as /tools/canva.',
        },
        { path: 'written', label: 'Written', kind: 'checked date', todayLabel: 'Written today' },
        {
          path: 'status',
          label: 'Status',
          kind: 'choice',
          // Status 'hidden' is left out: taking down requires a reason, and has a separate button.
          options: ['active'],
        },
      ],
    },
  ],
});
