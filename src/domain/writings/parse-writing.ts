import type { Nodes, Parents, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { mdxExpressionFromMarkdown } from 'mdast-util-mdx-expression';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { mdxJsxFromMarkdown } from 'mdast-util-mdx-jsx';
import { mdxExpression } from 'micromark-extension-mdx-expression';
import { mdxJsx } from 'micromark-extension-mdx-jsx';
import { mdxMd } from 'micromark-extension-mdx-md';
import type { WritingTag } from './writing-tags.ts';
import { writingTags } from './writing-tags.ts';

/** A problem in a line of a writing. The message is a clause that follows the writing's name: 'leads to …'. */
export interface WritingProblem {
  /** Line number, from 1. */
  line: number;
  message: string;
}

export type TagNode = MdxJsxFlowElement | MdxJsxTextElement;

const tagByName = new Map(writingTags.map((tag) => [tag.name, tag]));

/** Returns the definition of a tag; undefined for one that is not on the list. */
export const knownTag = ({ name }: Pick<TagNode, 'name'>): WritingTag | undefined => tagByName.get(name ?? '');

/** Checks whether a writing may link to an address: a page of the hub, a part of the same page, a site, mail or telephone. */
export const mayLeadTo = (address: string): boolean => /^(https?:\/\/|mailto:|tel:|#|\/(?!\/))/.test(address);

/**
 * Parses a writing: Markdown with tags, as in its MDX file. Braces are parsed so that they can be refused; nothing is ever
 * evaluated, neither here nor where it is rendered (docs/decisions/0054).
 * @returns problems, and no tree if a paragraph is too long or the tags or braces do not fit together
 */
export function parseWriting(text: string): { tree?: Root; problems: WritingProblem[] } {
  const long = tooLong(text);
  if (long.length > 0) return { problems: long };
  try {
    const tree = fromMarkdown(text, {
      // No acorn parser is passed, which would parse JavaScript: braces contain plain text.
      extensions: [mdxMd(), mdxJsx(), mdxExpression()],
      mdastExtensions: [mdxJsxFromMarkdown(), mdxExpressionFromMarkdown()],
    });
    unravel(tree);
    return { tree, problems: [...refusals(tree, undefined)] };
  } catch (error) {
    return { problems: [problemOfSyntax(error as SyntaxProblem, text)] };
  }
}

/** Maximum characters of a paragraph: nested marks in a longer one take the parser minutes. The hub's longest has 1,300. */
const mostOfParagraph = 5_000;

function tooLong(text: string): WritingProblem[] {
  const problems: WritingProblem[] = [];
  let [start, length] = [1, 0];
  for (const [place, line] of text.split('\n').entries()) {
    if (line.trim() === '') [start, length] = [place + 2, 0];
    const before = length;
    length += line.length;
    if (before <= mostOfParagraph && length > mostOfParagraph)
      problems.push({
        line: start,
        message: `begins a paragraph of more than ${mostOfParagraph} characters: put an empty line in it`,
      });
  }
  return problems;
}

/** Error of the parser: a VFileMessage. */
interface SyntaxProblem {
  reason?: string;
  ruleId?: string;
  line?: number;
}

function problemOfSyntax({ reason = '', ruleId, line }: SyntaxProblem, text: string): WritingProblem {
  const open = /closing tag for `<(?<name>[^>]*)>` \((?<line>\d+):/.exec(reason)?.groups;
  if (open)
    return { line: Number(open.line), message: `opens <${open.name}> and does not close it with </${open.name}> in its place` };
  const at = line ?? text.split('\n').length;
  return {
    line: at,
    message:
      ruleId === 'unexpected-closing-slash'
        ? 'closes a tag that is not open'
        : 'has a “<” or “{” that begins none of the tags, or one that is not finished: write \\< or \\{ for the character itself',
  };
}

/** Unwraps a paragraph that contains nothing but tags: `<Scripture …>…</Scripture>` on one line is a block, as in MDX. */
function unravel(parent: Parents): void {
  const children = parent.children.flatMap((child): RootContent[] => {
    if ('children' in child) unravel(child);
    if (child.type !== 'paragraph') return [child];
    const nodes = child.children.filter((one) => one.type !== 'text' || one.value.trim() !== '');
    if (nodes.length === 0 || !nodes.every(isTag)) return [child];
    return nodes.map((tag) => ({ ...(tag as MdxJsxTextElement), type: 'mdxJsxFlowElement' }) as MdxJsxFlowElement);
  });
  parent.children = children as typeof parent.children;
}

export const isTag = (node: Nodes): node is TagNode => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const plainMarkdown = new Set([
  ...['root', 'paragraph', 'text', 'list', 'listItem', 'emphasis', 'strong', 'blockquote', 'break', 'thematicBreak'],
  ...['inlineCode', 'code'],
]);

/** @param tag the tag that contains the node */
function* refusals(node: Nodes, tag: string | undefined): Generator<WritingProblem> {
  const line = node.position?.start.line ?? 1;
  for (const message of refusalsOf(node, tag)) yield { line, message };
  if (!('children' in node)) return;
  for (const child of node.children) yield* refusals(child, isTag(node) ? (node.name ?? '') : tag);
}

function refusalsOf(node: Nodes, tag: string | undefined): string[] {
  if (isTag(node)) return refusalsOfTag(node, tag);
  if (plainMarkdown.has(node.type)) return [];
  switch (node.type) {
    case 'heading':
      return node.depth >= 2 && node.depth <= 4
        ? []
        : ['has a heading that is not ##, ### or ####: the page has its title already'];
    case 'link':
      return mayLeadTo(node.url)
        ? []
        : [`leads to ${node.url}, which is neither a page of the hub such as /about/privacy nor an address with https://`];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return ['has braces, which mean a program: write \\{ for the character itself'];
    case 'image':
    case 'imageReference':
      return ['has a picture, which writings have not'];
    default:
      return ['has a part that writings have not: put the address of a link behind its words, as in [words](/about/privacy)'];
  }
}

function refusalsOfTag(node: TagNode, inside: string | undefined): string[] {
  const tag = knownTag(node);
  if (!tag) return [`has <${node.name ?? ''}>, which is none of the tags: ${[...tagByName.keys()].join(', ')}`];
  const name = `<${tag.name}>`;
  const attributes = node.attributes.map((one) => ('name' in one ? one : { name: '{…}', value: undefined }));
  const flags = tag.flags ?? [];
  return [
    ...attributes
      .filter((one) => !tag.attributes.includes(one.name) && !flags.includes(one.name))
      .map((one) => `has ${one.name} in ${name}, which does not know it`),
    ...tag.attributes
      .filter(
        (attribute) =>
          !attributes.some(({ name: one, value }) => one === attribute && typeof value === 'string' && value.trim() !== ''),
      )
      .map((attribute) => `has ${name} without its words in quotes: ${attribute}="…"`),
    ...flags
      .filter((flag) => attributes.some((one) => one.name === flag && one.value !== null))
      .map((flag) => `gives ${flag} in ${name} a value, and it takes none`),
    ...(tag.within && tag.within !== inside ? [`has ${name} outside of <${tag.within}>`] : []),
    ...(tag.isInSentence && node.children.length > 0 ? [`has words inside of ${name}, which holds none: end it with />`] : []),
    ...(!tag.isInSentence && node.type === 'mdxJsxTextElement' ? [`has ${name} in a sentence: put it on lines of its own`] : []),
  ];
}
