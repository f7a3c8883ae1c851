// biome-ignore-all lint/a11y/noRedundantRoles: 'display: grid' in the phone form takes a table's meaning away; roles keep it.
import { useState } from 'react';
import { addresses } from '#domain/addresses.ts';
import type { ComparedToolView, ComparisonRowView, ComparisonView } from '#domain/comparison/comparison-views.ts';
import { countWords } from '#domain/comparison/picked-tools.ts';
import { ComparisonCell } from './comparison-cell.tsx';

/** Columns that a phone shows. */
const phoneColumns = 2;

/** Attributes as rows, tools as columns; on a phone two columns, which its head chooses. */
export function ComparisonTable({ comparison: { tools, parts } }: { comparison: ComparisonView }) {
  const [pair, setPair] = useState<readonly number[]>([0, 1]);
  // The list may have become shorter, which leaves the pair out of range.
  const shownPair = pair.every((place) => place < tools.length) ? pair : [0, 1];
  const isOff = (place: number) => (tools.length > phoneColumns && !shownPair.includes(place)) || undefined;
  const choose = (from: number, to: number) => setPair(shownPair.map((place) => (place === from ? to : place)).toSorted());
  const inAll = tools.length === 2 ? 'in both' : `in all ${countWords[tools.length as 3 | 4]}`;
  return (
    <table className="compare" role="table">
      <caption className="visually-hidden">{`${tools.map(({ name }) => name).join(', ')} compared. Where they say the same, we say it once for all of them. In every other row they differ.`}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            <span className="visually-hidden">What is compared</span>
          </th>
          {tools.map((tool, place) => (
            <th role="columnheader" scope="col" key={tool.slug} data-off={isOff(place)}>
              <ColumnHead
                tool={tool}
                choices={tools.flatMap((other, at) => (at === place || !shownPair.includes(at) ? [{ ...other, at }] : []))}
                place={place}
                onChoose={choose}
              />
            </th>
          ))}
        </tr>
      </thead>
      {parts.map(({ heading, rows }) => (
        <tbody role="rowgroup" key={heading}>
          <tr className="compare-part" role="row">
            <th role="rowheader" scope="row" colSpan={tools.length + 1}>
              {heading}
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.label} row={row} tools={tools} inAll={inAll} isOff={isOff} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface ColumnHeadProps {
  tool: ComparedToolView;
  /** Tools that a phone may show in this column. */
  choices: (ComparedToolView & { at: number })[];
  place: number;
  onChoose: (from: number, to: number) => void;
}

const stateWords: Partial<Record<ComparedToolView['status'], string>> = { renamed: 'Renamed', discontinued: 'Retired' };

function ColumnHead({ tool: { slug, name, maker, status }, choices, place, onChoose }: ColumnHeadProps) {
  return (
    <>
      <a href={addresses.tool(slug)}>{name}</a>
      <span className="meta">{[`by ${maker}`, stateWords[status]].filter(Boolean).join(' · ')}</span>
      {choices.length > 1 && (
        <span className="select compare-choose" data-with-script="">
          <select
            aria-label="Tool in this column"
            value={place}
            onChange={(event) => onChoose(place, Number(event.target.value))}
          >
            {choices.map(({ at, name: other }) => (
              <option key={at} value={at}>
                {other}
              </option>
            ))}
          </select>
        </span>
      )}
    </>
  );
}

interface RowProps {
  row: ComparisonRowView;
  tools: readonly ComparedToolView[];
  /** Note for a cell that spans all columns: 'in all four'. */
  inAll: string;
  isOff: (place: number) => true | undefined;
}

function Row({ row: { label, cells, isShared }, tools, inAll, isOff }: RowProps) {
  const [shared] = cells;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {label}
      </th>
      {isShared && shared ? (
        <td role="cell" className="same" colSpan={tools.length}>
          <ComparisonCell cell={shared} inAll={inAll} slug={tools[0]?.slug ?? ''} />
        </td>
      ) : (
        cells.map((cell, place) => (
          <td
            role="cell"
            key={tools[place]?.slug}
            data-kind={cell.verdict}
            data-off={isOff(place)}
            data-label={tools.length > phoneColumns ? tools[place]?.name : undefined}
          >
            <ComparisonCell cell={cell} slug={tools[place]?.slug ?? ''} />
          </td>
        ))
      )}
    </tr>
  );
}
