import { useRead } from '#admin/api/reads.ts';
import { Moment } from '#admin/parts/moment.tsx';
import { ReadState } from '#admin/parts/read-state.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { titleOfWriting } from '#admin/writing-titles.ts';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { DeskTextKind } from '#domain/staff/desk-text-kinds.ts';
import type { EditableText } from '#domain/staff/record-views.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Table } from '#ui/table.tsx';

interface Section {
  kind: DeskTextKind;
  title: string;
  text: string;
  /** The button that adds one; nothing where there is one for good. */
  add?: string;
  empty?: string;
  titleOf: (record: Record<string, unknown>, name: string) => string;
  noteOf?: (record: Record<string, unknown>) => string;
}

const sections: readonly Section[] = [
  {
    kind: 'banners',
    title: 'Notices',
    text: 'A notice stands above every page from its first day to its last.',
    add: 'New notice',
    empty: 'No notice yet. “We are away until January 4” is a good one.',
    titleOf: ({ text }) => String(text),
    noteOf: ({ from, to, isShown }) =>
      `${formatCheckedDate(String(from))} to ${formatCheckedDate(String(to))}${isShown === false ? ', put away' : ''}`,
  },
  {
    kind: 'site-texts',
    title: 'Words of the site',
    text: 'The headings of the home page, and the disclaimer at the foot of every page.',
    titleOf: () => 'Home page and footer',
  },
  {
    kind: 'replies',
    title: 'Ready answers',
    text: 'They open in your mail program, beside a suggestion or a message.',
    add: 'New ready answer',
    titleOf: ({ label }) => String(label),
    noteOf: ({ to, isShown }) => `To a ${to}${isShown === false ? ', not offered' : ''}`,
  },
  {
    kind: 'search-aliases',
    title: 'Words of the search',
    text: 'Words that find one another, such as sermon and homily.',
    titleOf: () => 'Words that find one another',
    noteOf: ({ rows }) => `${(rows as unknown[]).length} rows`,
  },
  {
    kind: 'guides',
    title: 'Guides',
    text: 'What a category’s page says under Guide.',
    titleOf: (_, name) => titleOfWriting('guides', name),
  },
  {
    kind: 'explainers',
    title: 'Explainers',
    text: 'What a kind of model is, in plain words.',
    titleOf: (_, name) => titleOfWriting('explainers', name),
  },
  {
    kind: 'statements',
    title: 'Statements',
    text: 'What the hub says of itself at the foot of every page.',
    titleOf: (_, name) => titleOfWriting('statements', name),
  },
];

/** The texts beside the catalogue that are edited here; what stays in files, docs/staff-desk.md tells. */
export function Texts() {
  return (
    <>
      <ScreenHead title="Texts">
        <p className="measure">
          Each keeps its history, and every former state can be brought back. Policies, research and comparisons stand in files:
          ask whoever keeps them.
        </p>
      </ScreenHead>
      {sections.map((section) => (
        <TextSection key={section.kind} {...section} />
      ))}
    </>
  );
}

function TextSection({ kind, title, text, add, empty, titleOf, noteOf }: Section) {
  const query = useRead<EditableText[]>(`/api/staff/texts/${kind}`);
  return (
    <section className="desk-section" aria-labelledby={`${kind}-title`}>
      <div className="section-head">
        <h2 id={`${kind}-title`}>{title}</h2>
        {add && (
          <ButtonLink small variant="quiet" icon="plus" href={deskAddresses.newText(kind)}>
            {add}
          </ButtonLink>
        )}
      </div>
      <p className="section-text meta">{text}</p>
      <ReadState query={query} noun="texts">
        {(rows) =>
          rows.length === 0 ? (
            <p>{empty}</p>
          ) : (
            <Table
              caption={title}
              captionHidden
              columns={[
                {
                  header: 'Text',
                  rowHeader: true,
                  cell: (row) => (
                    <>
                      <a href={deskAddresses.text(kind, row.name)}>{titleOf(row.record, row.name)}</a>
                      {noteOf && <span className="cell-note">{noteOf(row.record)}</span>}
                    </>
                  ),
                },
                {
                  header: 'Last edit',
                  cell: (row) => (row.editedAt ? <Moment at={row.editedAt} dayOnly /> : 'Never: as the hub came with it'),
                },
              ]}
              rows={rows}
              rowKey={(row) => row.name}
            />
          )
        }
      </ReadState>
    </section>
  );
}
