import type { Context } from 'hono';
import { Hono } from 'hono';
import { addresses } from '#domain/addresses.ts';
import { parseAnswerSearch } from '#domain/answers/answer-search.ts';
import { parseCreativeSearch, parseToolSearch, parseWorkflowSearch } from '#domain/catalogue/list-search.ts';
import type { WorkflowCardView } from '#domain/catalogue/views.ts';
import { feedAddress, feedTypes, followedPart } from '#domain/feed-address.ts';
import { readSchemas } from '#domain/reads/read-schemas.ts';
import { parseQuery } from '../api/parse-query.ts';
import type { ReadSources } from '../api/public/read-answers.ts';
import { answerRead } from '../api/public/read-answers.ts';
import type { Clock } from '../clock/clock.ts';
import { HttpError } from '../errors.ts';
import type { Feed } from './feed.ts';
import { atomFeed, jsonFeed } from './feed.ts';
import type { NewEntry } from './new-entries.ts';
import { newEntriesFeed } from './new-entries.ts';
import { reviewDayFile } from './review-day.ts';
import { termsChangesFeed } from './terms-changes-feed.ts';

/** A list whose new entries can be followed. */
interface FollowedList {
  path: string;
  feed: (sources: ReadSources, asked: Record<string, string>) => Promise<Feed>;
}

/**
 * What tells somebody of news who has no account: the feeds of changed terms and of new entries, each narrowed like its page,
 * and a day for the calendar.
 */
export function feedAddresses(sources: () => ReadSources, publicUrl: string, clock: Clock): Hono {
  const app = new Hono();
  const dated = { 'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' };
  const atom = (c: Context, feed: Feed) => {
    const self = publicUrl + feedAddress(feed.page.slice(publicUrl.length), 'atom');
    return c.body(atomFeed(feed, self), 200, { ...dated, 'Content-Type': `${feedTypes.atom}; charset=utf-8` });
  };

  const changes = (c: Context) =>
    termsChangesFeed(sources().snapshot, publicUrl, parseQuery(readSchemas.termsChanges.takes, c.req.query()));
  app.get('/terms-changes.atom', (c) => atom(c, changes(c)));
  app.get('/terms-changes.json', (c) => {
    const feed = changes(c);
    const self = publicUrl + feedAddress(feed.page.slice(publicUrl.length), 'json');
    return c.json(jsonFeed(feed, self), 200, { ...dated, 'Content-Type': `${feedTypes.json}; charset=utf-8` });
  });
  app.get('/terms-changes.ics', (c) => {
    const file = reviewDayFile(sources().snapshot, publicUrl, c.req.query('tool') ?? '', clock.now());
    if (!file) throw new HttpError(404, 'We don’t know any of these tools.');
    return c.body(file, 200, {
      'Cache-Control': 'no-store',
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="look-again-at-the-terms.ics"',
    });
  });

  for (const { path, feed } of followedLists(publicUrl))
    app.get(feedAddress(path, 'atom'), async (c) => atom(c, await feed(sources(), c.req.query())));
  return app;
}

const followedLists = (publicUrl: string): FollowedList[] => [
  {
    path: addresses.allTools(),
    feed: async (sources, asked) => {
      const search = followedPart(parseToolSearch(asked));
      const { body } = await answerRead('toolCards', search, sources);
      const entries = body.map(({ slug, name, description }) => ({
        path: addresses.tool(slug),
        title: name,
        summary: description,
        at: sources.snapshot.added.get(`tools/${slug}`),
      }));
      return newEntriesFeed('New tools', entries, publicUrl, addresses.allTools(search));
    },
  },
  {
    path: addresses.allWorkflows(),
    feed: async (sources, asked) => {
      const search = followedPart(parseWorkflowSearch(asked));
      const { body } = await answerRead('workflowCards', search, sources);
      return newEntriesFeed('New workflows', workflowEntries(body, sources), publicUrl, addresses.allWorkflows(search));
    },
  },
  {
    path: addresses.workflows,
    feed: async (sources, asked) => {
      const search = followedPart(parseCreativeSearch(asked));
      const { body } = await answerRead('workflowCards', { q: search.q, creative: search.category ?? 'all' }, sources);
      const page = addresses.creativeWorkflows(search);
      return newEntriesFeed('New creative workflows', workflowEntries(body, sources), publicUrl, page);
    },
  },
  {
    path: addresses.answers(),
    feed: async (sources, asked) => {
      const { topic: only } = parseAnswerSearch(asked);
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
    at: snapshot.added.get(`workflows/${slug}`),
  }));
