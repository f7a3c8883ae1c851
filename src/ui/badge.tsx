/**
 * Every badge has a word; the color and the shape only repeat it. Screen readers get the subject of the word, where no text next
 * to it names it.
 */

interface PricingBadgeProps {
  /** Word of the badge: 'Free', 'Freemium' or 'Paid'. */
  children: string;
}

export function PricingBadge({ children }: PricingBadgeProps) {
  return (
    <span className="badge">
      <span className="visually-hidden">Pricing: </span>
      {children}
    </span>
  );
}

interface DifficultyBadgeProps {
  children: string;
  /** Green for 'Beginner Friendly', blue for 'Intermediate', red for anything else (docs/product.md). */
  tone: 'green' | 'blue' | 'red';
}

const barsOfTone = { green: 1, blue: 2, red: 3 } as const;

export function DifficultyBadge({ children, tone }: DifficultyBadgeProps) {
  return (
    <span className="badge" data-tone={tone} data-bars={barsOfTone[tone]}>
      <span className="visually-hidden">Difficulty: </span>
      {children}
    </span>
  );
}

interface ImpactBadgeProps {
  children: string;
  /** Green for High, blue for Medium, gray for Low (docs/product.md). */
  tone: 'green' | 'blue' | 'grey';
}

const iconOfTone = { green: 'up', blue: 'level', grey: 'down' } as const;

export function ImpactBadge({ children, tone }: ImpactBadgeProps) {
  return (
    <span className="badge" data-tone={tone} data-icon={iconOfTone[tone]}>
      {children}
    </span>
  );
}

interface StatusBadgeProps {
  /** Word of the badge: 'Retired May 2026', 'Legacy model', 'Renamed'. */
  children: string;
}

export function StatusBadge({ children }: StatusBadgeProps) {
  return (
    <span className="badge" data-icon="archive">
      {children}
    </span>
  );
}
