import type { Verdict } from './verdict.ts';

/** What a row of a list says of members' details: the verdict, told apart where only the church's records may hold them. */
export const membersVerdicts = ['never', 'only', 'records', 'fine', 'none'] as const;
export type MembersVerdict = (typeof membersVerdicts)[number];

/** In words and with the verdict that gives shape and color. */
export const membersWords: Record<MembersVerdict, { word: string; verdict: Verdict }> = {
  never: { word: 'Never', verdict: 'never' },
  only: { word: 'Only if', verdict: 'only' },
  records: { word: 'Only as records', verdict: 'only' },
  fine: { word: 'Fine', verdict: 'fine' },
  none: { word: 'Doesn’t apply', verdict: 'none' },
};
