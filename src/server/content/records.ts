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

// What the rules between records speak of. It imports no rule, so that each rule can be read alone.

/** What stands in files only, and what the records are held against. */
interface Authored {
  categories: readonly Category[];
  workflowOnlyCategories: readonly { name: string }[];
  situations: readonly Situation[];
  duties: readonly Duty[];
  downloads: readonly Download[];
  kindGuides: readonly KindGuide[];
  /** What people type in a fright, and the page to which it leads. */
  crisisWords: CrisisWords;
  /** What the home page leads to. */
  jobs: readonly Job[];
  landingQuestions: readonly LandingQuestion[];
  /** What every text says where someone's safety is at stake. */
  safety: readonly SafetyRule[];
  /** What ended, was renamed or is limited, and what every text that names it says. */
  ended: readonly Ended[];
  /** Guides, explainers and statements. */
  writings: Writings;
}

/** What staff edit and has a file each: tools, workflows, answers … */
type Filed = { readonly [Name in Exclude<FiledKindName, 'prices'>]: readonly RecordOf<Name>[] };

/** Everything that rules between records speak of: what staff edit, beside what stands in files only. */
export interface Records extends Authored, Filed {
  /** By the slug of its tool. */
  evidence: ReadonlyMap<string, Evidence>;
  /** By the slug of its tool. */
  prices: ReadonlyMap<string, ToolPrices>;
}

/** What a rule is asked with. */
export interface Ruled extends Records {
  pages: Pages;
  /** The date by which facts are old, such as 2026-11-22. */
  today: string;
}

/** One mistake in an authored file: where it is, and what to do about it. */
export interface ContentProblem {
  file: string;
  field: string;
  message: string;
  /** The act that always passes and may have left this; what is wrong without one is refused everywhere. */
  leftBy?: PassingAct;
}

/** An act that always passes, whatever it leaves wrong elsewhere: people must be able to do what is safer at once. */
export type PassingAct = 'stricter card' | 'ending' | 'fact out of use' | 'other price';

/** Which pages there are, for whatever leads to one. */
export interface Pages {
  /** Every address that has a page, or had one and says so. */
  there: ReadonlySet<string>;
  /** Those of them that have ended, each with what to say of it: 'is retired' or 'was taken down'. */
  ended: ReadonlyMap<string, string>;
}

/** The pages of a catalogue, those of retired and hidden entries too, and its texts to download. */
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

// A tool that was discontinued keeps its place: its page says what to use instead.
const endings = new Map([
  ['retired', 'is retired'],
  ['hidden', 'was taken down'],
]);
