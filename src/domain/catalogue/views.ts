import type { TextPart } from '../text/text-part.ts';
import type { EvidenceCard } from '../trust/evidence-card.ts';
import type { Fact, TermsChange } from '../trust/fact-schema.ts';
import type { MembersVerdict } from '../trust/members-details.ts';
import type { TrainingAnswer } from '../trust/short-answers.ts';
import type { Download } from './download-schema.ts';
import type { Tool, ToolSectionField } from './tool-schema.ts';
import type { Trait } from './trait-names.ts';
import type { Workflow } from './workflow-schema.ts';

/** A tool as a card or a row shows it: what a list may hold a hundred times. */
export type ToolCardView = Pick<
  Tool,
  | 'slug'
  | 'name'
  | 'description'
  | 'category'
  | 'pricing'
  | 'pricingModel'
  | 'badge'
  | 'costTier'
  | 'impact'
  | 'website'
  | 'status'
  | 'verifiedAt'
  | 'summary'
  | 'shortPrice'
> & {
  /** What may be done with members' details, as the facts carry it today. */
  members: MembersVerdict;
  /** Whether the maker trains on what is entered, and the minimum age in years; absent where not found. */
  training?: TrainingAnswer | undefined;
  age?: number | undefined;
  traits: Trait[];
  /** Those that facts name. */
  languages: string[];
};

/** A tool without its long sections, as GET /api/tools lists it. */
export type ToolListView = Omit<Tool, ToolSectionField | 'asked' | 'isOrdinaryWord'>;

/** A tool as its page shows it: the long sections as safe HTML in the order of the page. */
export type ToolPageView = ToolListView & {
  sections: { field: ToolSectionField; heading: string; html: string }[];
  replacements: { slug: string; name: string }[];
  /** Workflows that use it. */
  workflows: { slug: string; title: string }[];
  /** The prompts of those workflows that are used with it. */
  prompts: { slug: string; title: string }[];
  /** Questions answered about it. */
  answers: { slug: string; question: string }[];
  /** Other tools for the same work, with the reason. */
  alternatives: { slug: string; name: string; summary?: string | undefined; reason: string }[];
  /** What may be entered, as the facts carry it today. */
  card: EvidenceCard;
  /** Said of a tool without facts that was checked more than 180 days ago. */
  aged?: string;
  facts: FactView[];
  /** Of the maker's terms, the newest first. */
  changes: TermsChangeView[];
};

/** What a document says about a tool; `notices` tell in words that the fact or its document is old. */
export type FactView = Omit<Fact, 'id'> & { notices: string[] };

/** A fact with the slug of its tool, as GET /api/facts lists it. */
export type FactOfToolView = FactView & { tool: string };

/** A change of a maker's terms, as a tool's page shows it. */
export type TermsChangeView = Omit<TermsChange, 'id'>;

/** What makers changed in their terms, as its page shows it: the newest first. */
export interface TermsChangesView {
  /** Those that were asked for. */
  changes: (TermsChangeView & { tool: string; toolName: string })[];
  /** How many there are in all. */
  total: number;
  /** Every tool of which a change is known, in order of name. */
  tools: { slug: string; name: string }[];
}

/** A workflow as GET /api/workflows lists it. */
export type WorkflowListView = Omit<Workflow, 'asked' | WorkDetail>;

/** What the page of a workflow alone brings. */
type WorkDetail = 'before' | 'prompts' | 'example' | 'ifItGoesWrong' | 'enters' | 'noAiNeeded' | 'downloads';

/** A workflow as a card or a row shows it: the first three steps, and how many there are. */
export type WorkflowCardView = Pick<
  Workflow,
  | 'slug'
  | 'title'
  | 'description'
  | 'categories'
  | 'difficulty'
  | 'timeEstimate'
  | 'costEstimate'
  | 'outputQuality'
  | 'creativeCategory'
  | 'verifiedAt'
  | 'steps'
> & {
  stepCount: number;
};

/** A workflow as a row shows it; with its best practices, it has every step too, and nothing more need be fetched. */
export type WorkflowRowView = WorkflowCardView & { bestPractices?: Workflow['bestPractices'] };

/** A workflow in full on screen: known names in its texts are links. */
export type WorkflowPageView = Omit<Workflow, 'description' | 'steps' | 'tools' | 'asked' | 'downloads'> & {
  downloads: Pick<Download, 'slug' | 'title' | 'summary'>[];
  description: TextPart[];
  steps: TextPart[][];
  tools: { slug: string; name: string; use?: string }[];
};

/** How many tools and workflows a category has: what hubs and cards print. */
export interface CategoryCounts {
  id: string;
  toolCount: number;
  workflowCount: number;
}

/** A category as GET /api/categories lists it, with its counts. */
export interface CategoryView extends CategoryCounts {
  name: string;
  workflowName: string;
  formName?: string;
  icon: string;
  description: string;
  bestPractices: string[];
  group: 'foundation' | 'application';
  comingSoon: boolean;
  hub: string;
}
