import { addresses } from '#domain/addresses.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { oncePer } from '#domain/once-per.ts';
import type { ReadParameters } from '#domain/reads/reads.ts';
import { explain } from '#domain/search/explain.ts';
import { marksOf } from '#domain/search/marks.ts';
import { nameOf } from '#domain/search/names.ts';
import { otherLanguage } from '#domain/search/other-language.ts';
import type { Hit } from '#domain/search/search.ts';
import { search } from '#domain/search/search.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import type { SearchIndex } from '#domain/search/search-index.ts';
import { createSearchIndex } from '#domain/search/search-index.ts';
import type { SearchResultView, SearchView } from '#domain/search/search-views.ts';
import { resultsPerPage } from '#domain/search/site-search-state.ts';
import type { SynonymRow, Synonyms } from '#domain/search/synonyms.ts';
import { createSynonyms } from '#domain/search/synonyms.ts';
import { saysUnderstood } from '#domain/search/understand.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { enteringCard } from './asked-to-enter.ts';
import { catalogueEntries } from './catalogue-entries.ts';
import { comparedTools, toolAnswer } from './compared-tools.ts';
import { crisisCard } from './crisis-card.ts';
import type { WritingEntries } from './writing-entries.ts';

const mostPopular = 6;
const longestSummary = 240;
/** Maximum number of tools that a name may mean. */
const mostMeant = 5;

interface Prepared {
  index: SearchIndex;
  popular: SearchResultView[];
  toolByHref: ReadonlyMap<string, Tool>;
}

/** Searches the catalogue and the writings. One per server; each snapshot is indexed once. */
export class SiteSearch {
  readonly #writings: WritingEntries;
  readonly #synonyms: Synonyms;

  /**
   * @param writings makes the entries outside the catalogue, from a snapshot's texts
   * @param synonyms rows of the files; a snapshot may bring others that staff edited
   */
  constructor(writings: WritingEntries, synonyms: readonly SynonymRow[]) {
    this.#writings = writings;
    this.#synonyms = createSynonyms(synonyms);
  }

  /** Answers a query with its results. */
  answer(
    snapshot: CatalogueSnapshot,
    { q = '', kind, words, limit = resultsPerPage, offset }: ReadParameters<'search'>,
    /** Day by which the age of facts is judged: 2026-11-22. */
    today: string,
  ): SearchView {
    const { index, popular, toolByHref } = this.#preparedFor(snapshot);
    const { hits, near, counts, total, isNothing, understood } = search(index, q, {
      kind,
      limit,
      offset,
      isWordsOnly: words === 'only',
    });
    const toolOf = (entry: number) => toolByHref.get(index.entries[entry]?.href ?? '');
    const sources = { snapshot, today };
    const nearestSituation = () => {
      const [first] = search(index, q, { kind: 'situation', limit: 1 }).hits;
      return snapshot.guidance.situations.find(({ slug }) => addresses.situation(slug) === first?.entry.href);
    };
    const crisis = crisisCard(q, snapshot);
    const card = words === 'only' ? {} : enteringCard(understood, { toolOf, nearestSituation }, sources);
    // Removes one of two cards that link to the same page.
    if (crisis && card.incident && isCrisisPage(card.incident.slug, snapshot)) delete card.incident;
    const [mention, ...others] = understood.mentions;
    const only = words !== 'only' && others.length === 0 && mention ? toolOf(mention.entry) : undefined;
    const compared =
      comparedTools(
        understood.compared.flatMap((entry) => toolOf(entry) ?? []),
        sources,
      ) ?? (only && !card.incident && !card.mayEnter ? toolAnswer(only, q, sources) : undefined);
    const language = otherLanguage(q);
    const says = saysCard(card) ?? saysUnderstood(understood, index.entries);
    return {
      query: q,
      ...(says && { understood: says }),
      ...(language && { otherLanguage: language }),
      ...(crisis && { crisis: true as const, crisisCard: crisis }),
      ...card,
      ...(compared && { compared }),
      ...(isNothing && q && !crisis && !card.incident && !card.mayEnter && !compared && { nothing: true as const }),
      total,
      counts,
      results: hits.map(presentHit),
      near: near.map(presentHit),
      popular: total === 0 && !crisis ? popular : [],
    };
  }

  /** Finds the tool that a name, a former name or a misspelling means, or those that it may mean. */
  toolsCalled(snapshot: CatalogueSnapshot, name: string): { tool?: Tool; near: Tool[] } {
    const { index, toolByHref } = this.#preparedFor(snapshot);
    const entry = index.toolNames.get(nameOf(name));
    const tool = entry === undefined ? undefined : toolByHref.get(index.entries[entry]?.href ?? '');
    if (tool) return { tool, near: [] };
    const { hits, near } = search(index, name, { kind: 'tool', limit: mostMeant, isWordsOnly: true });
    return { near: [...hits, ...near].slice(0, mostMeant).flatMap((hit) => toolByHref.get(hit.entry.href) ?? []) };
  }

  /** Indexes a snapshot, so that no visitor who searches waits for it. */
  prepare(snapshot: CatalogueSnapshot): void {
    this.#preparedFor(snapshot);
  }

  #latest: SearchIndex | undefined;

  readonly #preparedFor = oncePer((snapshot: CatalogueSnapshot): Prepared => {
    const entries = catalogueEntries(snapshot);
    const { searchAliases } = snapshot.siteWords;
    const index = createSearchIndex(
      [...entries, ...this.#writings(snapshot.writings)],
      searchAliases ? createSynonyms(searchAliases) : this.#synonyms,
      this.#latest,
    );
    this.#latest = index;
    return {
      index,
      popular: mostUsed(snapshot, entries).map((entry) => presentHit({ entry, matches: [], lacks: [] })),
      toolByHref: new Map(snapshot.tools.map((tool) => [addresses.tool(tool.slug), tool])),
    };
  });
}

const isCrisisPage = (slug: string, { guidance }: CatalogueSnapshot) =>
  guidance.crisisWords?.groups.some(({ leadsTo }) => leadsTo === slug) ?? false;

/** Repeats the question that a card answers, within a sentence: 'may prayer requests go into ChatGPT'. */
function saysCard({ incident, mayEnter }: Pick<SearchView, 'incident' | 'mayEnter'>): string | undefined {
  if (incident) return 'something has already happened';
  return mayEnter && mayEnter.question.charAt(0).toLowerCase() + mayEnter.question.slice(1, -1);
}

/** Lists the tools that most workflows use; of equals those that come first by name. */
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
    lacks: hit.lacks,
    marks: { title: marksOf(title, hit.matches), summary: marksOf(summary, hit.matches) },
  };
}

function shortened(text: string): string {
  if (text.length <= longestSummary) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longestSummary - 1)).replace(/[\s.,;:–-]+$/, '')}…`;
}
