import { addresses } from '#domain/addresses.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { SourceOfTool } from '#domain/catalogue/tool-sources.ts';
import type { ToolPageView } from '#domain/catalogue/views.ts';
import { feedAddress } from '#domain/feed-address.ts';
import { problemSubject } from '#domain/submissions/contact-subject.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { escapeXml } from '../../escape-xml.ts';
import { renderMarkdown } from './markdown.ts';

/** Sources of an entry as HTML, in two lists: the company's own documents, and others. The page needs nothing but the HTML. */
export function presentSources({ own, others }: Record<'own' | 'others', SourceOfTool[]>): ToolPageView['documents'] {
  const lists = [advice, listOf('The company’s own documents', own, 0), listOf('Others', others, own.length)];
  const html = renderMarkdown(lists.join('\n\n'));
  // Sources are named, not recommended.
  return { count: own.length + others.length, html: html.replaceAll('<a ', '<a rel="noopener nofollow" ') };
}

const advice = 'Prices and terms change: look at the company’s own page before you pay or type in anything private.';

/** Date and number of sources of a tool's check, with ways to report a mistake: plain links, which cost the page no script. */
export function presentChecked({ slug, verifiedAt }: Pick<Tool, 'slug' | 'verifiedAt'>, count: number): string {
  const path = addresses.tool(slug);
  const link = (href: string, words: string) => `<a href="${escapeXml(href)}" rel="nofollow">${words}</a>`;
  return [
    `Checked ${formatCheckedDate(verifiedAt)} against ${count} `,
    `<a id="sources-mark" href="#sources">${count === 1 ? 'source' : 'sources'}</a>. `,
    `${link(addresses.contactAbout(problemSubject(path)), 'Report a problem with this entry')}, or `,
    `<a href="${addresses.submission}">suggest another tool</a>. `,
    `${link(feedAddress(addresses.termsChanges({ tool: slug }), 'ics'), 'Add a review date to your calendar')}.`,
  ].join('');
}

/** Number of sources that are listed with author and date; the rest are named alone. */
const mostDescribed = 20;

/** @param before number of sources in the list above */
const listOf = (heading: string, sources: readonly SourceOfTool[], before: number) =>
  sources.length === 0
    ? ''
    : [
        `### ${heading}`,
        '',
        ...sources.map((source, place) => {
          const link = `- [${escaped(source.title)}](<${source.address}>)`;
          return before + place < mostDescribed ? `${link}, ${describe(source)}` : link;
        }),
      ].join('\n');

const describe = ({ publisher, dated, read }: SourceOfTool) =>
  escaped(`${publisher}, ${dated ? formatCheckedDate(dated) : read ? `read in ${formatCheckedDate(read)}` : 'undated'}`);

/** Escapes text so that Markdown takes it literally. */
const escaped = (text: string) => text.replace(/[\\`*_[\]<>#&|~]/g, '\\$&');
