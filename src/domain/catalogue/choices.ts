// The fixed choices of the catalogue, apart from the schemas: the browser needs these without the validator.

/** What the pricing filter compares (docs/product.md). */
export const pricingModels = ['Free', 'Freemium', 'Paid'] as const;
/** Three answers to what a tool costs that name no amount. */
export const unpricedAnswers = ['By quote', 'Paid plan not priced', 'Price not found'] as const;
/** What the pricing filter offers: how a tool is sold, and why no amount is told. */
export const pricingChoices = [...pricingModels, ...unpricedAnswers] as const;
export const impacts = ['High', 'Medium', 'Low'] as const;
/** $ free or low cost, $$ 10 to 50 dollars a month, $$$ 50 dollars and more (docs/product.md). */
export const costTiers = ['$', '$$', '$$$'] as const;
/** What is hidden was taken down: it stands nowhere, and its address says so (410). */
export const toolStatuses = ['active', 'discontinued', 'renamed', 'hidden'] as const;
/** Those in which prices are known. */
export const currencies = ['USD', 'EUR', 'GBP', 'AUD', 'CAD'] as const;
/** A retired workflow keeps its page and stands in no list; a hidden one stands nowhere. */
export const workflowStatuses = ['active', 'retired', 'hidden'] as const;
/** Difficulty of a published workflow; a suggestion's 'Beginner' becomes 'Beginner Friendly'. */
export const difficulties = ['Beginner Friendly', 'Intermediate', 'Advanced'] as const;
/** What kind of tool a prompt is typed into. */
export const promptKinds = ['chat', 'picture', 'video', 'transcription', 'voice', 'translation', 'music'] as const;
/** The select of the AI Creative Workflows screen (docs/product.md). */
export const creativeCategories = ['Visual Content', 'Marketing', 'Print Materials', 'Distribution'] as const;
/** How a list of tools may be sorted; without a choice by name, or while something is searched for by how well it fits. */
export const toolSorts = ['name', 'verified', 'impact'] as const;
/** How a list of workflows may be sorted; without a choice as with tools. */
export const workflowSorts = ['name', 'verified', 'difficulty'] as const;

export type UnpricedAnswer = (typeof unpricedAnswers)[number];
export type PricingChoice = (typeof pricingChoices)[number];
export type PricingModel = (typeof pricingModels)[number];
export type CostTier = (typeof costTiers)[number];
export type Difficulty = (typeof difficulties)[number];
export type CreativeCategory = (typeof creativeCategories)[number];
export type ToolSort = (typeof toolSorts)[number];
export type PromptKind = (typeof promptKinds)[number];
export type WorkflowSort = (typeof workflowSorts)[number];

/** Where an alternative to a tool comes from: it was written for the tool, or a rule found it in the facts on both. */
export const alternativeOrigins = ['hand', 'rule'] as const;
export type AlternativeOrigin = (typeof alternativeOrigins)[number];
