// Fixed choices of the catalogue, separate from the schemas: the browser needs these without the validator.

/** Pricing models that the pricing filter compares (docs/product.md). */
export const pricingModels = ['Free', 'Freemium', 'Paid'] as const;
/** Answers on the price of a tool that name no amount. */
export const unpricedAnswers = ['By quote', 'Paid plan not priced', 'Price not found'] as const;
/** Options of the pricing filter: pricing models, and reasons for a missing amount. */
export const pricingChoices = [...pricingModels, ...unpricedAnswers] as const;
export const impacts = ['High', 'Medium', 'Low'] as const;
/** Price symbols: $ is free or low cost, $$ is 10 to 50 dollars a month, $$$ is 50 dollars and more (docs/product.md). */
export const costTiers = ['$', '$$', '$$$'] as const;
/** Statuses of a tool. A hidden one was taken down: it is listed nowhere, and its address answers 410. */
export const toolStatuses = ['active', 'discontinued', 'renamed', 'hidden'] as const;
/** Currencies of the known prices. */
export const currencies = ['USD', 'EUR', 'GBP', 'AUD', 'CAD'] as const;
/** Statuses of a workflow. A retired one keeps its page and is in no list; a hidden one has no page either. */
export const workflowStatuses = ['active', 'retired', 'hidden'] as const;
/** Difficulties of a published workflow; a suggestion's 'Beginner' becomes 'Beginner Friendly'. */
export const difficulties = ['Beginner Friendly', 'Intermediate', 'Advanced'] as const;
/** Kinds of tools into which a prompt is typed. */
export const promptKinds = ['chat', 'picture', 'video', 'transcription', 'voice', 'translation', 'music'] as const;
/** Options of the select on the AI Creative Workflows screen (docs/product.md). */
export const creativeCategories = ['Visual Content', 'Marketing', 'Print Materials', 'Distribution'] as const;
/** Orders of a list of tools. By default a list is sorted by name, or by match strength while it is searched. */
export const toolSorts = ['name', 'verified', 'impact'] as const;
/** Orders of a list of workflows. By default a list is sorted by title, or by match strength while it is searched. */
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

/** Origins of an alternative: written for the tool by hand, or found by a rule in the facts on both. */
export const alternativeOrigins = ['hand', 'rule'] as const;
export type AlternativeOrigin = (typeof alternativeOrigins)[number];
