import { titleOfWriting } from '#admin/names.ts';
import { aboutUsLabels, untoldOfUs } from '#domain/about-us.ts';
import { deskAddresses } from '#domain/desk-addresses.ts';
import { deskTextSchemas } from '#domain/staff/desk-texts.ts';
import type { DeskTextKind } from '#domain/staff/record-kinds.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import type { WritingKind } from '#domain/writings/writing-kinds.ts';
import type { EntryKind, EntryValues, KindDescription } from './entry-kind.ts';
import { entryKind } from './entry-kind.ts';

type TextWords<Entry extends EntryValues> = Pick<
  KindDescription<Entry>,
  'noun' | 'schema' | 'groups' | 'titleOf' | 'preview' | 'hasTags'
> & {
  first?: KindDescription<Entry>['first'];
  /** Sentence of the dialog that says what saving does. */
  question: string;
  section: NonNullable<KindDescription<Entry>['section']>;
};

/** Makes the kind of a text next to the catalogue, which the API has under the name of its kind. */
function textKind<Entry extends EntryValues>(kind: DeskTextKind, { question, ...words }: TextWords<Entry>): EntryKind<Entry> {
  const { noun } = words;
  return entryKind<Entry>({
    first: () => ({}),
    ...words,
    holds: 'record',
    api: `/api/staff/texts/${kind}`,
    draftOf: (name) => (name === undefined ? { kind: 'new', name: kind } : { kind, name }),
    deskAddress: (name) => deskAddresses.text(kind, name),
    historyAddress: (name, search) => deskAddresses.textHistory(kind, name, search),
    question: (_, isNew) =>
      isNew
        ? { title: `Add this ${noun}?`, text: question, confirm: 'Publish it' }
        : { title: 'Publish these changes?', text: question, confirm: 'Publish the changes' },
    screen: {
      list: { href: deskAddresses.texts, label: 'Texts' },
      afterAdding: () => deskAddresses.texts,
      savedWords: () => 'It’s in use now.',
    },
  });
}

const isShown = (label: string, hint?: string) => ({ path: 'isShown' as const, label, kind: 'flag' as const, hint });

const textAddress = (kind: WritingKind, name: string) => `/api/staff/texts/${kind}/${encodeURIComponent(name)}`;

const writing = (kind: WritingKind, noun: string, section: { title: string; text: string }) =>
  textKind(kind, {
    noun,
    schema: deskTextSchemas[kind],
    groups: [{ title: 'The text', fields: [{ path: 'text', label: 'Text', kind: 'markdown' }] }],
    titleOf: (_, name) => titleOfWriting(kind, name),
    question: 'Its page and the search follow it at once. What it says now is kept in the history.',
    hasTags: true,
    section,
    preview: { address: (name) => `${textAddress(kind, name)}/preview`, issues: (name) => `${textAddress(kind, name)}/issues` },
  });

/** The texts next to the catalogue, in the order of their screen. */
export const textKinds: Record<DeskTextKind, EntryKind> = {
  banners: textKind('banners', {
    noun: 'notice',
    schema: deskTextSchemas.banners,
    groups: [
      {
        title: 'The notice',
        fields: [
          {
            path: 'text',
            label: 'Text',
            kind: 'text',
            hint: 'Such as: We’re away until January 4. Suggestions wait until then.',
          },
          { path: 'from', label: 'First day', kind: 'day' },
          { path: 'to', label: 'Last day', kind: 'day' },
          isShown('Show it on these days'),
        ],
      },
    ],
    titleOf: ({ text }) => text,
    first: (today) => ({ from: today, to: today, isShown: true }),
    question: 'It shows above every page from its first day to its last.',
    section: {
      title: 'Notices',
      text: 'A notice shows above every page from its first day to its last.',
      add: 'New notice',
      empty: 'No notice yet. “We’re away until January 4” is a good one.',
      noteOf: ({ from, to, isShown: isVisible }) =>
        `${formatCheckedDate(from)} to ${formatCheckedDate(to)}${isVisible === false ? ', put away' : ''}`,
    },
  }),
  'site-texts': textKind('site-texts', {
    noun: 'text',
    schema: deskTextSchemas['site-texts'],
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
      {
        title: 'Who we are',
        hint: 'The page shows each of these once you fill it in, and nothing in its place until then.',
        fields: [
          { path: 'address', label: aboutUsLabels.address, kind: 'text' },
          { path: 'people', label: aboutUsLabels.people, kind: 'text', hint: 'Name only people who agreed to it.' },
          { path: 'churchTies', label: aboutUsLabels.churchTies, kind: 'text' },
          { path: 'whoPays', label: aboutUsLabels.whoPays, kind: 'text' },
        ],
      },
    ],
    titleOf: () => 'Home page, footer and who we are',
    question: 'Every page shows it at once. What it says now is kept in the history.',
    section: {
      title: 'Words of the site',
      text: 'The headings of the home page, the disclaimer at the foot of every page, and what the college tells of itself.',
      noteOf: (texts) => {
        const untold = untoldOfUs(texts);
        return untold.length > 0 ? `Not filled in for Who we are: ${untold.join(', ').toLowerCase()}` : '';
      },
    },
  }),
  replies: textKind('replies', {
    noun: 'ready answer',
    schema: deskTextSchemas.replies,
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
    titleOf: ({ label }) => label,
    first: () => ({ to: 'message', isShown: true }),
    question: 'It’s offered beside every suggestion or message right away.',
    section: {
      title: 'Ready answers',
      text: 'They open in your email program, beside a suggestion or a message.',
      add: 'New ready answer',
      noteOf: ({ to, isShown: isVisible }) => `To a ${to}${isVisible === false ? ', not offered' : ''}`,
    },
  }),
  'search-aliases': textKind('search-aliases', {
    noun: 'list',
    schema: deskTextSchemas['search-aliases'],
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
    section: {
      title: 'Words of the search',
      text: 'Words that find one another, such as sermon and homily.',
      called: 'Words that find one another',
      noteOf: ({ rows }) => `${rows.length} rows`,
    },
  }),
  guides: writing('guides', 'guide', { title: 'Guides', text: 'What a category’s page says under Guide.' }),
  explainers: writing('explainers', 'explainer', { title: 'Explainers', text: 'What a kind of model is, in plain words.' }),
  statements: writing('statements', 'statement', {
    title: 'Statements',
    text: 'What the hub says of itself at the foot of every page.',
  }),
};
