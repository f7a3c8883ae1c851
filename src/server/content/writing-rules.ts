import type { Nodes } from 'mdast';
import { addresses } from '#domain/addresses.ts';
import { avoidedWord } from '#domain/catalogue/avoided-words.ts';
import type { Ended } from '#domain/ended/ended-schema.ts';
import type { SafetyRule } from '#domain/safety/safety-schema.ts';
import type { Duty } from '#domain/situations/situation-schema.ts';
import type { WritingProblem } from '#domain/writings/parse-writing.ts';
import { isTag, parseWriting } from '#domain/writings/parse-writing.ts';
import { endedProblems } from './ended-rules.ts';
import { numberProblems } from './law-rules.ts';
import { sayingProblems, sharedSentences } from './prose-rules.ts';
import { proseOfText } from './read-prose.ts';
import type { ContentProblem, Pages, Ruled } from './records.ts';
import { safetyProblems } from './safety-rules.ts';

/** Data that the rules of a writing need. */
export interface WritingGrounds {
  /** Ids of the figures of content/research/studies.yaml. */
  figureIds: ReadonlySet<string>;
  pages: Pages;
  duties: readonly Duty[];
  safety: readonly SafetyRule[];
  ended: readonly Ended[];
  /** Other writings, whose sentences it may not repeat; undefined where all texts are compared together. */
  others?: readonly AuthoredWriting[];
}

/** A problem in a writing; `leftBy` names the act that always passes and may leave it. */
type FoundInWriting = WritingProblem & Pick<ContentProblem, 'leftBy'>;

/** A guide, explainer or statement, as the rules read it. @param file 'guides/llms.mdx' */
interface AuthoredWriting {
  file: string;
  text: string;
}

/**
 * Finds what is wrong with a writing, line by line: forbidden tags and links, figures without a source, words and forms that the
 * voice avoids, wrong words on safety, and ended things named as if they had not. The check of the files and the desk use it.
 */
export function writingProblems({ file, text }: AuthoredWriting, grounds: WritingGrounds): FoundInWriting[] {
  const { tree, problems } = parseWriting(text);
  const prose = proseOfText(file, text);
  const others = (grounds.others ?? []).flatMap((other) => proseOfText(other.file, other.text));
  const shared = others.length > 0 ? sharedSentences([...others, ...prose]).filter((problem) => problem.file === file) : [];
  const textProblems = [...prose.flatMap(sayingProblems), ...numberProblems(prose, grounds.duties), ...shared];
  const unsafe = safetyProblems(grounds.safety, file, prose);
  const all: FoundInWriting[] = [
    ...problems,
    ...(tree ? namedProblems(tree, grounds) : []),
    ...bareProblems(text),
    ...[...textProblems, ...unsafe, ...endedProblems(grounds.ended, file, prose)].map(({ field, message }) => ({
      line: lineOf(field),
      message,
    })),
    ...(file.startsWith('guides/') ? missingParts(text) : []),
  ];
  const seenKeys = new Set<string>();
  return all
    .filter(({ line, message }) => {
      const key = `${line} ${message}`;
      return !seenKeys.has(key) && seenKeys.add(key);
    })
    .sort((a, b) => a.line - b.line);
}

const lineOf = (field: string) => Number(/\d+/.exec(field)?.[0] ?? 1);

/** Finds names of figures and pages that do not exist. */
const namedProblems = (tree: Nodes, { figureIds, pages }: Pick<WritingGrounds, 'figureIds' | 'pages'>): FoundInWriting[] =>
  nodesOf(tree).flatMap((node) => [
    ...figuresOf(node)
      .filter((id) => !figureIds.has(id))
      .map((id) => ({ line: lineOfNode(node), message: `names the figure '${id}', which none of the studies has` })),
    ...linkProblems(node, pages),
  ]);

/** Finds a link to a page that does not exist, or that has ended. */
function linkProblems(node: Nodes, pages: Pages): FoundInWriting[] {
  if (node.type !== 'link' || !node.url.startsWith('/')) return [];
  const [path = ''] = node.url.split(/[?#]/);
  const line = lineOfNode(node);
  if (!pages.there.has(path)) return [{ line, message: `leads to ${path}, which does not exist` }];
  const ending = pages.ended.get(path);
  return ending ? [{ line, message: `leads to ${path}, which ${ending}`, leftBy: 'ending' }] : [];
}

const lineOfNode = (node: Nodes) => node.position?.start.line ?? 1;
const nodesOf = (node: Nodes): Nodes[] => [node, ...('children' in node ? node.children.flatMap(nodesOf) : [])];

// Links of a text: parsing it costs as much as all other rules together, so only a text with a doubtful link is parsed.
const linkInText = /\]\((\/[^)\s?#]*)/g;

/** Finds guides, explainers and statements with links to pages that the records do not have, or no longer. */
export const writingLinkProblems = ({ writings, pages }: Pick<Ruled, 'writings' | 'pages'>): ContentProblem[] =>
  [...writings].flatMap(([writing, text]) => {
    const paths = [...text.matchAll(linkInText)].map(([, path = '']) => path);
    if (paths.every((path) => pages.there.has(path) && !pages.ended.has(path))) return [];
    const { tree } = parseWriting(text);
    if (!tree) return [];
    return nodesOf(tree)
      .flatMap((node) => linkProblems(node, pages))
      .map(({ line, ...problem }) => ({
        file: `${writing}.mdx`,
        field: `line ${line}`,
        ...problem,
      }));
  });

/** Checks whether a stored writing can be shown as it is: all its tags and figures exist. */
export function isShowable(text: string, figureIds: ReadonlySet<string>): boolean {
  const { tree, problems } = parseWriting(text);
  return (
    tree !== undefined &&
    problems.length === 0 &&
    nodesOf(tree)
      .flatMap(figuresOf)
      .every((id) => figureIds.has(id))
  );
}

const figuresOf = (node: Nodes): string[] =>
  isTag(node) && node.name === 'Figure'
    ? node.attributes.flatMap((one) => ('name' in one && one.name === 'id' && typeof one.value === 'string' ? [one.value] : []))
    : [];

/** Finds percentages without a source, and words that the voice avoids, anywhere in the text. */
function bareProblems(text: string): WritingProblem[] {
  // Removes splits of work between people and AI first: they are a rule of thumb, not a finding.
  const claims = text.replaceAll(/<ProcessSplit>.*?<\/ProcessSplit>/gs, (split) => '\n'.repeat(split.split('\n').length - 1));
  const percentages = claims
    .split('\n')
    .flatMap((line, place) =>
      /\d\s?%|\bper ?cent\b/.test(line)
        ? [{ line: place + 1, message: 'prints a percentage without a source: use <Figure id="…" />' }]
        : [],
    );
  const words = text.split('\n').flatMap((line, place) => {
    const word = avoidedWord(line);
    return word ? [{ line: place + 1, message: `says '${word}', a word that the hub avoids` }] : [];
  });
  return [...percentages, ...words];
}

const staysWithPeople = `[When not to use AI](${addresses.about('when-not-to-use-ai')})`;

/** Requires of every guide to say which of its work stays with people. */
const missingParts = (text: string): WritingProblem[] =>
  text.includes(staysWithPeople)
    ? []
    : [{ line: text.split('\n').length, message: `has no ${staysWithPeople}: every guide says which work stays with people` }];
