import type { ReactNode } from 'react';
import { StatusBadge } from './badge.tsx';
import type { Glass } from './glass.ts';
import { glassOf } from './glass.ts';
import { Icon } from './icon.tsx';
import type { TableColumn } from './table.tsx';
import { Table } from './table.tsx';

export interface LeaderboardRow {
  rank: number;
  model: string;
  /** 'Retired May 2026', 'Legacy model'. */
  status?: string;
  score: number;
  /** Votes or appearances; nothing was recorded where it is missing, and the note below says so. */
  count?: number;
  organization: string;
  href?: string;
}

interface LeaderboardProps {
  /** With its date: 'Image leaderboard, July 2025'. */
  caption: string;
  rows: readonly LeaderboardRow[];
  /** The ends of the score's scale, which does not start at zero: a position is shown, not a bar. */
  scale: readonly [low: number, high: number];
  /** 'Votes' or 'Appearances'. */
  countHeader: string;
  /** 'Organization' or 'Creator'. */
  organizationHeader: string;
  scoreHeader?: string;
  /** 'View Details', or as the spec says. */
  linkLabel?: string;
  /** The category's: its fill colours the markers. */
  glass: Glass;
  /** The scale, what was not recorded, the source, what has changed since. */
  note: ReactNode;
}

const grouped = new Intl.NumberFormat('en-US');

/** A table, and under 700 px an ordered list in its place. */
export function Leaderboard(props: LeaderboardProps) {
  const {
    caption,
    rows,
    scale,
    countHeader,
    organizationHeader,
    scoreHeader = 'Score',
    linkLabel = 'View Details',
    glass,
    note,
  } = props;
  const position = (row: LeaderboardRow) => <ScoreScale score={row.score} scale={scale} />;
  const link = (row: LeaderboardRow) =>
    row.href && (
      <a className="go" href={row.href} aria-label={`${linkLabel}: ${row.model}`}>
        {linkLabel}
      </a>
    );

  const columns: TableColumn<LeaderboardRow>[] = [
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
    { header: scoreHeader, numeric: true, cell: (row) => grouped.format(row.score) },
    { header: 'Scale', head: <ScaleEnds scale={scale} />, cell: position },
    { header: countHeader, numeric: true, cell: (row) => (row.count === undefined ? '–' : grouped.format(row.count)) },
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
                {row.count !== undefined && ` · ${grouped.format(row.count)} ${countHeader.toLowerCase()}`}
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
            <span className="score figures">{grouped.format(row.score)}</span>
          </li>
        ))}
      </ol>
      <p className="meta leaderboard-note">{note}</p>
    </div>
  );
}

function ScaleEnds({ scale: [low, high] }: Pick<LeaderboardProps, 'scale'>) {
  return (
    <span className="scale-ends">
      <span>{grouped.format(low)}</span> <span>{grouped.format(high)}</span>
    </span>
  );
}

interface ScoreScaleProps {
  score: number;
  scale: readonly [low: number, high: number];
}

/** A quarry on a hairline. The figure stands beside it, so the drawing is hidden from screen readers. */
function ScoreScale({ score, scale: [low, high] }: ScoreScaleProps) {
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
