interface DayPlotProps {
  /** Counts of each day, the oldest first. */
  days: ReadonlyArray<{ day: string; count: number }>;
  /** Sentence that sums up the plot, for screen readers. */
  description: string;
}

/** Views per day as columns from zero. Labels are HTML, so that they keep their size; only the columns are SVG. */
export function DayPlot({ days, description }: DayPlotProps) {
  const top = niceTop(Math.max(1, ...days.map(({ count }) => count)));
  return (
    <div className="day-plot" role="img" aria-label={description}>
      <div className="day-plot-scale">
        {[top, top / 2, 0].map((tick) => (
          <span key={tick}>{tick.toLocaleString('en-US')}</span>
        ))}
      </div>
      <svg viewBox={`0 0 ${days.length} 100`} preserveAspectRatio="none" aria-hidden="true">
        {[0, 50].map((y) => (
          <line key={y} x1="0" x2={days.length} y1={y} y2={y} />
        ))}
        {days.map(({ day, count }, place) => (
          <rect key={day} x={place + 0.15} width="0.7" y={100 - (count / top) * 100} height={(count / top) * 100} />
        ))}
        <line className="day-plot-axis" x1="0" x2={days.length} y1="100" y2="100" />
      </svg>
      <div className="day-plot-days">
        <span>{shortDay(days[0]?.day ?? '')}</span>
        <span>{shortDay(days.at(-1)?.day ?? '')}</span>
      </div>
    </div>
  );
}

/** Returns the first of 2, 4, 10, 20, 40, 100 … that is not less: its half is a whole number too. */
export function niceTop(most: number): number {
  for (let power = 1; ; power *= 10) {
    for (const factor of [2, 4, 10]) if (factor * power >= most) return factor * power;
  }
}

/** Formats '2026-11-03' as 'Nov 3'; '' stays ''. */
export const shortDay = (day: string): string =>
  day &&
  new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
