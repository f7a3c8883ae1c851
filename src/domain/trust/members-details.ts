import type { Verdict } from './verdict.ts';

/** The verdicts on members' details in a row of a list, with a separate one where only the church's records may contain them. */
export const membersVerdicts = ['never', 'only', 'records', 'fine', 'none'] as const;
export type MembersVerdict = (typeof membersVerdicts)[number];

/** Words for each verdict on members' details in a list, and the verdict that determines shape and color. */
export const membersWords: Record<MembersVerdict, { word: string; verdict: Verdict }> = {
  never: { word: 'Never', verdict: 'never' },
  only: { word: 'Only if', verdict: 'only' },
  records: { word: 'Only as records', verdict: 'only' },
  fine: { word: 'Fine', verdict: 'fine' },
  none: { word: 'Doesn’t apply', verdict: 'none' },
};
