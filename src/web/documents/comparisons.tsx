import type { ReactNode } from 'react';
import { addresses } from '#domain/addresses.ts';
import type { LeaderboardFile, LlmComparison, MarketingTable, ResearchTable } from '#domain/comparison/comparison-schema.ts';
import type { CatalogueForDocuments } from '#domain/reads/reads.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import type { Glass } from '#ui/glass.ts';
import { Leaderboard } from '#ui/leaderboard.tsx';
import { Table } from '#ui/table.tsx';
import { Timeline } from '#ui/timeline.tsx';
import imageFile from '../../../content/comparisons/image-leaderboard.yaml';
import llmsFile from '../../../content/comparisons/llms.yaml';
import marketingFile from '../../../content/comparisons/marketing.yaml';
import researchFile from '../../../content/comparisons/research.yaml';
import videoFile from '../../../content/comparisons/video-leaderboard.yaml';
import { LlmCards, LlmGuidelines, LlmRankings, LlmRecommendations } from './llm-comparison.tsx';

const llms = llmsFile as unknown as LlmComparison;

/** The name that a tool has now, by its slug: staff may have changed it. */
type ToolName = CatalogueForDocuments['toolName'];

/** 'What has changed since': every dated comparison says so (docs/product.md). */
export function SinceThen({ changes }: { changes: LlmComparison['sinceThen'] }) {
  if (changes.length === 0) return null;
  return (
    <>
      <h2>What has changed since</h2>
      <Timeline
        events={changes.map(({ date, text, source }) => ({
          date: formatCheckedDate(date),
          text: (
            <>
              {`${text} `}
              <a href={source} rel="noopener nofollow">{`Source: ${new URL(source).hostname.replace(/^www\./, '')}`}</a>
            </>
          ),
        }))}
      />
    </>
  );
}

/** The columns by which a leaderboard can be sorted; a minus in front turns the order round. */
const sortings: Record<string, (a: LeaderboardFile['rows'][number], b: LeaderboardFile['rows'][number]) => number> = {
  rank: (a, b) => a.rank - b.rank || b.score - a.score,
  model: (a, b) => a.model.localeCompare(b.model, 'en'),
  score: (a, b) => b.score - a.score,
  count: (a, b) => (b.count ?? 0) - (a.count ?? 0),
  organization: (a, b) => a.organization.localeCompare(b.organization, 'en') || a.rank - b.rank,
};

function sortedRows(rows: LeaderboardFile['rows'], sort: string | null): LeaderboardFile['rows'] {
  const compare = sortings[sort ?? 'rank'] ?? sortings.rank;
  return [...rows].sort(compare);
}

interface LeaderboardOptions {
  file: LeaderboardFile;
  hub: string;
  glass: Glass;
  countHeader: string;
  organizationHeader: string;
}

const leaderboard = ({ file, hub, glass, countHeader, organizationHeader }: LeaderboardOptions) =>
  function LeaderboardDocument(params: URLSearchParams): ReactNode {
    const sort = params.get('sort');
    const linkTo = (tool: string) => addresses.tool(tool, { from: hub, tab: 'comparison' });
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
        <p>{file.dateNote}</p>
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
        <Leaderboard
          caption={`${file.title}, ${file.date}`}
          rows={sortedRows(file.rows, sort).map(({ count, tool, ...row }) => ({
            ...row,
            count: count ?? undefined,
            href: linkTo(tool),
          }))}
          scale={file.scale}
          scoreHeader={file.scoreName}
          countHeader={countHeader}
          organizationHeader={organizationHeader}
          glass={glass}
          note={
            <>
              {`Scale from ${file.scale[0].toLocaleString('en-US')} to ${file.scale[1].toLocaleString('en-US')}, not from zero. `}
              {file.countNote && `${file.countNote} `}
              <a href={file.source.url} rel="noopener nofollow">{`Source: ${file.source.name}`}</a>
            </>
          }
        />
        <SinceThen changes={file.sinceThen} />
        <h2>Model by model</h2>
        {file.writeUps.map(({ tool, title, text }) => (
          <section key={tool}>
            <h3>{title}</h3>
            <p>{text}</p>
            <p>
              <a href={linkTo(tool)}>{`View Tool: ${title}`}</a>
            </p>
          </section>
        ))}
      </>
    );
  };

const researchTable = researchFile as unknown as ResearchTable;
const marketingTable = marketingFile as unknown as MarketingTable;

function ResearchDocument(toolName: ToolName): ReactNode {
  return (
    <>
      <h2>{researchTable.title}</h2>
      <p>{`${researchTable.intro} As of ${researchTable.asOf}.`}</p>
      <Table
        caption={`${researchTable.title}, ${researchTable.asOf}`}
        captionHidden
        rows={researchTable.rows}
        rowKey={(row) => row.tool}
        columns={[
          {
            header: 'Model/Tool',
            rowHeader: true,
            cell: (row) => (
              <a href={addresses.tool(row.tool, { from: 'research-hub', tab: 'comparison' })}>{toolName(row.tool)}</a>
            ),
          },
          { header: 'Developer', cell: (row) => row.developer },
          { header: 'Research Capabilities', cell: (row) => row.capabilities },
          { header: 'Type', cell: (row) => row.type },
        ]}
      />
    </>
  );
}

const stars = (rating: number) => '★'.repeat(rating) + '☆'.repeat(5 - rating);

function MarketingDocument(toolName: ToolName): ReactNode {
  const meaning = (rating: number) => marketingTable.scaleMeaning[String(rating)] ?? '';
  return (
    <>
      <h2>{marketingTable.title}</h2>
      <p>{`${marketingTable.intro} As of ${marketingTable.asOf}.`}</p>
      <Table
        caption={`${marketingTable.title}, ${marketingTable.asOf}`}
        captionHidden
        rows={marketingTable.rows}
        rowKey={(row) => row.tool}
        columns={[
          {
            header: 'Tool',
            rowHeader: true,
            cell: (row) => (
              <a href={addresses.tool(row.tool, { from: 'marketing-hub', tab: 'comparison' })}>{toolName(row.tool)}</a>
            ),
          },
          { header: 'Developer', cell: (row) => row.developer },
          { header: 'Capabilities', cell: (row) => row.capabilities },
          {
            header: 'Ministry Focus',
            cell: (row) => (
              <>
                <span aria-hidden="true">{stars(row.ministryFocus)}</span>
                <span className="visually-hidden">{`${row.ministryFocus} of 5. `}</span>
                <span className="meta block">{`${meaning(row.ministryFocus)} ${row.reason}`}</span>
              </>
            ),
          },
        ]}
      />
    </>
  );
}

export const comparisons: Record<string, (params: URLSearchParams, catalogue: CatalogueForDocuments) => ReactNode> = {
  'comparison-llms': () => (
    <>
      <LlmCards comparison={llms} most={2} />
      <LlmRecommendations comparison={llms} />
      <LlmGuidelines comparison={llms} />
      <SinceThen changes={llms.sinceThen} />
    </>
  ),
  'llm-comparison': () => (
    <>
      <LlmCards comparison={llms} />
      <LlmRankings comparison={llms} />
      <LlmRecommendations comparison={llms} />
      <LlmGuidelines comparison={llms} />
      <SinceThen changes={llms.sinceThen} />
    </>
  ),
  'comparison-image-leaderboard': leaderboard({
    file: imageFile as unknown as LeaderboardFile,
    hub: 'image-hub',
    glass: ['ruby', 'cobalt'],
    countHeader: 'Votes',
    organizationHeader: 'Organization',
  }),
  'comparison-video-leaderboard': leaderboard({
    file: videoFile as unknown as LeaderboardFile,
    hub: 'video-hub',
    glass: ['violet', 'emerald'],
    countHeader: 'Appearances',
    organizationHeader: 'Creator',
  }),
  'comparison-research': (_, { toolName }) => ResearchDocument(toolName),
  'comparison-marketing': (_, { toolName }) => MarketingDocument(toolName),
};
