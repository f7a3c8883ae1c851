import type { FieldBounds, FieldGroup } from '#admin/record/field-spec.ts';
import { boundsOf } from '#admin/record/field-spec.ts';
import { titleOfWriting } from '#admin/writing-titles.ts';
import type { DeskTextKind } from '#domain/staff/desk-text-kinds.ts';
import { deskTextSchemas } from '#domain/staff/desk-texts.ts';
import type { WritingKind } from '#domain/writings/writing-kinds.ts';

/** How the forms of the texts beside the catalogue differ. */
export interface TextKind {
  kind: DeskTextKind;
  /** 'notice', 'ready answer' */
  noun: string;
  schema: (typeof deskTextSchemas)[DeskTextKind];
  bounds: ReadonlyMap<string, FieldBounds>;
  groups: readonly FieldGroup[];
  /** What one is called. */
  titleOf: (record: Record<string, unknown>, name: string) => string;
  /** What a new one begins with. */
  first: (today: string) => Record<string, unknown>;
  /** Says what saving does. */
  question: string;
  /** Written in Markdown with tags: with a preview, and beside what may be written. */
  isWriting?: true;
}

const isShown = (label: string, hint?: string) => ({ path: 'isShown', label, kind: 'flag' as const, hint });

function writing(kind: WritingKind, noun: string): TextKind {
  const schema = deskTextSchemas[kind];
  return {
    kind,
    noun,
    schema,
    bounds: boundsOf(schema),
    groups: [{ title: 'The text', fields: [{ path: 'text', label: 'Text', kind: 'markdown' }] }],
    titleOf: (_, name) => titleOfWriting(kind, name),
    first: () => ({}),
    question: 'Its page and the search follow it at once. What it says now is kept in the history.',
    isWriting: true,
  };
}

export const textKinds: Record<DeskTextKind, TextKind> = {
  'site-texts': {
    kind: 'site-texts',
    noun: 'text',
    schema: deskTextSchemas['site-texts'],
    bounds: boundsOf(deskTextSchemas['site-texts']),
    groups: [
      {
        title: 'Home page',
        fields: [
          { path: 'heading', label: 'Heading', kind: 'line' },
          { path: 'intro', label: 'Below the heading', kind: 'text' },
          { path: 'heartHeading', label: 'Second heading', kind: 'line' },
          { path: 'heart', label: 'Beside the second heading', kind: 'text' },
        ],
      },
      {
        title: 'Foot of every page',
        fields: [{ path: 'disclaimer', label: 'Disclaimer', kind: 'text', hint: 'The credit for Scripture follows it.' }],
      },
    ],
    titleOf: () => 'Home page and footer',
    first: () => ({}),
    question: 'Every page shows it at once. What it says now is kept in the history.',
  },
  banners: {
    kind: 'banners',
    noun: 'notice',
    schema: deskTextSchemas.banners,
    bounds: boundsOf(deskTextSchemas.banners),
    groups: [
      {
        title: 'The notice',
        fields: [
          {
            path: 'text',
            label: 'Text',
            kind: 'text',
            hint: 'Such as: We are away until January 4. Suggestions wait until then.',
          },
          { path: 'from', label: 'First day', kind: 'day' },
          { path: 'to', label: 'Last day', kind: 'day' },
          isShown('Show it on these days'),
        ],
      },
    ],
    titleOf: ({ text }) => String(text),
    first: (today) => ({ from: today, to: today, isShown: true }),
    question: 'It stands above every page from its first day to its last.',
  },
  replies: {
    kind: 'replies',
    noun: 'ready answer',
    schema: deskTextSchemas.replies,
    bounds: boundsOf(deskTextSchemas.replies),
    groups: [
      {
        title: 'The answer',
        hint: '{name}, {title}, {reference} and {link}, the page of what was published, are filled in. Whoever sends it can still change the text.',
        fields: [
          { path: 'label', label: 'Called', kind: 'line', hint: 'What you choose it by, such as: It’s published.' },
          { path: 'to', label: 'Answers a', kind: 'choice' },
          { path: 'subject', label: 'Subject', kind: 'line' },
          { path: 'body', label: 'Text', kind: 'section' },
          isShown('Offer it'),
        ],
      },
    ],
    titleOf: ({ label }) => String(label),
    first: () => ({ to: 'message', isShown: true }),
    question: 'It is offered beside every suggestion or message at once.',
  },
  'search-aliases': {
    kind: 'search-aliases',
    noun: 'list',
    schema: deskTextSchemas['search-aliases'],
    bounds: boundsOf(deskTextSchemas['search-aliases']),
    groups: [
      {
        title: 'Words that find one another',
        fields: [
          {
            path: 'rows',
            label: 'Rows',
            kind: 'list',
            itemName: 'Row',
            hint: 'Lower-case words with commas between find one another: sermon, homily. With an arrow one way only: message, talk > sermon.',
          },
        ],
      },
    ],
    titleOf: () => 'Words of the search',
    first: () => ({}),
    question: 'The search follows it at once.',
  },
  guides: writing('guides', 'guide'),
  explainers: writing('explainers', 'explainer'),
  statements: writing('statements', 'statement'),
};
