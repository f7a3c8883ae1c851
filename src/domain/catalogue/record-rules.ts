import type { FieldIssue } from '../check.ts';
import { enteredAgainstCard } from './against-card.ts';
import { avoidedWord } from './avoided-words.ts';
import type { Tool } from './tool-schema.ts';
import type { Workflow } from './workflow-schema.ts';

// Rules on one record beyond its schema, for authored files, for the staff API, and for the desk's forms, which check them before
// anything is sent. A missing list counts as empty.

/** Problems of a tool; empty if it is complete. */
export const toolIssues = (tool: Partial<Tool>): FieldIssue[] => [
  ...fewer(tool, 'features', 4),
  ...fewer(tool, 'useCases', 3),
  ...fewer(tool, 'pros', 2),
  ...fewer(tool, 'cons', 2),
  ...alternativeIssues(tool),
  ...unexplained(tool, 'must say what happened to the tool'),
  ...avoidedWords(tool),
];

/** Problems of a workflow; empty if it is complete. */
export const workflowIssues = (workflow: Partial<Workflow>): FieldIssue[] => [
  ...usesThatCannotBe(workflow),
  ...fewer(workflow, 'steps', 4),
  ...fewer(workflow, 'bestPractices', 3),
  ...missing(workflow, 'timeEstimate'),
  ...missing(workflow, 'costEstimate'),
  ...missing(workflow, 'outputQuality'),
  ...unexplained(workflow, 'must say what happened to the workflow'),
  ...avoidedWords(workflow),
];

const issueIf = (isWrong: boolean, path: string, message: string): FieldIssue[] => (isWrong ? [{ path, message }] : []);

const fewer = <Name extends string>(record: { [name in Name]?: readonly unknown[] }, path: Name, least: number) =>
  issueIf((record[path]?.length ?? 0) < least, path, `needs at least ${least}`);

const missing = <Name extends string>(record: { [name in Name]?: string }, path: Name) =>
  issueIf(!record[path], path, 'is missing');

const unexplained = ({ status = 'active', statusNote }: { status?: string; statusNote?: string }, message: string) =>
  issueIf(status !== 'active' && status !== 'hidden' && !statusNote, 'statusNote', message);

/**
 * Checks that praise of a tool enters nothing that its card forbids. Separate from the other rules, since a card may become
 * stricter at once, and the words later. The words on a tool that ended stay as they were.
 */
export const wordsAgainstCard = ({ dataPolicy, status, summary, useCases = [], pros = [] }: Partial<Tool>): FieldIssue[] => {
  if (!dataPolicy || status === 'discontinued') return [];
  const texts = [
    { path: 'summary', text: summary ?? '' },
    ...useCases.map((text, place) => ({ path: `useCases.${place}`, text })),
    ...pros.map((text, place) => ({ path: `pros.${place}`, text })),
  ];
  return texts.flatMap(({ path, text }) => {
    const contradiction = enteredAgainstCard(dataPolicy, text);
    return contradiction ? [{ path, message: contradiction.message }] : [];
  });
};

// A row of the desk's form may not name its tool yet; the schema reports that.
const alternativeIssues = ({ slug, alternatives = [] }: Partial<Tool>) =>
  alternatives.flatMap(({ tool, because }, place) => [
    ...issueIf(Boolean(tool) && tool === slug, `alternatives.${place}.tool`, 'names the tool itself'),
    ...issueIf(
      Boolean(tool) && alternatives.findIndex((other) => other.tool === tool) < place,
      `alternatives.${place}.tool`,
      `names '${tool}' twice`,
    ),
    ...issueIf(
      Boolean(because) && !/\.$/.test(because),
      `alternatives.${place}.because`,
      'must be a sentence that ends with a full stop',
    ),
  ]);

const usesThatCannotBe = ({ tools = [], steps = [] }: Partial<Workflow>) =>
  tools.flatMap(({ tool, step }, place) => [
    ...issueIf(
      Boolean(tool) && tools.findIndex((other) => other.tool === tool && other.step === step) < place,
      `tools.${place}`,
      `names '${tool}' twice in step ${step}`,
    ),
    ...issueIf(step > steps.length, `tools.${place}.step`, `there is no step ${step}`),
  ]);

// Fields that are not prose: addresses, search words, and names as their owners write them.
const unread = ['sources', 'website', 'slug', 'name', 'maker', 'aliases', 'asked', 'tool', 'replacedBy'];

/** Texts of a record, at any depth, with a word that the voice avoids. */
function avoidedWords(value: unknown, path = ''): FieldIssue[] {
  if (typeof value === 'string') {
    const word = avoidedWord(value);
    return issueIf(word !== undefined, path, `says '${word}', a word that the hub avoids`);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    unread.includes(name) ? [] : avoidedWords(inner, path ? `${path}.${name}` : name),
  );
}
