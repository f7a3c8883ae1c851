import type { ReactNode } from 'react';

const heads = ['Tool and plan', 'What for', 'What may go in', 'Who answers', 'Next review'];

/**
 * The list on one sheet of paper, for the office's wall; or one to be filled in by hand.
 * @param props.rows a cell for each of its five columns
 */
export const ToolsSheet = ({ rows }: { rows: readonly (readonly ReactNode[])[] }) => (
  <table className="print-only tools-sheet">
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the whole sheet is rendered again whenever the list changes.
        <tr key={row}>
          {heads.map((head, column) => (
            <td key={head}>{cells[column]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
