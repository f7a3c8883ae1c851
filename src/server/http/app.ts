import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { addresses } from '#domain/addresses.ts';
import { openApiDocument } from '../api/openapi.ts';
import { createApi } from '../api/public/api.ts';
import { factsCsv } from '../api/public/fact-presenters.ts';
import { pageViewWrites } from '../api/public/page-views.ts';
import { questionVotes } from '../api/public/question-writes.ts';
import type { ReadSources } from '../api/public/read-answers.ts';
import { visitorWrites } from '../api/public/visitor-writes.ts';
import { createSignInApi } from '../api/staff/sign-in.ts';
import { createStaffApi } from '../api/staff/staff-api.ts';
import type { StaffContext } from '../api/staff/staff-call.ts';
import type { PasswordLinks } from '../auth/password-links.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/tables.ts';
import { feedAddresses } from '../feeds/feed-addresses.ts';
import type { FormPagesOptions } from '../forms/form-pages.ts';
import { formPages } from '../forms/form-pages.ts';
import { leaveList } from '../forms/leave-list.ts';
import { questionPages } from '../forms/question-pages.ts';
import { termsWatchPage } from '../forms/terms-watch-page.ts';
import type { PageViewCounter } from '../page-views/page-view-counter.ts';
import type { Votes } from '../questions/votes.ts';
import { answerable, slowDown, warnOfFault } from '../requests/error-answers.ts';
import { currentRequest } from '../requests/request-scope.ts';
import { dataPolicy, securityHeaders } from '../requests/security-headers.ts';
import type { SignedIds } from '../submissions/signed-ids.ts';
import { churchFiles } from '../your-church/church-files.ts';
import { robotsTxt, sitemapXml } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import { isToldAsPage, shortPage } from './short-page.ts';

/** What the application needs to know of the running server. */
export interface AppOptions extends Pick<ReadSources, 'renderDocument' | 'search' | 'questions'> {
  publicUrl: string;
  clock: Clock;
  catalogue: Catalogue;
  log: Logger;
  /** Takes in what visitors send; without it the hub can only be read. */
  visitors?: Pick<FormPagesOptions, 'admission' | 'pages'> & {
    pageViews: Pick<PageViewCounter, 'count'>;
    votes: Votes;
    /** Where the hub sends mail: what confirms the address of someone who wants it. */
    termsWatches?: { db: Kysely<Database>; confirmations: SignedIds };
  };
  /** Lets staff in; without it there is no staff API. */
  staff?: { passwordLinks: PasswordLinks; context: StaffContext };
  /** Tells why the server is not ready, or nothing when it is. */
  notReadyBecause: () => Promise<string | undefined>;
}

/** Everything that is answered through Hono: the API, health, robots and sitemap. Pages and files are answered before it. */
export function createApp(options: AppOptions): Hono {
  const { catalogue, publicUrl, log, renderDocument, search, questions, clock, visitors, staff, notReadyBecause } = options;
  const { today } = clock;
  const app = new Hono();
  const sources = (): ReadSources => ({
    snapshot: catalogue.snapshot,
    renderDocument,
    search,
    questions,
    apiDescription: () => openApiDocument(publicUrl),
    today: today(),
  });

  app.use(async (c, next) => {
    await next();
    const request = currentRequest();
    if (request) request.route = c.req.routePath;
    for (const [name, value] of Object.entries({ ...securityHeaders, 'Content-Security-Policy': dataPolicy }))
      if (!c.res.headers.has(name)) c.header(name, value);
  });

  app.get('/healthz', (c) => c.json({ status: 'alive' }));
  app.get('/readyz', async (c) => {
    const reason = await notReadyBecause();
    return reason ? c.json({ status: 'not ready', reason }, 503) : c.json({ status: 'ready' });
  });
  app.get('/robots.txt', (c) => c.text(robotsTxt(publicUrl)));
  app.get('/sitemap.xml', (c) =>
    c.body(sitemapXml(catalogue.snapshot, publicUrl), 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    }),
  );
  const dated = { 'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' };
  app.get(addresses.securityTxt, (c) => c.text(securityTxt(publicUrl, clock.now()), 200, dated));
  app.get('/api/facts.csv', (c) =>
    c.body(factsCsv(catalogue.snapshot, today()), 200, {
      ...dated,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="facts.csv"',
    }),
  );
  app.route('/', churchFiles({ catalogue, publicUrl, today }));
  if (visitors) {
    if (staff) {
      const { trustedProxies } = visitors.admission;
      const { auth, limits } = staff.context;
      const gate = { auth, publicUrl, clock };
      const { passwordLinks } = staff;
      app.route('/api', createSignInApi({ ...gate, limits, passwordLinks, trustedProxies }));
      app.route('/api', createStaffApi(gate, staff.context));
      app.route('/', leaveList({ links: staff.context.leaveLinks, db: staff.context.db, clock }));
    }
    app.route('/', formPages({ ...visitors, catalogue, log }));
    if (visitors.termsWatches) app.route('/', termsWatchPage({ ...visitors, ...visitors.termsWatches, catalogue, log }));
    app.route('/', questionPages({ ...visitors, catalogue, search, today, log }));
    app.route('/api', visitorWrites(visitors.admission));
    app.route('/api', questionVotes(visitors.admission, visitors.votes));
    app.route('/api', pageViewWrites({ catalogue, counter: visitors.pageViews, admission: visitors.admission }));
  }
  app.route('/api', createApi(sources));
  app.route('/', feedAddresses(sources, publicUrl, clock));

  app.onError(async (error, c) => {
    const known = answerable(error);
    if (known) warnOfFault(log, c.req.routePath, error);
    else log.error({ err: error, path: c.req.routePath }, 'a request failed');
    await slowDown(known);
    const status = known?.status ?? 500;
    const message = known?.message ?? 'Something went wrong here. Please try again.';
    if (!isToldAsPage(c.req.path, c.req.header('Accept'))) return c.json(known?.toBody() ?? { message }, status, known?.headers);
    const page = shortPage(status, message);
    return c.body(page.body, status, { ...page.headers, ...known?.headers });
  });
  return app;
}
