import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { FieldIssue } from '#domain/check.ts';
import { mayLeadTo } from '#domain/writings/parse-writing.ts';

/**
 * What the Markdown of a record may not hold: pictures of other sites, which no visitor's browser may load (the pages' policy
 * refuses them), and links that lead nowhere a reader can go, such as `javascript:`. A page would show both broken.
 * @param fields which of the record's fields are Markdown
 */
export const markdownIssues = <Field extends string>(
  record: { [field in Field]?: string | undefined },
  fields: readonly Field[],
): FieldIssue[] =>
  fields.flatMap((path) => [...new Set(problemsIn(fromMarkdown(record[path] ?? '')))].map((message) => ({ path, message })));

/** The fields of an answer that are Markdown. */
export const answerMarkdown = ['answer', 'detail'] as const;

const isOwn = (address: string) => /^\/(?!\/)/.test(address);

function problemsIn(node: Nodes): string[] {
  if (node.type === 'image' && !isOwn(node.url))
    return [`shows the picture ${node.url} of another site, which no page of the hub may load: link to it, or leave it out`];
  const own =
    (node.type === 'link' || node.type === 'definition') && !mayLeadTo(node.url)
      ? [`leads to ${node.url}, which is neither a page of the hub such as /about/privacy nor an address with https://`]
      : [];
  return 'children' in node ? [...own, ...node.children.flatMap(problemsIn)] : own;
}
