import type { z } from 'zod';
import { titleOfWriting } from '#admin/names.ts';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { DeskTextKind } from '#domain/staff/desk-text-kinds.ts';
import { deskTextSchemas } from '#domain/staff/desk-texts.ts';
import type { WritingKind } from '#domain/writings/writing-kinds.ts';
import type { FieldGroup, PathOf, ScreenKind } from './entry-kind.ts';
import { screenKind } from './entry-kind.ts';
import { WritingPreview } from './previews.tsx';

type SchemaOf<Kind extends DeskTextKind> = (typeof deskTextSchemas)[Kind];
type RecordOf<Kind extends DeskTextKind> = z.output<SchemaOf<Kind>>;

interface TextWords<Kind extends DeskTextKind> extends Pick<ScreenKind<RecordOf<Kind>>, 'preview' | 'hasTags'> {
  /** 'notice', 'ready answer' */
  noun: string;
  groups: readonly FieldGroup<PathOf<RecordOf<Kind>>>[];
  titleOf: (record: RecordOf<Kind>, name: string) => string;
  first?: ScreenKind['first'];
  /** Says what saving does. */
  question: string;
}

/** A text beside the catalogue, in the API by the name of its kind. */
function textKind<Kind extends DeskTextKind>(kind: Kind, { question, ...words }: TextWords<Kind>): ScreenKind {
  const { noun } = words;
  return screenKind<z.ZodObject>({
    first: () => ({}),
    ...(words as unknown as TextWords<DeskTextKind>),
    titleOf: (record, name) => words.titleOf(record as RecordOf<Kind>, name),
    schema: deskTextSchemas[kind],
    holds: 'record',
    api: `/api/staff/texts/${kind}`,
    refreshes: ['/api/staff/texts', '/api/staff/audit'],
    draftOf: (name) => (name === undefined ? { kind: 'new', name: kind } : { kind, name }),
    list: { href: deskAddresses.texts, label: 'Texts' },
    deskAddress: (name) => deskAddresses.text(kind, name),
    historyAddress: (name, search) => deskAddresses.textHistory(kind, name, search),
    afterAdding: () => deskAddresses.texts,
    question: (_, isNew) =>
      isNew
        ? { title: `Add this ${noun}?`, text: question, confirm: 'Publish it' }
        : { title: 'Publish these changes?', text: question, confirm: 'Publish the changes' },
    savedWords: () => 'It is in use now.',
  });
}

const isShown = (label: string, hint?: string) => ({ path: 'isShown' as const, label, kind: 'flag' as const, hint });

const writing = (kind: WritingKind, noun: string): ScreenKind =>
  textKind(kind, {
    noun,
    groups: [{ title: 'The text', fields: [{ path: 'text', label: 'Text', kind: 'markdown' }] }],
    titleOf: (_, name) => titleOfWriting(kind, name),
    question: 'Its page and the search follow it at once. What it says now is kept in the history.',
    hasTags: true,
    preview: { address: (name) => `/api/staff/texts/${kind}/${encodeURIComponent(name)}/preview`, View: WritingPreview },
  });

/** The texts beside the catalogue. */
export const textKinds: Record<DeskTextKind, ScreenKind> = {
  'site-texts': textKind('site-texts', {
    noun: 'text',
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
    question: 'Every page shows it at once. What it says now is kept in the history.',
  }),
  banners: textKind('banners', {
    noun: 'notice',
    groups: [
      {
        title: 'The notice',
        fields: [
          {
            path: 'text',
            label: 'Text',
            kind: 'text',
            hint: 'Such as: We are away until 4 January. Suggestions wait until then.',
          },
          { path: 'from', label: 'First day', kind: 'day' },
          { path: 'to', label: 'Last day', kind: 'day' },
          isShown('Show it on these days'),
        ],
      },
    ],
    titleOf: ({ text }) => text,
    first: (today) => ({ from: today, to: today, isShown: true }),
    question: 'It stands above every page from its first day to its last.',
  }),
  replies: textKind('replies', {
    noun: 'ready answer',
    groups: [
      {
        title: 'The answer',
        hint: '{name}, {title}, {reference} and {link}, the page of what was published, are filled in. Whoever sends it can still change the text.',
        fields: [
          { path: 'label', label: 'Called', kind: 'line', hint: 'What you choose it by, such as: It is published.' },
          { path: 'to', label: 'Answers a', kind: 'choice' },
          { path: 'subject', label: 'Subject', kind: 'line' },
          { path: 'body', label: 'Text', kind: 'section' },
          isShown('Offer it'),
        ],
      },
    ],
    titleOf: ({ label }) => label,
    first: () => ({ to: 'message', isShown: true }),
    question: 'It is offered beside every suggestion or message at once.',
  }),
  'search-aliases': textKind('search-aliases', {
    noun: 'list',
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
    question: 'The search follows it at once.',
  }),
  guides: writing('guides', 'guide'),
  explainers: writing('explainers', 'explainer'),
  statements: writing('statements', 'statement'),
};
