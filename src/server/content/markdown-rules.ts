import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { FieldIssue } from '#domain/check.ts';
import { mayLeadTo } from '#domain/writings/parse-writing.ts';

/**
 * Finds what the Markdown of a record may not hold: pictures of other sites, which no visitor's browser may load (the pages'
 * policy refuses them), and links that no reader can follow, such as `javascript:`. A page would show both broken.
 * @param fields names of the record's fields that are Markdown
 */
export const markdownIssues = <Field extends string>(
  record: { [field in Field]?: string | undefined },
  fields: readonly Field[],
): FieldIssue[] => fields.flatMap((path) => [...new Set(problemsOf(record[path] ?? ''))].map((message) => ({ path, message })));

function problemsOf(text: string): string[] {
  const page = fromMarkdown(text);
  const nodes = nodesOf(page);
  // First definition of a name wins, as in Markdown.
  const defined = new Map(
    nodes.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url] as const] : [])).toReversed(),
  );
  return nodes.flatMap((node) => problemsIn(node, defined));
}

/** Fields of an answer that are Markdown. */
export const answerMarkdown = ['answer', 'detail'] as const;

const isOwn = (address: string) => /^\/(?!\/)/.test(address);

const nodesOf = (node: Nodes): Nodes[] => [node, ...('children' in node ? node.children.flatMap(nodesOf) : [])];

function problemsIn(node: Nodes, defined: ReadonlyMap<string, string>): string[] {
  const picture = node.type === 'image' ? node.url : node.type === 'imageReference' ? defined.get(node.identifier) : undefined;
  if (picture !== undefined && !isOwn(picture))
    return [`shows the picture ${picture} of another site, which no page of the hub may load: link to it, or leave it out`];
  return (node.type === 'link' || node.type === 'definition') && !mayLeadTo(node.url)
    ? [`leads to ${node.url}, which is neither a page of the hub such as /about/privacy nor an address with https://`]
    : [];
}
