import type { ReactNode } from 'react';

interface StatisticProps {
  figure: string;
  /** '%', set small. */
  unit?: string;
  text: ReactNode;
  /** Who was asked, how many and when: no figure stands without it. */
  source: ReactNode;
}

/** One large figure under an ink line. Look, part 2.3, 'statistic'. */
export function Statistic({ figure, unit, text, source }: StatisticProps) {
  return (
    <div className="statistic-block">
      <p>
        <span className="statistic">
          {figure}
          {unit && <small>{unit}</small>}
        </span>{' '}
        {text}
      </p>
      <p className="meta">{source}</p>
    </div>
  );
}
