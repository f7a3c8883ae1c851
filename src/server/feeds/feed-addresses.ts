import type { Context } from 'hono';
import { addresses } from '#domain/addresses.ts';
import { parseAnswerSearch } from '#domain/answers/answer-search.ts';
import { parseCreativeSearch, parseToolSearch, parseWorkflowSearch } from '#domain/catalogue/list-search.ts';
import type { WorkflowCardView } from '#domain/catalogue/views.ts';
import type { FeedFormat } from '#domain/feed-address.ts';
import { feedAddress, feedTypes, followedPart } from '#domain/feed-address.ts';
import { oncePer } from '#domain/once-per.ts';
import { readSchemas } from '#domain/reads/read-schemas.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { chosenTools } from '#domain/trust/chosen-tools.ts';
import { parseQuery } from '../api/parse-query.ts';
import type { ReadSources } from '../api/public/read-answers.ts';
import { answerRead } from '../api/public/read-answers.ts';
import { HttpError } from '../errors.ts';
import type { AddressRow, AnswerKey } from '../requests/address-row.ts';
import type { Feed } from './feed.ts';
import { atomFeed, jsonFeed } from './feed.ts';
import type { NewEntry } from './new-entries.ts';
import { newEntriesFeed } from './new-entries.ts';
import { reviewDayFile } from './review-day.ts';
import { termsChangesFeed } from './terms-changes-feed.ts';

/** A list whose new entries can be followed. */
interface FollowedList {
  /** Address of the list as these parameters narrow it. */
  page: (query: Record<string, string>) => string;
  feed: (sources: ReadSources, query: Record<string, string>) => Promise<Feed>;
}

const cacheHeaders = { 'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' };

/**
 * Lists the addresses to follow news without an account: the feeds of changed terms and of new entries, each filtered like its
 * page, and a day for the calendar.
 */
export function feedRows(sources: () => ReadSources, publicUrl: string): AddressRow[] {
  const atom = (c: Context, feed: Feed) => {
    const self = publicUrl + feedAddress(feed.page.slice(publicUrl.length), 'atom');
    return c.body(atomFeed(feed, self), 200, { ...cacheHeaders, 'Content-Type': `${feedTypes.atom}; charset=utf-8` });
  };
  const changes = (c: Context) => termsChangesFeed(sources().snapshot, publicUrl, changesAsked(c.req.query()));
  const json = (c: Context) => {
    const feed = changes(c);
    const self = publicUrl + feedAddress(feed.page.slice(publicUrl.length), 'json');
    return c.json(jsonFeed(feed, self), 200, { ...cacheHeaders, 'Content-Type': `${feedTypes.json}; charset=utf-8` });
  };
  const reviewDay = (c: Context) => {
    const { snapshot, today } = sources();
    const file = reviewDayFile(snapshot, publicUrl, c.req.query('tool') ?? '', new Date(today));
    if (!file) throw new HttpError(404, 'We don’t know any of these tools.');
    return c.body(file, 200, {
      ...cacheHeaders,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="look-again-at-the-terms.ics"',
    });
  };

  const row = (
    page: (query: Record<string, string>) => string,
    format: FeedFormat | 'ics',
    answer: AddressRow['answer'],
  ): AddressRow => ({
    method: 'GET',
    path: feedAddress(page({}), format),
    cache: 'revision',
    key: ({ query }) => keyOf(() => feedAddress(page(query), format)),
    work: 'making',
    answer,
  });
  const changesPage = (query: Record<string, string>) => addresses.termsChanges(changesAsked(query));
  const reviewPage = ({ tool = '' }: Record<string, string>) => addresses.termsChanges({ tool: chosenTools(tool).join(',') });
  return [
    row(changesPage, 'atom', (c) => atom(c, changes(c))),
    row(changesPage, 'json', json),
    row(reviewPage, 'ics', reviewDay),
    ...followedLists(publicUrl).map(({ page, feed }) =>
      row(page, 'atom', async (c) => atom(c, await feed(sources(), c.req.query()))),
    ),
  ];
}

const changesAsked = (query: Record<string, string>) => parseQuery(readSchemas.termsChanges.takes, query);

/** Makes the cache key; undefined where the parameters cannot be read. Only whole feeds are stored: filters are endless. */
function keyOf(address: () => string): AnswerKey | undefined {
  try {
    const key = address();
    return { key, isStored: !key.includes('?') };
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

const followedLists = (publicUrl: string): FollowedList[] => [
  {
    page: (query) => addresses.allTools(followedPart(parseToolSearch(query))),
    feed: async (sources, query) => {
      const search = followedPart(parseToolSearch(query));
      const { body } = await answerRead('toolCards', search, sources);
      const entries = body.map(({ slug, name, description }) => ({
        path: addresses.tool(slug),
        title: name,
        summary: description,
        at: addedSince(sources.snapshot, `tools/${slug}`),
      }));
      return newEntriesFeed('New tools', entries, publicUrl, addresses.allTools(search));
    },
  },
  {
    page: (query) => addresses.allWorkflows(followedPart(parseWorkflowSearch(query))),
    feed: async (sources, query) => {
      const search = followedPart(parseWorkflowSearch(query));
      const { body } = await answerRead('workflowCards', search, sources);
      return newEntriesFeed('New workflows', workflowEntries(body, sources), publicUrl, addresses.allWorkflows(search));
    },
  },
  {
    page: (query) => addresses.creativeWorkflows(followedPart(parseCreativeSearch(query))),
    feed: async (sources, query) => {
      const search = followedPart(parseCreativeSearch(query));
      const { body } = await answerRead('workflowCards', { q: search.q, creative: search.category ?? 'all' }, sources);
      const page = addresses.creativeWorkflows(search);
      return newEntriesFeed('New creative workflows', workflowEntries(body, sources), publicUrl, page);
    },
  },
  {
    page: (query) => addresses.answers({ topic: parseAnswerSearch(query).topic }),
    feed: async (sources, query) => {
      const { topic: only } = parseAnswerSearch(query);
      const { body } = await answerRead('answers', {}, sources);
      const entries = body
        .filter(({ topic }) => !only || topic === only)
        .map(({ slug, question, lead, written }) => ({
          path: addresses.answer(slug),
          title: question,
          summary: lead,
          at: written,
        }));
      return newEntriesFeed('New answers', entries, publicUrl, addresses.answers({ topic: only }));
    },
  },
];

const workflowEntries = (cards: readonly WorkflowCardView[], { snapshot }: ReadSources): NewEntry[] =>
  cards.map(({ slug, title, description }) => ({
    path: addresses.workflow(slug),
    title,
    summary: description,
    at: addedSince(snapshot, `workflows/${slug}`),
  }));

/** Returns when the hub added an entry after it was set up; undefined for those from its start, which are no news. */
const addedSince = (snapshot: CatalogueSnapshot, entry: string): string | undefined => {
  const at = snapshot.added.get(entry);
  return at === setUpAt(snapshot) ? undefined : at;
};
const setUpAt = oncePer(({ added }: CatalogueSnapshot) => [...added.values()].sort()[0]);
