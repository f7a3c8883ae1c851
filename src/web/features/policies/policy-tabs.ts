/**
 * The tabs of /policy-examples: the spec's two, and the library of public statements. Apart
 * from the page, which a route that knows them would draw into every visit's script.
 */
export const policyTabs = ['policy', 'stance', 'statements'] as const;
export type PolicyTab = (typeof policyTabs)[number];
