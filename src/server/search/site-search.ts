import { setImmediate } from 'node:timers/promises';
import type { SearchParameters } from '#domain/reads/reads.ts';
import { explain } from '#domain/search/explain.ts';
import { marksOf } from '#domain/search/marks.ts';
import type { Hit } from '#domain/search/search.ts';
import { search } from '#domain/search/search.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import type { SearchIndex } from '#domain/search/search-index.ts';
import { prepareSearchIndex } from '#domain/search/search-index.ts';
import type { SearchResultView, SearchView } from '#domain/search/search-view.ts';
import { resultsPerPage } from '#domain/search/search-view.ts';
import type { SynonymRow, Synonyms } from '#domain/search/synonyms.ts';
import { createSynonyms } from '#domain/search/synonyms.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { catalogueEntries } from './catalogue-entries.ts';

const mostPopular = 6;
const longestSummary = 240;

/** How long preparing may keep other answers waiting at a stretch, in ms. */
const stretchMs = 10;

interface Prepared {
  index: SearchIndex;
  popular: SearchResultView[];
}

/** Searches the catalogue and the writing around it. One per server; each snapshot is prepared once. */
export class SiteSearch {
  readonly #writings: readonly SearchEntry[];
  readonly #synonyms: Synonyms;
  readonly #prepared = new WeakMap<CatalogueSnapshot, Promise<Prepared>>();

  /** @param writings what can be found beside the catalogue */
  constructor(writings: readonly SearchEntry[], synonyms: readonly SynonymRow[]) {
    this.#writings = writings;
    this.#synonyms = createSynonyms(synonyms);
  }

  /** What a query finds; of a snapshot that is not prepared yet, as soon as it is. */
  async answer(
    snapshot: CatalogueSnapshot,
    { q = '', kind, limit = resultsPerPage, offset }: SearchParameters,
  ): Promise<SearchView> {
    const { index, popular } = await this.#preparedFor(snapshot);
    const { hits, near, counts, total } = search(index, q, { kind, limit, offset });
    return {
      query: q,
      total,
      counts,
      results: hits.map(presentHit),
      near: near.map(presentHit),
      popular: total === 0 ? popular : [],
    };
  }

  /** Makes a snapshot ready for searching, in stretches between which the server answers: seconds for 10,000 tools. */
  async prepare(snapshot: CatalogueSnapshot): Promise<void> {
    await this.#preparedFor(snapshot);
  }

  #preparedFor(snapshot: CatalogueSnapshot): Promise<Prepared> {
    const known = this.#prepared.get(snapshot);
    if (known) return known;
    const made = inStretches(this.#work(snapshot));
    this.#prepared.set(snapshot, made);
    return made;
  }

  *#work(snapshot: CatalogueSnapshot): Generator<void, Prepared> {
    const entries = catalogueEntries(snapshot);
    yield;
    const popular = mostUsed(snapshot, entries).map((entry) => presentHit({ entry, matches: [] }));
    yield;
    return { index: yield* prepareSearchIndex([...entries, ...this.#writings], this.#synonyms), popular };
  }
}

/** Does work that yields often, and lets the server answer whenever it has gone on for long enough. */
async function inStretches<T>(work: Generator<void, T>): Promise<T> {
  for (;;) {
    await setImmediate();
    const end = performance.now() + stretchMs;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
  }
}

/** The tools that most workflows use; of equals those that come first by name. */
function mostUsed({ tools, workflows }: CatalogueSnapshot, entries: readonly SearchEntry[]): SearchEntry[] {
  const users = new Map<string, number>();
  for (const workflow of workflows) {
    for (const slug of new Set(workflow.tools.map(({ tool }) => tool))) users.set(slug, (users.get(slug) ?? 0) + 1);
  }
  const bySlug = new Map(tools.map(({ slug }, place) => [slug, entries[place]]));
  return [...tools]
    .filter(({ slug, status }) => users.has(slug) && status === 'active')
    .sort((a, b) => (users.get(b.slug) ?? 0) - (users.get(a.slug) ?? 0))
    .slice(0, mostPopular)
    .flatMap(({ slug }) => bySlug.get(slug) ?? []);
}

function presentHit(hit: Hit): SearchResultView {
  const { kind, href, title, status } = hit.entry;
  const summary = shortened(hit.entry.summary);
  return {
    kind,
    href,
    title,
    summary,
    status,
    why: explain(hit),
    marks: { title: marksOf(title, hit.matches), summary: marksOf(summary, hit.matches) },
  };
}

function shortened(text: string): string {
  if (text.length <= longestSummary) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longestSummary - 1)).replace(/[\s.,;:–-]+$/, '')}…`;
}
