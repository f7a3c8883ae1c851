import type { Fact } from './fact-schema.ts';

/** The plan in whose name facts speak that hold for each plan. */
export const everyPlan = 'all plans';

/** The plan, part and region for which a fact holds: 'personal accounts, Europe only'. */
export const scopeOf = ({ plan, region }: Pick<Fact, 'plan' | 'region'>) => (region ? `${plan}, ${region} only` : plan);
