import { useRead } from '#admin/api/reads.ts';
import type { EntryKind } from '#admin/entry/entry-kind.ts';
import { textKinds } from '#admin/entry/texts.ts';
import { Moment } from '#admin/parts/moment.tsx';
import { ReadState } from '#admin/parts/read-state.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { EditableText } from '#server/api/staff/staff-answers.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Table } from '#ui/table.tsx';

/** The texts next to the catalogue that are edited here; docs/staff-desk.md lists those that stay in files. */
export function Texts() {
  return (
    <>
      <ScreenHead title="Texts">
        <p className="measure">
          Each keeps its history, and you can bring back every former state. Policies, research and comparisons are in files, so
          ask whoever keeps them.
        </p>
      </ScreenHead>
      {Object.entries(textKinds).map(
        ([name, kind]) => kind.section && <TextSection key={name} name={name} kind={kind} section={kind.section} />,
      )}
    </>
  );
}

interface TextSectionProps {
  name: string;
  kind: EntryKind;
  section: NonNullable<EntryKind['section']>;
}

function TextSection({ name: id, kind, section }: TextSectionProps) {
  const { title, text, add, empty, called, noteOf } = section;
  const query = useRead<EditableText[]>(kind.api);
  return (
    <section className="desk-section" aria-labelledby={`${id}-title`}>
      <div className="section-head cluster">
        <h2 id={`${id}-title`}>{title}</h2>
        {add && (
          <ButtonLink small variant="quiet" icon="plus" href={deskAddresses.newText(id)}>
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
                      <a href={kind.deskAddress(row.name)}>{called ?? kind.titleOf(row.record, row.name)}</a>
                      {noteOf?.(row.record) && <span className="cell-note">{noteOf(row.record)}</span>}
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
