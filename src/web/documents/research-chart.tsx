import { useId } from 'react';
import type { Chart } from '#domain/research/study-schema.ts';
import { Icon } from '#ui/icon.tsx';
import { Table } from '#ui/table.tsx';
import { figureById } from './figures.tsx';

interface Bar {
  label: string;
  /** Length in per cent: bars start at zero and end at a hundred. */
  value: number;
  /** The bar that the finding contrasts: ruby, and hatched for people who do not see ruby. */
  contrasted: boolean;
}

const ticks = [0, 25, 50, 75, 100];

/** Bars from zero, each with its value in words (docs/look.md); screen readers get the whole finding in one sentence. */
export function ResearchChart({ chart }: { chart: Chart }) {
  const hatchId = useId();
  const bars: Bar[] = chart.bars.map(({ figure, label, contrast }) => ({
    label,
    value: figureById(figure).figure.value,
    contrasted: contrast,
  }));
  const description = `${chart.finding}: ${bars.map(({ label, value }) => `${label} ${value}%`).join(', ')}.`;
  const sources = [
    ...new Map(chart.bars.map(({ figure }) => [figureById(figure).figure.url, figureById(figure).figure.publisher])),
  ];
  return (
    <section className="chart">
      <h3>{chart.finding}</h3>
      <p className="meta measure mt-3">{chart.measures}</p>
      {/* Labels in HTML, so that they wrap and grow; only the bars are drawn. */}
      <div role="img" aria-label={description} className="chart-plot">
        {bars.map((bar) => (
          <div key={bar.label}>
            <span className="chart-label">{bar.label}</span>
            <svg className="chart-row" aria-hidden="true">
              <BarShape {...bar} hatch={`url(#${hatchId})`} />
            </svg>
          </div>
        ))}
        <div className="chart-ticks">
          {ticks.map((tick) => (
            <span key={tick}>{tick === 100 ? '100 %' : tick}</span>
          ))}
        </div>
        <svg className="chart-defs" aria-hidden="true">
          <pattern id={hatchId} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect className="chart-hatch" width="8" height="8" />
            <line className="chart-hatch-line" x1="1.5" x2="1.5" y1="0" y2="8" />
          </pattern>
        </svg>
      </div>
      <details>
        <summary>
          <Icon name="table" />
          Show the figures as a table
        </summary>
        <Table
          caption={chart.finding}
          captionHidden
          columns={[
            { header: 'Answer', rowHeader: true, cell: (bar: Bar) => bar.label },
            { header: 'Percent', numeric: true, cell: (bar: Bar) => bar.value },
          ]}
          rows={bars}
          rowKey={(bar) => bar.label}
          phone="scroll"
        />
      </details>
      <p className="meta measure mt-3">
        {`${chart.note} Read at `}
        {sources.map(([url, publisher], index) => (
          <span key={url}>
            {index > 0 && ', '}
            <a href={url} rel="noopener nofollow">
              {publisher}
            </a>
          </span>
        ))}
        .
      </p>
    </section>
  );
}

/** Bar from zero to its value, with the value at its end. */
function BarShape({ value, contrasted, hatch }: Bar & { hatch: string }) {
  return (
    <>
      <rect
        className="chart-bar"
        y="1"
        width={`${value}%`}
        height="1.25rem"
        fill={contrasted ? hatch : undefined}
        data-contrasted={contrasted || undefined}
      />
      <svg x={`${value}%`} overflow="visible" aria-hidden="true">
        <text className="chart-value" x="0.625rem" y="1.0625rem">
          {value}
        </text>
      </svg>
    </>
  );
}
