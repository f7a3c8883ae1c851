import type { Logger } from 'pino';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { bannersOn } from '#domain/staff/desk-texts.ts';
import type { AnsweredForm, RequestContext } from '#web/request-context.ts';
import type { RenderedPage } from '#web/server.ts';
import type { ReadSources, RenderDocument } from '../api/public/read-answers.ts';
import { answerRead } from '../api/public/read-answers.ts';
import type { CurrentCatalogue } from '../catalogue/current-catalogue.ts';
import { pageAddresses } from '../catalogue/page-addresses.ts';
import { HttpError } from '../errors.ts';
import type { WorkQueue } from '../limits/work-queue.ts';
import { reportFault } from '../requests/error-answers.ts';
import { securityHeaders } from '../requests/security-headers.ts';
import type { CachedResponse } from '../response-cache/cached-response.ts';
import { etagOf, makeCachedResponse } from '../response-cache/cached-response.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import type { SiteSearch } from '../search/site-search.ts';
import type { PolicyExceptions } from './content-security-policy.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** Built pages, as src/web/server.ts exports them. */
export interface PageRenderer {
  /** Renders the page at this address, which is absolute, with the site's origin. */
  render(address: URL, context: RequestContext): Promise<RenderedPage>;
  /** Finds the page that an address shows: unknown parameters dropped, known ones in a fixed form. */
  pageKey(address: string): string;
  /** Renders a guide, comparison or policy as HTML; undefined when there is none of this name. */
  renderDocument: RenderDocument;
  /** Returns the pattern of the page's address, such as '/tools/$slug'. */
  routeOf(address: string): string;
  /** Additional permissions of the pages' scripts; only in development. */
  policyExceptions?: PolicyExceptions;
}

/** Dependencies of pages. */
export interface PagesOptions {
  catalogue: CurrentCatalogue;
  renderer: () => Promise<PageRenderer>;
  site: () => RequestContext['site'];
  cache: ResponseCache;
  queue: WorkQueue;
  log: Logger;
  issueFormToken: RequestContext['issueFormToken'];
  search: SiteSearch;
  questions: ReadSources['questions'];
  /** Returns the day by which the age of facts is judged: 2026-11-22. */
  today: () => string;
}

/** Renders pages, and caches those that the catalogue has. One per server. */
export class Pages {
  readonly #options: PagesOptions;

  constructor(options: PagesOptions) {
    this.#options = options;
  }

  /**
   * Answers with the page at this address, from the cache or rendered now.
   * @param accepted encodings that the client accepts: it is ready for them
   */
  async answer(address: string, accepted?: string): Promise<CachedResponse> {
    const { catalogue, cache } = this.#options;
    const renderer = await this.#options.renderer();
    const key = renderer.pageKey(address);
    const isStored = pageAddresses(catalogue.snapshot).has(key);
    return cache.answer({ key, isStored, accepted }, () => this.#render(renderer, key));
  }

  /**
   * Renders the page with a form that its visitor has just sent: for that visitor only, never cached.
   * @throws {HttpError} 503 when too many pages wait to be rendered
   */
  async answerForm(address: string, answeredForm: AnsweredForm): Promise<{ body: Buffer; headers: Record<string, string> }> {
    const renderer = await this.#options.renderer();
    const context = { ...this.#context(renderer), answeredForm };
    const page = await this.#options.queue.run(() => renderer.render(this.#whole(renderer.pageKey(address)), context));
    const { body, policy } = pageBytes(page, renderer.policyExceptions);
    return { body, headers: pageHeaders(policy, 'no-store') };
  }

  /**
   * Renders the page with another catalogue, for the frame of the desk: to the byte what visitors would get, and never
   * cached.
   * @throws {HttpError} 503 when too many pages wait to be rendered
   */
  async preview(address: string, snapshot: CatalogueSnapshot): Promise<{ body: Buffer; headers: Record<string, string> }> {
    const renderer = await this.#options.renderer();
    const context = this.#context(renderer, snapshot);
    const page = await this.#options.queue.run(() => renderer.render(this.#whole(renderer.pageKey(address)), context));
    const { body, policy } = pageBytes(page, { ...renderer.policyExceptions, isFramed: true });
    return { body, headers: { ...pageHeaders(policy, 'no-store'), 'X-Frame-Options': 'SAMEORIGIN' } };
  }

  async #render(renderer: PageRenderer, key: string): Promise<CachedResponse> {
    const rendered = await renderer.render(this.#whole(key), this.#context(renderer));
    const { status, location, cacheControl, body, etag, policy } = pageBytes(rendered, renderer.policyExceptions);
    const route = renderer.routeOf(key);
    if (location) return this.#redirect(status, location, route);
    // Pages that set their own caching, such as a form, belong to one visitor.
    const caching = status === 200 ? (cacheControl ?? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600') : 'no-store';
    const headers = { ...securityHeaders, ...pageHeaders(policy, caching) };
    return makeCachedResponse({ status, body, etag, headers, compressible: true, route });
  }

  /** @param snapshot stays the same for the whole page, even when an edit comes meanwhile */
  #context({ renderDocument }: PageRenderer, snapshot = this.#options.catalogue.snapshot): RequestContext {
    const { search, questions, issueFormToken } = this.#options;
    const site = { ...this.#options.site(), ...this.#siteWords(snapshot) };
    const sources = {
      snapshot,
      search,
      questions,
      renderDocument,
      today: this.#options.today(),
    };
    return {
      read: (name, parameters) => answerRead(name, parameters, sources).then(({ body }) => body, this.#tell),
      site,
      issueFormToken,
    };
  }

  /** Reports unexpected errors to the operator: the router makes an error page of everything that a read throws. */
  readonly #tell = (error: unknown): never => {
    if (!(error instanceof HttpError)) reportFault(this.#options.log, error);
    throw error;
  };

  /** Collects the site's words that staff edited, and the notices of this day; empty where there are none. */
  #siteWords({ siteWords }: CatalogueSnapshot): Pick<RequestContext['site'], 'texts' | 'banners'> {
    const { texts, banners } = siteWords;
    const currentBanners = bannersOn(banners, this.#options.today());
    return { ...(texts && { texts }), ...(currentBanners.length > 0 && { banners: currentBanners }) };
  }

  #whole(key: string): URL {
    // Concatenates text: resolved as a reference, a key might bring another host.
    return new URL(this.#options.site().publicUrl + key);
  }

  #redirect(status: number, location: string, route: string): CachedResponse {
    return makeCachedResponse({
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

/** Rendered page in bytes, with what its headers need. */
interface PageBytes extends Pick<RenderedPage, 'status' | 'location' | 'cacheControl'> {
  body: Buffer;
  etag: string;
  /** Content-Security-Policy of the page. */
  policy: string;
}

function pageBytes({ html, scripts, ...page }: RenderedPage, exceptions?: PolicyExceptions): PageBytes {
  const body = Buffer.from(html);
  return { ...page, body, etag: etagOf(body), policy: contentSecurityPolicy(body, scripts, exceptions) };
}
