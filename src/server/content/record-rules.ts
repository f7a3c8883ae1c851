import type { Answer } from '#domain/answers/answer-schema.ts';
import type { Category } from '#domain/catalogue/category-schema.ts';
import type { Download } from '#domain/catalogue/download-schema.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import type { Job, LandingQuestion } from '#domain/landing/landing-schema.ts';
import type { KindGuide } from '#domain/may-enter/kind-guide-schema.ts';
import type { Duty, Situation } from '#domain/situations/situation-schema.ts';
import { needsNoChecking } from '#domain/staff/recheck.ts';
import type { Evidence } from '#domain/trust/fact-schema.ts';
import type { Writings } from '#domain/writings/writing-kinds.ts';
import { catalogueProblems } from './catalogue-rules.ts';
import { guidanceProblems } from './guidance-rules.ts';
import { landingProblems } from './landing-rules.ts';
import type { Pages } from './pages.ts';
import { pagesOf } from './pages.ts';
import type { ContentProblem } from './read-content.ts';
import { recordProseProblems } from './record-prose-rules.ts';
import { evidenceProblems } from './verdict-rules.ts';
import { writingLinkProblems } from './writing-rules.ts';

/** What stands in files only, and what the records are held against. */
export interface Authored {
  categories: readonly Category[];
  workflowOnlyCategories: readonly { name: string }[];
  situations: readonly Situation[];
  duties: readonly Duty[];
  downloads: readonly Download[];
  kindGuides: readonly KindGuide[];
  /** What the home page leads to. */
  jobs: readonly Job[];
  landingQuestions: readonly LandingQuestion[];
  /** Guides, explainers and statements. */
  writings: Writings;
}

/** Everything that rules between records speak of: what staff edit, beside what stands in files only. */
export interface Records extends Authored {
  tools: readonly Tool[];
  workflows: readonly Workflow[];
  answers: readonly Answer[];
  /** By the slug of its tool. */
  evidence: ReadonlyMap<string, Evidence>;
}

/** What a rule is asked with. */
export interface Ruled extends Records {
  pages: Pages;
  /** The date by which facts are old, such as 2026-11-22. */
  today: string;
}

type Rule = (ruled: Ruled) => ContentProblem[];

// One list for authored files, the desk, imports and restores. A new rule between records is one more line here: in the first
// part when some of what it finds may be left by an act that always passes (`leftBy`).
const rulesThatMayWait: readonly Rule[] = [catalogueProblems, guidanceProblems, landingProblems, writingLinkProblems];
const rules: readonly Rule[] = [...rulesThatMayWait, evidenceProblems, recordProseProblems];

/** Everything that is wrong with the records beyond what the schema of each can see. @param today YYYY-MM-DD */
export const recordProblems = (records: Records, today: string): ContentProblem[] => problemsBy(rules, records, today);

/** … and of that what waits to be put right, because an act that always passes has left it. @param today YYYY-MM-DD */
export const leftProblems = (records: Records, today: string): ContentProblem[] =>
  problemsBy(rulesThatMayWait, records, today).filter(({ leftBy }) => leftBy !== undefined);

function problemsBy(asked: readonly Rule[], records: Records, today: string): ContentProblem[] {
  const ruled = { ...records, pages: pagesOf(records), today };
  // A word that the voice avoids is found by the record's own rules and by those of prose.
  const told = new Map(asked.flatMap((rule) => rule(ruled)).map((problem) => [JSON.stringify(problem), problem]));
  return [...told.values()];
}

/** The record that a file says: 'tools/lamp' of 'tools/lamp.md'. */
export const recordOfFile = (file: string): string => file.replace(/\.[a-z]+$/, '');

/** The records with one that says something else. */
export const withRecord = (records: Records, folder: 'tools' | 'workflows' | 'answers', record: { slug: string }): Records => ({
  ...records,
  [folder]: records[folder].map((one) => (one.slug === record.slug ? record : one)),
});

/** What a write of records breaks. */
export interface Broken {
  /** For what the write is refused. */
  refused: ContentProblem[];
  /** What an act that always passes leaves wrong. */
  left: ContentProblem[];
}

/**
 * What is wrong after a write and was not before: whatever was wrong already stands in nobody's way.
 * @param today YYYY-MM-DD
 */
export function newlyBroken(before: Records, after: Records, today: string): Broken {
  const found = recordProblems(after, today);
  if (found.length === 0) return { refused: [], left: [] };
  const known = new Set(recordProblems(before, today).map(identityOf));
  const fresh = found.filter((problem) => !known.has(identityOf(problem)));
  const acts = actsBetween(before, after);
  const isLeft = ({ leftBy }: ContentProblem) => leftBy !== undefined && acts.has(leftBy);
  return { refused: fresh.filter((problem) => !isLeft(problem)), left: fresh.filter(isLeft) };
}

/** The same mistake, though its row moved, or what stands in parentheses, which says why, reads otherwise by now. */
const identityOf = ({ file, field, message }: ContentProblem) =>
  JSON.stringify([file, field.replaceAll(/\d+/g, ''), message.replaceAll(/ \([^)]*\)/g, '')]);

/** An act that always passes, whatever it leaves wrong elsewhere: people must be able to do what is safer at once. */
export type PassingAct = 'stricter card' | 'ending' | 'fact out of use';

/** Which of these acts a write is. */
function actsBetween(before: Records, after: Records): ReadonlySet<PassingAct> {
  const acts = new Set<PassingAct>();
  const cards = new Map(before.tools.map(({ slug, dataPolicy }) => [slug, dataPolicy]));
  const isOther = (tool: Tool) =>
    cards.has(tool.slug) && JSON.stringify(cards.get(tool.slug)) !== JSON.stringify(tool.dataPolicy);
  if (after.tools.some(isOther)) acts.add('stricter card');
  if (endedIn(after).some((name) => !endedIn(before).includes(name))) acts.add('ending');
  const inUse = factsIn(after);
  if ([...factsIn(before)].some((name) => !inUse.has(name))) acts.add('fact out of use');
  return acts;
}

const endedIn = ({ tools, workflows, answers }: Records): string[] =>
  [tools, workflows, answers].flatMap((records, place) =>
    records.filter(({ status }) => needsNoChecking(status)).map(({ slug, status }) => `${place}/${slug}/${status}`),
  );

const factsIn = ({ evidence }: Records): ReadonlySet<string> =>
  new Set([...evidence].flatMap(([tool, { facts }]) => facts.map(({ id }) => `${tool}/${id}`)));
