import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts';
import type { AnsweredForm, RequestContext } from '#web/request-context.ts';
import type { RenderedPage } from '#web/server.ts';
import type { RenderDocument } from '../api/read-answers.ts';
import { answerRead } from '../api/read-answers.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { SiteSearch } from '../search/site-search.ts';
import { securityHeaders } from './headers.ts';
import { KeptAnswers } from './kept-answers.ts';
import { pageBytes } from './page-bytes.ts';
import type { ReadyAnswer } from './ready-answer.ts';
import { makeReadyAnswer } from './ready-answer.ts';

/** The built pages: what src/web/server.ts exports. */
export interface PageRenderer {
  /** The page at this address, which is whole, with the site's origin. */
  render(address: URL, context: RequestContext): Promise<RenderedPage>;
  /** The address of the page that this address shows: unknown parameters dropped, known ones in a fixed form. */
  pageKey(address: string): string;
  /** A guide, comparison or policy as HTML; nothing when there is none of this name. */
  renderDocument: RenderDocument;
  /** The pattern of the page's address, such as '/tools/$slug'. */
  routeOf(address: string): string;
  /** Where the pages connect to besides the hub; nowhere but while developing. */
  connectSources?: readonly string[];
}

/** Renders pages and keeps them. One per server. */
export class Pages {
  readonly #catalogue: Catalogue;
  readonly #renderer: () => Promise<PageRenderer>;
  readonly #site: () => RequestContext['site'];
  readonly #kept: KeptAnswers;
  readonly #issueFormToken: RequestContext['issueFormToken'];
  readonly #search: SiteSearch;

  constructor(
    catalogue: Catalogue,
    renderer: () => Promise<PageRenderer>,
    site: () => RequestContext['site'],
    kept = new KeptAnswers(catalogue),
    issueFormToken: RequestContext['issueFormToken'] = () => '',
    search = new SiteSearch([], []),
  ) {
    this.#catalogue = catalogue;
    this.#renderer = renderer;
    this.#site = site;
    this.#kept = kept;
    this.#issueFormToken = issueFormToken;
    this.#search = search;
  }

  /**
   * The page at this address, from the cache or rendered now.
   * @param accepted the encodings that the client accepts: it is ready for them
   */
  async answer(address: string, accepted?: string): Promise<ReadyAnswer> {
    const renderer = await this.#renderer();
    const key = renderer.pageKey(address);
    return this.#kept.answer(key, () => this.#render(renderer, key), accepted);
  }

  /** The page with a form that its visitor has just sent: for that visitor only, never kept. */
  async answerForm(address: string, answeredForm: AnsweredForm): Promise<{ body: Buffer; headers: Record<string, string> }> {
    const renderer = await this.#renderer();
    const context = { ...this.#context(renderer, this.#catalogue.snapshot), answeredForm };
    const page = await renderer.render(this.#whole(renderer.pageKey(address)), context);
    const { body, policy } = pageBytes(page, renderer.connectSources);
    return { body, headers: pageHeaders(policy, 'no-store') };
  }

  async #render(renderer: PageRenderer, key: string): Promise<ReadyAnswer> {
    const rendered = await renderer.render(this.#whole(key), this.#context(renderer, this.#catalogue.snapshot));
    const page = pageBytes(rendered, renderer.connectSources);
    const { status, location, cacheControl, body, etag, policy } = page;
    const route = renderer.routeOf(key);
    if (location) return this.#redirect(status, location, route);
    // A page that says how it may be kept, such as a form, is one visitor's own.
    const kept = status === 200 ? (cacheControl ?? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600') : 'no-store';
    const headers = { ...securityHeaders, ...pageHeaders(policy, kept) };
    return makeReadyAnswer({ status, body, etag, headers, compressible: true, route });
  }

  #context({ renderDocument }: PageRenderer, snapshot: CatalogueSnapshot): RequestContext {
    const site = this.#site();
    const sources = { snapshot, search: this.#search, renderDocument, publicUrl: site.publicUrl };
    return {
      read: async (name, parameters) => (await answerRead(name, parameters, sources)).body,
      site,
      issueFormToken: this.#issueFormToken,
    };
  }

  #whole(key: string): URL {
    return new URL(key, this.#site().publicUrl);
  }

  #redirect(status: number, location: string, route: string): ReadyAnswer {
    return makeReadyAnswer({
      status,
      body: Buffer.alloc(0),
      headers: { ...securityHeaders, Location: location, 'Cache-Control': 'public, max-age=3600' },
      compressible: false,
      route,
    });
  }
}

const pageHeaders = (policy: string, cacheControl: string) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': policy,
  'Cache-Control': cacheControl,
});
