import type { ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from './icon.tsx';
import { Table } from './table.tsx';

interface Bar {
  label: string;
  /** Per cent: bars start at zero and end at a hundred. */
  value: number;
  /** The one that the finding contrasts: ruby, and hatched for those who do not see ruby. */
  contrasted?: boolean;
}

interface BarChartProps {
  /** The finding: 'Use has run ahead of policy'. */
  title: string;
  /** What is measured, of whom, when, how many. */
  measure: string;
  /** The whole finding in one sentence, for those who do not see the drawing. */
  description: string;
  bars: readonly Bar[];
  /** Source, sample, limits. */
  source: ReactNode;
  heading?: 'h2' | 'h3';
}

const ticks = [0, 25, 50, 75, 100];

/** Bars from zero, each with its value in words (docs/look.md). */
export function BarChart({ title, measure, description, bars, source, heading: Heading = 'h3' }: BarChartProps) {
  const hatchId = useId();
  return (
    <section className="chart">
      <Heading>{title}</Heading>
      <p className="meta">{measure}</p>
      {/* Words in HTML, so that they wrap and grow; only the bars are drawn. */}
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
          caption={title}
          captionHidden
          columns={[
            { header: 'Answer', rowHeader: true, cell: (bar: Bar) => bar.label },
            { header: 'Per cent', numeric: true, cell: (bar: Bar) => bar.value },
          ]}
          rows={bars}
          rowKey={(bar) => bar.label}
          phone="scroll"
        />
      </details>
      <p className="meta">{source}</p>
    </section>
  );
}

/** The bar from zero to its value, and the value at its end. */
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
