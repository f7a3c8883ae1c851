/**
 * Tabs of /policy-examples: the two fixed ones (docs/product.md), and the library of public statements. Separate from the page,
 * because the route imports them, and would pull the page into every visit's script.
 */
export const policyTabs = ['policy', 'stance', 'statements'] as const;
export type PolicyTab = (typeof policyTabs)[number];
