// The fixed choices of the catalogue, apart from the schemas: the browser needs these without the validator.

/** What the pricing filter compares (spec, sections 3 and 5). */
export const pricingModels = ['Free', 'Freemium', 'Paid'] as const;
export const impacts = ['High', 'Medium', 'Low'] as const;
/** $ free or low cost, $$ 10 to 50 dollars a month, $$$ 50 dollars and more (spec, section 2, comparison). */
export const costTiers = ['$', '$$', '$$$'] as const;
export const toolStatuses = ['active', 'discontinued', 'renamed'] as const;
/** Difficulty of a published workflow; a suggestion's 'Beginner' becomes 'Beginner Friendly'. Design, section 7.8. */
export const difficulties = ['Beginner Friendly', 'Intermediate', 'Advanced'] as const;
/** The select of the AI Creative Workflows screen (spec, section 2). */
export const creativeCategories = ['Visual Content', 'Marketing', 'Print Materials', 'Distribution'] as const;

export type PricingModel = (typeof pricingModels)[number];
export type Impact = (typeof impacts)[number];
export type CostTier = (typeof costTiers)[number];
export type Difficulty = (typeof difficulties)[number];
export type CreativeCategory = (typeof creativeCategories)[number];
