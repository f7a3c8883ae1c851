import { addresses } from '#domain/addresses.ts';
import { costGuide } from '#domain/catalogue/price.ts';
import { impactTone } from '#domain/catalogue/tone.ts';
import type { ToolCardView } from '#domain/catalogue/views.ts';
import type { TrainingAnswer } from '#domain/trust/company-answer.ts';
import { membersWords } from '#domain/trust/members-details.ts';

import { ImpactBadge } from '#ui/badge.tsx';
import { PickBox } from '#ui/pick-box.tsx';
import type { TableColumn } from '#ui/table.tsx';
import { Table } from '#ui/table.tsx';
import { VerdictWord } from '#ui/verdict.tsx';

const trainingWords: Record<TrainingAnswer, string> = {
  yes: 'Yes',
  unclear: 'Unclear',
  'on unless switched off': 'Yes, unless you switch it off',
  'off unless switched on': 'No, unless you switch it on',
  no: 'No',
};

/** Head of a column that is omitted if every tool says never. */
const membersHeader = 'Members’ details';

const columns: TableColumn<ToolCardView>[] = [
  { header: 'Name', cell: (tool) => <a href={addresses.tool(tool.slug)}>{tool.name}</a>, rowHeader: true },
  { header: 'Description', cell: (tool) => tool.summary ?? tool.description },
  { header: membersHeader, cell: ({ members }) => <VerdictWord {...membersWords[members]} /> },
  { header: 'Trains on what you enter?', cell: trainingIn },
  { header: 'Minimum age', cell: ({ age, members }) => age ?? (members === 'none' ? 'Doesn’t apply' : 'Not found') },
  { header: 'Pricing', cell: (tool) => <PriceSymbol tool={tool} /> },
  { header: 'Impact', cell: (tool) => <ImpactBadge tone={impactTone(tool.impact)}>{tool.impact}</ImpactBadge> },
  {
    header: 'Details',
    cell: (tool) => (
      <>
        <a href={addresses.tool(tool.slug)} aria-label={`Details: ${tool.name}`}>
          Details
        </a>
        <PickBox slug={tool.slug} name={tool.name} />
      </>
    ),
  },
];

function trainingIn({ training, traits, members }: ToolCardView): string {
  if (traits.includes('local')) return 'No: nothing is sent out';
  if (training) return trainingWords[training];
  return members === 'none' ? 'Doesn’t apply' : 'Not found';
}

export interface CategoryTableProps {
  category: string;
  tools: readonly ToolCardView[];
}

/** Comparison table of one category's tools (docs/product.md). */
export function CategoryTable({ category, tools }: CategoryTableProps) {
  return (
    <Table
      caption={`Tools in the category ${category}`}
      captionHidden
      columns={columns.filter(({ header }) => header !== membersHeader || tools.some(({ members }) => members !== 'never'))}
      rows={tools}
      rowKey={(tool) => tool.slug}
    />
  );
}

function PriceSymbol({ tool }: { tool: ToolCardView }) {
  const symbol = tool.costTier;
  if (!symbol) return <span className="meta">{tool.shortPrice}</span>;
  const meaning = costGuide.find((entry) => entry.symbol === symbol)?.meaning;
  return (
    <>
      <span aria-hidden="true">{symbol}</span>
      <span className="visually-hidden">{meaning}</span>
      <span className="meta">{` ${tool.shortPrice}`}</span>
    </>
  );
}
