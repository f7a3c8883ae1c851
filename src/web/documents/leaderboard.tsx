import type { ReactNode } from 'react';
import { addresses } from '#domain/addresses.ts';
import type { LeaderboardFile } from '#domain/comparison/comparison-schema.ts';
import { StatusBadge } from '#ui/badge.tsx';
import type { Glass } from '#ui/glass.ts';
import { glassOf } from '#ui/glass.ts';
import { Icon } from '#ui/icon.tsx';
import type { TableColumn } from '#ui/table.tsx';
import { Table } from '#ui/table.tsx';
import { SinceThen } from './since-then.tsx';

type Row = LeaderboardFile['rows'][number];

/** Columns by which a leaderboard can be sorted; a leading minus reverses the order. */
const sortings: Record<string, (a: Row, b: Row) => number> = {
  rank: (a, b) => a.rank - b.rank || b.score - a.score,
  model: (a, b) => a.model.localeCompare(b.model, 'en'),
  score: (a, b) => b.score - a.score,
  count: (a, b) => (b.count ?? 0) - (a.count ?? 0),
  organization: (a, b) => a.organization.localeCompare(b.organization, 'en') || a.rank - b.rank,
};

function sortedRows(rows: Row[], sort: string | null): Row[] {
  const compare = sortings[sort ?? 'rank'] ?? sortings.rank;
  return [...rows].sort(compare);
}

interface LeaderboardOptions {
  file: LeaderboardFile;
  hub: string;
  /** Category whose tools have a current comparison, made by rule, at a separate address. */
  category: string;
  /** The category, whose fill colors the markers. */
  glass: Glass;
  /** Head of the column of counts: 'Votes' or 'Appearances'. */
  countHeader: string;
  /** Head of the column of organizations: 'Organization' or 'Creator'. */
  organizationHeader: string;
}

const linkTo = (hub: string, tool: string) => addresses.tool(tool, { from: hub, tab: 'comparison' });

/** Document of a leaderboard, sorted as the address asks: the table, the changes since, and each model in words. */
export const leaderboard = (options: LeaderboardOptions) =>
  function LeaderboardDocument(params: URLSearchParams): ReactNode {
    const { file, hub, category, countHeader, organizationHeader } = options;
    const sort = params.get('sort');
    const choices = [
      { name: 'rank', label: 'Rank' },
      { name: 'model', label: 'Model' },
      { name: 'score', label: file.scoreName },
      ...(file.rows.some((row) => row.count !== null) ? [{ name: 'count', label: countHeader }] : []),
      { name: 'organization', label: organizationHeader },
    ];
    return (
      <>
        <h2>{`${file.title}, ${file.date}`}</h2>
        <p>
          {`${file.dateNote} `}
          <a href={addresses.comparison(category)}>{`${category} as we know them today`}</a>
        </p>
        <p className="sort-links">
          {'Sort by: '}
          {choices.map(({ name, label }, index) => (
            <span key={name}>
              {index > 0 && ' · '}
              <a
                href={addresses.hub(hub, 'comparison', { sort: name })}
                aria-current={(sort ?? 'rank') === name ? 'true' : undefined}
              >
                {label}
              </a>
            </span>
          ))}
        </p>
        <Ranking {...options} rows={sortedRows(file.rows, sort)} />
        <SinceThen changes={file.sinceThen} />
        <h2>Model by model</h2>
        {file.writeUps.map(({ tool, title, text }) => (
          <section key={tool}>
            <h3>{title}</h3>
            <p>{text}</p>
            <p>
              <a href={linkTo(hub, tool)}>{`View Tool: ${title}`}</a>
            </p>
          </section>
        ))}
      </>
    );
  };

const numberFormat = new Intl.NumberFormat('en-US');

/** A table, and under 700 px an ordered list in its place. */
function Ranking({ file, hub, glass, countHeader, organizationHeader, rows }: LeaderboardOptions & { rows: Row[] }) {
  const { scale, scoreName, countNote, source } = file;
  const caption = `${file.title}, ${file.date}`;
  const position = (row: Row) => <ScoreScale score={row.score} scale={scale} />;
  const link = (row: Row) => (
    <a className="go" href={linkTo(hub, row.tool)} aria-label={`View Details: ${row.model}`}>
      View Details
    </a>
  );

  const columns: TableColumn<Row>[] = [
    { header: 'Rank', cell: (row) => <span className="rank">{row.rank}</span> },
    {
      header: 'Model',
      rowHeader: true,
      cell: (row) => (
        <>
          {row.model} {row.status && <StatusBadge>{row.status}</StatusBadge>}
        </>
      ),
    },
    { header: scoreName, numeric: true, cell: (row) => numberFormat.format(row.score) },
    { header: 'Scale', head: <ScaleEnds scale={scale} />, cell: position },
    { header: countHeader, numeric: true, cell: (row) => (row.count === null ? '–' : numberFormat.format(row.count)) },
    { header: organizationHeader, cell: (row) => row.organization },
    { header: 'Link', head: <span className="visually-hidden">Link</span>, cell: link },
  ];

  return (
    <div className="leaderboard" data-glass={glassOf(glass)}>
      <Table caption={caption} captionHidden columns={columns} rows={rows} rowKey={(row) => row.model} phone="scroll" />
      <ol className="rank-list" aria-label={caption}>
        {rows.map((row) => (
          <li key={row.model}>
            <span className="rank">{row.rank}</span>
            <div>
              <b>{row.model}</b>
              <span className="meta">
                {row.organization}
                {row.count !== null && ` · ${numberFormat.format(row.count)} ${countHeader.toLowerCase()}`}
              </span>
              {row.status && (
                <span className="meta rank-status">
                  <Icon name="archive" className="icon-small" />
                  {row.status}
                </span>
              )}
              {position(row)}
              {link(row)}
            </div>
            <span className="score figures">{numberFormat.format(row.score)}</span>
          </li>
        ))}
      </ol>
      <p className="meta measure mt-4">
        {`Scale from ${numberFormat.format(scale[0])} to ${numberFormat.format(scale[1])}, not from zero. `}
        {countNote && `${countNote} `}
        <a href={source.url} rel="noopener nofollow">{`Source: ${source.name}`}</a>
      </p>
    </div>
  );
}

function ScaleEnds({ scale: [low, high] }: Pick<LeaderboardFile, 'scale'>) {
  return (
    <span className="scale-ends">
      <span>{numberFormat.format(low)}</span> <span>{numberFormat.format(high)}</span>
    </span>
  );
}

/** A quarry on a hairline. The figure is next to it, so the drawing is hidden from screen readers. */
function ScoreScale({ score, scale: [low, high] }: { score: number; scale: LeaderboardFile['scale'] }) {
  const share = Math.min(1, Math.max(0, (score - low) / (high - low)));
  return (
    <svg className="score-scale" aria-hidden="true">
      <line x1="0" x2="100%" y1="9" y2="9" />
      <svg x={`${(share * 100).toFixed(1)}%`} overflow="visible" aria-hidden="true">
        <path d="M0 1 5.5 9 0 17-5.5 9z" />
      </svg>
    </svg>
  );
}
