import { expect, test } from 'vitest';
import { policyVerdict } from '#domain/church/policy-text.ts';
import { verdictOf } from '#domain/trust/evidence-rules.ts';
import { kindNames, kinds } from '#domain/trust/kinds.ts';
import { policyToday } from '#domain/trust/policy-today.ts';
import type { Verdict } from '#domain/trust/verdict.ts';
import { isLooser } from '#domain/trust/verdict.ts';
import { newestReading, readContent } from '#server/content/read-content.ts';
import { policySets } from '../policy-sets.ts';

const { tools, evidence, church } = readContent('content');
const today = newestReading(evidence);

/** Verdicts of all listed tools on input to their AI, kind by kind. */
const verdictsOfTools = kindNames.map((kind) => ({
  kind,
  verdicts: tools
    .filter(({ status, dataPolicy }) => status === 'active' && dataPolicy.ai !== undefined)
    .map(({ slug, dataPolicy }) => {
      const permission = policyToday(dataPolicy, evidence.get(slug)?.facts ?? [], today).ai?.[kind];
      return permission === undefined ? ('none' as const) : verdictOf(permission);
    })
    .filter((verdict) => verdict !== 'none'),
}));

test('for every tool and kind no policy lets in what no listed tool may read, whatever a church answers', () => {
  if (!church) throw new Error('content/your-church has no texts.');
  for (const { kind, verdicts } of verdictsOfTools) {
    const loosest = verdicts.reduce<Verdict>((most, verdict) => (isLooser(verdict, most) ? verdict : most), 'never');
    for (const answers of policySets) {
      const verdict = policyVerdict(church.policy, answers, kind);
      expect(isLooser(verdict, loosest), `${kind}: the policy says ${verdict}, the loosest tool ${loosest}`).toBe(false);
      const isPersonal = kinds.some((one) => one.kind === kind && one.personal);
      // A policy never allows more personal data than the stricter of the two: a tool's never stays.
      if (isPersonal) expect(['never', 'only']).toContain(verdict);
    }
  }
});

test('the rule can fail: a policy that opened children’s details would be looser than every tool that a company runs', () => {
  const ofChildren = verdictsOfTools.find(({ kind }) => kind === 'childrensDetails');
  expect(ofChildren?.verdicts.length).toBeGreaterThan(50);
  expect(ofChildren?.verdicts.filter((verdict) => verdict === 'fine')).toEqual([]);
});
