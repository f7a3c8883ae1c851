import type { SourceOfTool } from '#domain/catalogue/tool-sources.ts';
import type { ToolPageView } from '#domain/catalogue/views.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { renderMarkdown } from './markdown.ts';

/** What an entry rests on, in two lists. It comes as HTML: nothing of the page asks more of it. */
export function presentSources({ own, others }: Record<'own' | 'others', SourceOfTool[]>): ToolPageView['documents'] {
  const lists = [listOf('The company’s own documents', own), listOf('Others', others)];
  const html = renderMarkdown(lists.join('\n\n'));
  // We name them; we don't vouch for them.
  return { count: own.length + others.length, html: html.replaceAll('<a ', '<a rel="noopener nofollow" ') };
}

const listOf = (heading: string, sources: readonly SourceOfTool[]) =>
  sources.length === 0
    ? ''
    : [
        `### ${heading}`,
        '',
        ...sources.map((source) => `- [${escaped(source.title)}](<${source.address}>), ${described(source)}`),
      ].join('\n');

const described = ({ publisher, dated, read }: SourceOfTool) =>
  escaped(`${publisher}, ${dated ? formatCheckedDate(dated) : read ? `read in ${formatCheckedDate(read)}` : 'undated'}`);

/** Text that Markdown takes as it is. */
const escaped = (text: string) => text.replace(/[\\`*_[\]<>#&|~]/g, '\\$&');
