interface DayPlotProps {
  /** One for each day, the oldest first. */
  days: ReadonlyArray<{ day: string; count: number }>;
  /** The whole in a sentence, for those who do not see the drawing. */
  description: string;
}

const width = 800;
const height = 240;
const left = 56;
const bottom = 28;
const plotHeight = height - bottom - 12;

/** Views per day as columns from zero. */
export function DayPlot({ days, description }: DayPlotProps) {
  const top = niceTop(Math.max(1, ...days.map(({ count }) => count)));
  const step = (width - left) / Math.max(1, days.length);
  const y = (count: number) => height - bottom - (count / top) * plotHeight;
  return (
    <svg className="day-plot" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={description}>
      {[0, top / 2, top].map((tick) => (
        <g key={tick}>
          <line className={tick === 0 ? 'axis' : undefined} x1={left} x2={width} y1={y(tick)} y2={y(tick)} />
          <text x={left - 8} y={y(tick) + 5} textAnchor="end">
            {tick.toLocaleString('en-US')}
          </text>
        </g>
      ))}
      {days.map(({ day, count }, place) => (
        <rect
          key={day}
          x={left + place * step + step * 0.15}
          y={y(count)}
          width={step * 0.7}
          height={height - bottom - y(count)}
        />
      ))}
      {days.length > 0 && (
        <>
          <text x={left} y={height - 6}>
            {shortDay(days[0]?.day ?? '')}
          </text>
          <text x={width} y={height - 6} textAnchor="end">
            {shortDay(days.at(-1)?.day ?? '')}
          </text>
        </>
      )}
    </svg>
  );
}

/** The first of 2, 4, 10, 20, 40, 100 … that is not less: its half is a whole number too. */
export function niceTop(most: number): number {
  for (let power = 1; ; power *= 10) {
    for (const factor of [2, 4, 10]) if (factor * power >= most) return factor * power;
  }
}

/** '2026-11-03' as '3 Nov'. */
export const shortDay = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
