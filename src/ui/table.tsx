// biome-ignore-all lint/a11y/noRedundantRoles: 'display: block' in the phone form takes a table's meaning away; roles keep it.
import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  header: string;
  /** Head cell; by default the label. */
  head?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** True to align figures right. */
  numeric?: boolean;
  /** Column that names the row: its cells are row headers, and titles in the phone form. */
  rowHeader?: boolean;
}

interface TableProps<Row> {
  caption: string;
  /** True to hide the caption visually, because a heading above has the same words. */
  captionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** 'list' turns each row into a block below 900 px; 'scroll' lets a narrow table of figures scroll sideways. */
  phone?: 'list' | 'scroll';
}

/** Table with an ink line under the head and hairlines, without stripes. */
export function Table<Row>({ caption, captionHidden, columns, rows, rowKey, phone = 'list' }: TableProps<Row>) {
  const table = (
    <table className="table" data-phone={phone === 'list' ? 'list' : undefined} role="table">
      <caption className={captionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.header} scope="col" role="columnheader" data-numeric={column.numeric || undefined}>
              {column.head ?? column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column) =>
              column.rowHeader ? (
                <th key={column.header} scope="row" role="rowheader">
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.header} role="cell" data-numeric={column.numeric || undefined} data-label={column.header}>
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (phone === 'list') return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it too.
    <section className="table-scroll" aria-label={caption} tabIndex={0}>
      {table}
    </section>
  );
}
