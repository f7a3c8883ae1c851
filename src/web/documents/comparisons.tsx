import type { ReactNode } from 'react';
import { addresses } from '#domain/addresses.ts';
import type { LeaderboardFile, LlmComparison, MarketingTable, ResearchTable } from '#domain/comparison/comparison-schema.ts';
import type { CatalogueForDocuments } from '#domain/reads/reads.ts';
import { Table } from '#ui/table.tsx';
import imageFile from '../../../content/comparisons/image-leaderboard.yaml';
import llmsFile from '../../../content/comparisons/llms.yaml';
import marketingFile from '../../../content/comparisons/marketing.yaml';
import researchFile from '../../../content/comparisons/research.yaml';
import videoFile from '../../../content/comparisons/video-leaderboard.yaml';
import { ComparisonToday } from './comparison-today.tsx';
import { leaderboard } from './leaderboard.tsx';
import { LlmCards, LlmGuidelines, LlmRankings, LlmRecommendations } from './llm-comparison.tsx';
import { SinceThen } from './since-then.tsx';

const llms = llmsFile as unknown as LlmComparison;
const modelTools = llms.models.map(({ tool }) => tool);

/** Current name of a tool, by its slug: staff may have changed it. */
type ToolName = CatalogueForDocuments['toolName'];

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
  'comparison-llms': (_, { comparedToday }) => (
    <>
      <ComparisonToday comparison={comparedToday(modelTools)} />
      <LlmCards comparison={llms} most={2} />
      <LlmRecommendations comparison={llms} />
      <LlmGuidelines comparison={llms} />
      <SinceThen changes={llms.sinceThen} />
    </>
  ),
  'llm-comparison': (_, { comparedToday }) => (
    <>
      <ComparisonToday comparison={comparedToday(modelTools)} />
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
    category: 'Image Generators',
    glass: ['ruby', 'cobalt'],
    countHeader: 'Votes',
    organizationHeader: 'Organization',
  }),
  'comparison-video-leaderboard': leaderboard({
    file: videoFile as unknown as LeaderboardFile,
    hub: 'video-hub',
    category: 'Video Generators',
    glass: ['violet', 'emerald'],
    countHeader: 'Appearances',
    organizationHeader: 'Creator',
  }),
  'comparison-research': (_, { toolName }) => ResearchDocument(toolName),
  'comparison-marketing': (_, { toolName }) => MarketingDocument(toolName),
};
