import { addresses } from '#domain/addresses.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { SourceOfTool } from '#domain/catalogue/tool-sources.ts';
import type { ToolPageView } from '#domain/catalogue/views.ts';
import { feedAddress } from '#domain/feed-address.ts';
import { problemSubject } from '#domain/submissions/contact-subject.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { escapeXml } from '../../escape-xml.ts';
import { renderMarkdown } from './markdown.ts';

/** What an entry rests on, in two lists. It comes as HTML: nothing of the page asks more of it. */
export function presentSources({ own, others }: Record<'own' | 'others', SourceOfTool[]>): ToolPageView['documents'] {
  const lists = [advice, listOf('The company’s own documents', own, 0), listOf('Others', others, own.length)];
  const html = renderMarkdown(lists.join('\n\n'));
  // We name them; we don't vouch for them.
  return { count: own.length + others.length, html: html.replaceAll('<a ', '<a rel="noopener nofollow" ') };
}

const advice = 'Prices and terms change: look at the company’s own page before you pay or type in anything private.';

/** When a tool was checked and against how many sources, and the ways to say what is wrong: plain links, which cost the page no script. */
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

/** So many tell who wrote them and when; the rest are named. */
const mostDescribed = 20;

/** @param before how many stand in the list above */
const listOf = (heading: string, sources: readonly SourceOfTool[], before: number) =>
  sources.length === 0
    ? ''
    : [
        `### ${heading}`,
        '',
        ...sources.map((source, place) => {
          const link = `- [${escaped(source.title)}](<${source.address}>)`;
          return before + place < mostDescribed ? `${link}, ${described(source)}` : link;
        }),
      ].join('\n');

const described = ({ publisher, dated, read }: SourceOfTool) =>
  escaped(`${publisher}, ${dated ? formatCheckedDate(dated) : read ? `read in ${formatCheckedDate(read)}` : 'undated'}`);

/** Text that Markdown takes as it is. */
const escaped = (text: string) => text.replace(/[\\`*_[\]<>#&|~]/g, '\\$&');
