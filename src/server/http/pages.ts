import type { AnsweredForm, RequestContext } from '#web/request-context.ts';
import type { RenderedPage } from '#web/server.ts';
import { readApi } from '../api/catalogue-reads.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { SiteSearch } from '../search/site-search.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { securityHeaders } from './headers.ts';
import { KeptAnswers } from './kept-answers.ts';
import type { ReadyAnswer } from './ready-answer.ts';
import { makeReadyAnswer } from './ready-answer.ts';

/** The built pages: what src/web/server.ts exports. */
export interface PageRenderer {
  /** The page at this address, which is whole, with the site's origin. */
  render(address: URL, context: RequestContext): Promise<RenderedPage>;
  /** The address of the page that this address shows: unknown parameters dropped, known ones in a fixed form. */
  pageKey(address: string): string;
  /** A guide, comparison or policy as HTML; nothing when there is none of this name. */
  renderDocument(name: string, params: URLSearchParams): string | undefined;
  /** The parameters that documents know. */
  documentParameters: readonly string[];
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
  async answerForm(address: string, answeredForm: AnsweredForm): Promise<{ html: string; headers: Record<string, string> }> {
    const renderer = await this.#renderer();
    const { html } = await this.#renderPage(renderer, renderer.pageKey(address), answeredForm);
    return { html, headers: pageHeaders(html, 'no-store', renderer.connectSources) };
  }

  async #render(renderer: PageRenderer, key: string): Promise<ReadyAnswer> {
    const { status, location, cacheControl, ...page } = await this.#renderPage(renderer, key);
    const route = renderer.routeOf(key);
    if (location) return this.#redirect(status, location, route);
    const html = withoutTimes(page.html);
    return makeReadyAnswer({
      status,
      body: Buffer.from(html),
      headers: {
        ...securityHeaders,
        // A page that says how it may be kept, such as a form, is one visitor's own.
        ...pageHeaders(
          html,
          status === 200 ? (cacheControl ?? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600') : 'no-store',
          renderer.connectSources,
        ),
      },
      compressible: true,
      route,
    });
  }

  #renderPage(renderer: PageRenderer, key: string, answeredForm?: AnsweredForm): Promise<RenderedPage> {
    const { snapshot } = this.#catalogue;
    const site = this.#site();
    return renderer.render(new URL(key, site.publicUrl), {
      readApi: (path) => readApi(snapshot, path, { renderDocument: renderer.renderDocument, search: this.#search }),
      site,
      issueFormToken: this.#issueFormToken,
      ...(answeredForm && { answeredForm }),
    });
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

const pageHeaders = (html: string, cacheControl: string, connectSources?: readonly string[]) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': contentSecurityPolicy(html, connectSources),
  'Cache-Control': cacheControl,
});

// The same page must have the same bytes, and so the same ETag, whenever it is rendered: a 304 would otherwise carry
// the policy of one rendering beside the body of another. Nothing reads these times, because data is never stale.
// The number first, its name after: the other way round, each word of the page is tried (5 % of a rendering).
const withoutTimes = (html: string) =>
  html.replace(/:1\d{12}\b(?<=\b(?:dehydratedAt|dataUpdatedAt|errorUpdatedAt|u):1\d{12})/g, ':0');
