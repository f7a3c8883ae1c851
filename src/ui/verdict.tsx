import type { Verdict } from '#domain/trust/verdict.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

/** A verdict's shape and word; its color comes from its kind. */
export const verdictLooks: Record<Verdict, { icon: IconName; word: string }> = {
  never: { icon: 'ban', word: 'Never' },
  only: { icon: 'triangle-alert', word: 'Only if' },
  fine: { icon: 'circle-check', word: 'Fine' },
  none: { icon: 'minus', word: 'Doesn’t apply' },
};

/** Word of a verdict, with a capital: it begins a sentence. */
export const verdictWord = (verdict: Verdict) => verdictLooks[verdict].word;

/** A verdict: always a word, a shape and a color. */
export function VerdictWord({
  verdict,
  word,
  as: Word = 'p',
}: {
  verdict: Verdict;
  word?: string | undefined;
  as?: 'p' | 'h3' | 'h4';
}) {
  return (
    <Word className="verdict with-icon" data-kind={verdict}>
      <Icon name={verdictLooks[verdict].icon} />
      {word ?? verdictLooks[verdict].word}
    </Word>
  );
}
