/** The plan of facts that hold for each plan. */
export const everyPlan = 'all plans';

/** Limits of a document's words: the edition in which they were read, and the region that they name. */
interface Limits {
  edition?: string | null | undefined;
  region?: string | undefined;
}

/** Checks whether words hold wherever their plan does: limited to no edition and no region. */
export const holdsEverywhere = ({ edition, region }: Limits) => !edition && !region;

/** The limits in words: 'United States only', 'in the European edition'; empty where there are none. */
export const limitsOf = ({ edition, region }: Limits) =>
  [region && `${region} only`, edition && `in the ${edition} edition`].filter(Boolean).join(', ');

/** The plan or part for which a fact holds, with its limits: 'personal accounts, in the European edition'. */
export const scopeOf = ({ plan, ...limits }: Limits & { plan: string }) => [plan, limitsOf(limits)].filter(Boolean).join(', ');
