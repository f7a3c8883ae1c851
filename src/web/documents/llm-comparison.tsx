import { addresses } from '#domain/addresses.ts';
import type { LlmComparison } from '#domain/comparison/comparison-schema.ts';
import { CardGrid } from '#ui/card-grid.tsx';
import { Note } from '#ui/note.tsx';
import { Table } from '#ui/table.tsx';
import { TickList } from '#ui/tick-list.tsx';

interface LlmComparisonProps {
  comparison: LlmComparison;
}

const linkTo = (tool: string) => addresses.tool(tool, { from: 'llm-hub', tab: 'comparison' });

/** Four cards; the text hub shows only the first two strengths of each (docs/product.md). */
export function LlmCards({ comparison, most }: LlmComparisonProps & { most?: number }) {
  return (
    <>
      <h2>{`Four models compared, ${comparison.asOf}`}</h2>
      <p>{comparison.intro}</p>
      <CardGrid columns={2}>
        {comparison.models.map((model) => (
          <section key={model.tool} className="card model-card" data-color={model.color}>
            <h3>
              <a href={linkTo(model.tool)}>{model.name}</a>
            </h3>
            <p className="meta">{`${model.company} · ${model.pricing} (${comparison.asOf})`}</p>
            <h4>Strengths</h4>
            <TickList kind="plus" items={model.strengths.slice(0, most)} />
            <h4>Weaknesses</h4>
            <TickList kind="minus" items={model.weaknesses} />
            <h4>Best for</h4>
            <p>{model.bestFor}</p>
            <h4>On bias</h4>
            <p>{model.biasNote}</p>
          </section>
        ))}
      </CardGrid>
    </>
  );
}

/** User-friendliness, bias and privacy, with the reason for each rank (docs/product.md). */
export function LlmRankings({ comparison }: LlmComparisonProps) {
  const name = (tool: string) => comparison.models.find((model) => model.tool === tool)?.name ?? tool;
  return comparison.rankings.map(({ id, title, question, order }) => (
    <section key={id}>
      <h2>{title}</h2>
      <p>{question}</p>
      <Table
        caption={`${title}, ${comparison.asOf}`}
        captionHidden
        rows={[...order].sort((a, b) => a.rank - b.rank)}
        rowKey={(row) => row.tool}
        columns={[
          { header: 'Rank', cell: (row) => <span className="rank">{row.rank}</span> },
          { header: 'Model', rowHeader: true, cell: (row) => name(row.tool) },
          { header: 'Why', cell: (row) => row.reason },
        ]}
      />
    </section>
  ));
}

export function LlmRecommendations({ comparison }: LlmComparisonProps) {
  const { title, text } = comparison.multiTool;
  return (
    <>
      <h2>Recommendations</h2>
      {comparison.recommendations.map((recommendation) => (
        <section key={recommendation.tool}>
          <h3>{recommendation.title}</h3>
          <p>{recommendation.text}</p>
        </section>
      ))}
      <h3>{title}</h3>
      <p>{text}</p>
    </>
  );
}

/** 'Critical Ministry Guidelines' with 'Never Input' and 'Always Verify' (docs/product.md). */
export function LlmGuidelines({ comparison }: LlmComparisonProps) {
  const { title, neverInput, alwaysVerify } = comparison.guidelines;
  return (
    <>
      <h2>{title}</h2>
      <CardGrid columns={2}>
        {[
          { kind: 'never' as const, ...neverInput },
          { kind: 'caution' as const, ...alwaysVerify },
        ].map((list) => (
          <Note key={list.title} kind={list.kind} title={list.title} heading="h3">
            <ul>
              {list.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Note>
        ))}
      </CardGrid>
    </>
  );
}
