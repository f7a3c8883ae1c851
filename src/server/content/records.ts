import { addresses } from '#domain/addresses.ts';
import type { Category } from '#domain/catalogue/category-schema.ts';
import type { ToolPrices } from '#domain/catalogue/price-schema.ts';
import type { Download } from '#domain/catalogue/workflow-schema.ts';
import type { Ended } from '#domain/ended/ended-schema.ts';
import type { Job, LandingQuestion } from '#domain/landing/landing-schema.ts';
import type { KindGuide } from '#domain/may-enter/kind-guide-schema.ts';
import type { FiledKindName, RecordOf } from '#domain/records/kinds.ts';
import type { SafetyRule } from '#domain/safety/safety-schema.ts';
import type { CrisisWords } from '#domain/search/crisis-words.ts';
import { staticPages } from '#domain/site-pages.ts';
import type { Duty, Situation } from '#domain/situations/situation-schema.ts';
import type { Evidence } from '#domain/trust/fact-schema.ts';
import type { Writings } from '#domain/writings/writing-kinds.ts';

// Data of the rules between records. This module imports no rule, so that each rule can be read alone.

/** Data that is in files only, and the grounds of the rules. */
interface Authored {
  categories: readonly Category[];
  workflowOnlyCategories: readonly { name: string }[];
  situations: readonly Situation[];
  duties: readonly Duty[];
  downloads: readonly Download[];
  kindGuides: readonly KindGuide[];
  /** Words that people type in a fright, and the page that answers them. */
  crisisWords: CrisisWords;
  /** Jobs of the home page. */
  jobs: readonly Job[];
  landingQuestions: readonly LandingQuestion[];
  /** Sentences that every text must say where someone's safety is at stake. */
  safety: readonly SafetyRule[];
  /** Things that ended, were renamed or are limited, and what every text that names one must say. */
  ended: readonly Ended[];
  /** Guides, explainers and statements. */
  writings: Writings;
}

/** Kinds that staff edit and whose records have a file each: tools, workflows, answers … */
type Filed = { readonly [Name in Exclude<FiledKindName, 'prices'>]: readonly RecordOf<Name>[] };

/** Data of the rules between records: what staff edit, and what is in files only. */
export interface Records extends Authored, Filed {
  /** Facts and changes of terms by the slug of their tool. */
  evidence: ReadonlyMap<string, Evidence>;
  /** Prices by the slug of their tool. */
  prices: ReadonlyMap<string, ToolPrices>;
}

/** Arguments of a rule. */
export interface Ruled extends Records {
  pages: Pages;
  /** Date by which facts are old, such as 2026-11-22. */
  today: string;
}

/** One mistake in an authored file, with its place and a remedy. */
export interface ContentProblem {
  file: string;
  field: string;
  message: string;
  /** Act that always passes and may have left this; a problem without one is refused everywhere. */
  leftBy?: PassingAct;
}

/** An act that always passes, though it leaves problems elsewhere: people must be able to do what is safer at once. */
export type PassingAct = 'stricter card' | 'ending' | 'fact out of use' | 'other price';

/** Pages that links may point to. */
export interface Pages {
  /** Addresses that have a page, or had one and say so. */
  there: ReadonlySet<string>;
  /** Addresses whose page has ended, each with its ending: 'is retired' or 'was taken down'. */
  ended: ReadonlyMap<string, string>;
}

/** Lists the pages of a catalogue, those of retired and hidden entries too, and its texts to download. */
export function pagesOf({
  tools,
  workflows,
  categories,
  answers,
  situations,
  downloads,
}: Pick<Records, 'tools' | 'workflows' | 'categories' | 'answers' | 'situations' | 'downloads'>): Pages {
  const entries = [
    ...tools.map(({ slug, status }) => ({ path: addresses.tool(slug), status })),
    ...workflows.map(({ slug, status }) => ({ path: addresses.workflow(slug), status })),
    ...workflows.flatMap(({ status, prompts }) => prompts.map(({ slug }) => ({ path: addresses.prompt(slug), status }))),
    ...answers.map(({ slug, status }) => ({ path: addresses.answer(slug), status })),
  ];
  return {
    there: new Set([
      ...staticPages,
      ...categories.flatMap(({ hub, name }) => [addresses.hub(hub), addresses.comparison(name)]),
      ...situations.map(({ slug }) => addresses.situation(slug)),
      ...downloads.flatMap(({ slug }) => (['pdf', 'docx'] as const).map((format) => addresses.document(slug, format))),
      ...entries.map(({ path }) => path),
    ]),
    ended: new Map(entries.flatMap(({ path, status }) => (endings.has(status) ? [[path, endings.get(status) ?? '']] : []))),
  };
}

// Statuses whose page has ended. A discontinued tool keeps its page, which says what to use instead.
const endings = new Map([
  ['retired', 'is retired'],
  ['hidden', 'was taken down'],
]);
