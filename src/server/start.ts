import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { addresses } from '#domain/addresses.ts';
import type { FormName } from '#domain/submissions/form-entries.ts';
import { KnownDevices } from './auth/known-devices.ts';
import { PasswordLinks } from './auth/password-links.ts';
import { SignInLimits } from './auth/sign-in-limits.ts';
import { StaffAuth } from './auth/staff-auth.ts';
import type { CurrentCatalogue } from './catalogue/current-catalogue.ts';
import { newestCatalogue } from './catalogue/current-catalogue.ts';
import { followChanges } from './catalogue/follow-changes.ts';
import { openCatalogue } from './catalogue/open-catalogue.ts';
import { recentViews } from './catalogue/recheck-queue.ts';
import type { Clock } from './clock/clock.ts';
import { systemClock } from './clock/clock.ts';
import { every } from './clock/every.ts';
import type { Content } from './content/read-content.ts';
import { ContentError, readContent } from './content/read-content.ts';
import type { ConnectOptions, DatabaseConnection } from './database/connect.ts';
import { connectPostgres, connectSqlite } from './database/connect.ts';
import type { DataFolder } from './database/data-folder.ts';
import { openDataFolder } from './database/data-folder.ts';
import { startupSentence } from './database/startup-sentence.ts';
import { countDocuments, quotedSources } from './documents/count-documents.ts';
import { DocumentThread } from './documents/document-thread.ts';
import { StartupError } from './errors.ts';
import { termsQuestions } from './forms/terms-watch-page.ts';
import { AddressAnswers } from './http/address-answers.ts';
import { addressRows } from './http/address-rows.ts';
import { loadRelease } from './http/assets.ts';
import { builtDesk, developmentDesk } from './http/desk.ts';
import { drain } from './http/drain.ts';
import { listen, requireFreePort } from './http/listen.ts';
import { damageWatch, reasonNotReady } from './http/readiness.ts';
import { createHttpServer } from './http/server.ts';
import { serviceWorkerTombstone } from './http/service-worker-tombstone.ts';
import { startDocumentReads } from './jobs/documents.ts';
import { startLinkChecks } from './jobs/links.ts';
import { startMail } from './jobs/mail.ts';
import { watchDay } from './jobs/new-day.ts';
import { startPurging } from './jobs/purge.ts';
import { startTermsMail } from './jobs/terms-mail.ts';
import { startWeeklyMail } from './jobs/weekly-mail.ts';
import { Connections } from './limits/connections.ts';
import { queueBounds, WorkQueue } from './limits/work-queue.ts';
import { createLog } from './log.ts';
import { openSmtp } from './mail/smtp.ts';
import type { Metrics } from './metrics/metrics.ts';
import { createMetricsServer } from './metrics/metrics-server.ts';
import { PageViewCounter } from './page-views/page-view-counter.ts';
import { OpenQuestions, tellsOfQuestions } from './questions/open-questions.ts';
import { Votes } from './questions/votes.ts';
import { Pages } from './rendering/pages.ts';
import { builtRenderer, developmentRenderer } from './rendering/renderer.ts';
import { WarmUp, warmAddresses } from './rendering/warm-up.ts';
import type { CachedResponse } from './response-cache/cached-response.ts';
import { ResponseCache } from './response-cache/response-cache.ts';
import { SiteSearch } from './search/site-search.ts';
import { writingEntries } from './search/writing-entries.ts';
import { openSecret } from './secrets/secret.ts';
import { termsConfirmations } from './secrets/signed-ids.ts';
import type { Settings } from './settings.ts';
import { readSettings } from './settings.ts';
import { Intake } from './submissions/intake.ts';
import { LeaveLinks } from './submissions/leave-links.ts';

/** Hub that runs. */
export interface Hub {
  address: string;
  /**
   * Accepts no new request, finishes those under way (5 s), closes the database.
   * @param idleGraceMs time that connections without a request stay open for one that is on its way
   */
  stop(idleGraceMs?: number): Promise<void>;
}

/** Folder, environment and options of a start. */
export interface HubOptions {
  root: string;
  environment: NodeJS.ProcessEnv;
  development: boolean;
  /** Result of `readContent` for the files under `root`, where they are read already. */
  content?: Content;
  /** True to render the pages that most visitors ask for right after the start. */
  warmUp?: boolean;
  /** Clock of the hub, the machine's except in tests. better-auth always dates its rows (sessions, links …) by the machine's. */
  clock?: Clock;
}

const drainMs = 5_000;
const hardStopMs = 30_000;
const questionsPollMs = 5_000;

/**
 * Starts everything in order: settings, ports, data folder, migrations, seed, snapshot, pages, HTTP.
 * @throws {StartupError} with a sentence for the operator; then everything that was started is ended.
 */
export async function startServer(options: HubOptions): Promise<Hub> {
  const { root, environment, development, warmUp = false, clock = systemClock } = options;
  const { today } = clock;
  const settings = readSettings(environment, root);
  const log = createLog(settings.logLevel);
  const content = options.content ?? readAuthored(join(root, 'content'), log);
  const metrics = settings.metrics && (await openMetrics());
  // Cleanups of everything that was opened, in the reverse order, by a stop and by a start that fails.
  const cleanups = new AsyncDisposableStack();

  try {
    if (metrics && settings.metrics) cleanups.defer(await serveMetrics(metrics, settings.metrics, log));
    await requireFreePort(settings);
    const { connection, folder } = openDatabase(settings, log, { observe: metrics?.observeStatement });
    cleanups.defer(() => folder?.release());
    cleanups.defer(() => connection.close());
    const search = new SiteSearch(writingEntries(join(root, 'content'), content.categories), content.searchAliases);
    const catalogue = await openCatalogue(connection, { databaseUrl: settings.databaseUrl, content, search, clock, log });
    folder?.markInitialized();

    const site = () => ({
      publicUrl: settings.publicUrl,
      provider: settings.provider,
      year: clock.now().getUTCFullYear(),
      ...(settings.mail && { sendsMail: true as const }),
    });
    const renderer = development ? await developmentRenderer(root) : await builtRenderer(root);
    const { renderDocument } = await renderer.load();
    const { authSecret, databaseUrl, publicUrl, trustedProxies } = settings;
    const { db } = connection;
    const secret = await openSecret({ authSecret, dataFolder: folder?.path, db }, clock.now().toISOString());
    const intake = openIntake(settings, secret, db, content);
    const changes = followChanges({ connection, databaseUrl, catalogue, log });
    const issueFormToken = (form: FormName) => intake.tokens.issue(form, clock.now().getTime());
    const connections = new Connections(trustedProxies);
    const queue = new WorkQueue(queueBounds, () => connections.arrivals);
    const cache = new ResponseCache(catalogue, queue, {
      isOn: settings.cachePages && !development,
      now: () => clock.now().getTime(),
    });
    const questions = new OpenQuestions(db, log, () => cache.forget(tellsOfQuestions));
    const parts = { catalogue, site, cache, queue, issueFormToken, search, questions, today, log };
    const pages = new Pages({ ...parts, renderer: renderer.load });
    const pageViews = new PageViewCounter(db, log);
    const { adminsNeedSecondFactor, mail } = settings;
    const sendsMail = mail !== undefined;
    const leaveLinks = new LeaveLinks(secret, publicUrl);
    const confirmations = termsConfirmations(secret);
    const limits = new SignInLimits(db, secret);
    const documents = new DocumentThread();
    cleanups.use(documents);
    const auth = new StaffAuth({ db, secret, publicUrl, limits, adminsNeedSecondFactor, sendsMail });
    const isFileDamaged = folder && damageWatch(folder.databasePath);
    const rows = addressRows({
      catalogue,
      publicUrl,
      log,
      renderDocument,
      search,
      questions,
      clock,
      visitors: {
        admission: { intake, publicUrl, clock },
        pages,
        pageViews,
        votes: new Votes(db, secret, questions),
        ...(sendsMail && { termsWatches: { db, confirmations, leaveLinks, questions: termsQuestions(db, secret) } }),
      },
      staff: {
        passwordLinks: new PasswordLinks({ db, auth, limits }),
        devices: new KnownDevices({ secret, publicUrl }),
        context: {
          db,
          auth,
          catalogue,
          limits,
          documents,
          files: content,
          contentFolder: join(root, 'content'),
          leaveLinks,
          preview: (address, snapshot) => pages.preview(address, snapshot),
          checksLinks: settings.linkChecks !== undefined,
          catalogueChanged: () => changes.check(),
          questionsChanged: () => questions.refresh(),
        },
      },
      notReadyBecause: () =>
        reasonNotReady(connection, folder, isFileDamaged?.(performance.now()) ?? false, changes.state.isUnreadable),
    });
    const answers = new AddressAnswers({ rows, cache, queue, publicUrl });
    const desk = development ? developmentDesk(root) : await builtDesk(root);
    const files = development ? new Map<string, CachedResponse>() : await loadRelease(root, 'client');
    if (!settings.offlineCopies) files.set('/sw.js', serviceWorkerTombstone());
    const server = createHttpServer({
      assets: new Map([...files, ...desk.assets]),
      cache,
      addresses: answers,
      pages,
      desk,
      queue,
      connections,
      clock,
      log,
      publicUrl,
      trustedProxies,
      ...(metrics && { observe: metrics.observeRequest }),
      ...(renderer.middleware && { middleware: renderer.middleware }),
    });
    const address = await listen(server, settings);
    cleanups.defer(() => endServer(server, 0));

    // Prepares the search after the first page, which needs none, and for which the starter of the hub waits.
    const firstPage = warmUp ? pages.answer(addresses.home, 'br').catch(() => undefined) : Promise.resolve();
    firstPage
      .then(() => search.prepare(catalogue.snapshot))
      .catch((error: unknown) => log.error({ err: error }, 'the search could not be prepared'));
    pageViews.start();
    cleanups.defer(() => pageViews.stop());
    if (settings.mail) {
      const { deliver } = await openSmtp(settings.mail, publicUrl);
      const snapshot = () => catalogue.snapshot;
      const now = () => newestCatalogue(db, { catalogue, files: content });
      const sources = { db, secret, catalogue: now, publicUrl, snapshot, leaveLinks, confirmations };
      cleanups.defer(startMail({ ...sources, deliver, resetTokenFor: (email) => auth.resetTokenFor(email), log }, clock));
      cleanups.defer(startTermsMail(db, snapshot, clock, log));
    }
    if (settings.weeklyMail) cleanups.defer(startWeeklyMail(db, settings.weeklyMail, clock, log));
    const asking = { db, publicUrl, clock, log, proxy: settings.outboundProxy };
    if (settings.linkChecks) cleanups.defer(startLinkChecks({ ...asking, catalogue, ...settings.linkChecks }));
    // Skipped in development, which makes no requests to other sites at each start.
    if (settings.documentReads && !development)
      cleanups.defer(startDocumentReads({ ...asking, thread: documents, ...settings.documentReads }));
    cleanups.defer(startPurging(db, clock, log));
    // Polls for other servers' votes and the desk's decisions; this server loads its own changes at once.
    cleanups.defer(every(questionsPollMs, () => questions.refresh()));
    changes.start();
    cleanups.defer(() => changes.stop());
    metrics?.watchCache(() => cache.counts);
    metrics?.watchQueue(() => queue.counts);
    metrics?.watchCatalogue(() => ({ ...changes.state, servedRevision: catalogue.snapshot.revision }));
    metrics?.watchDocuments(() => countDocuments(db, quotedSources(catalogue.snapshot), clock.now().getTime()));
    const warming = warmUp
      ? startWarmUp({ catalogue, queue, pages, answers, views: () => recentViews(db, clock.now()), log })
      : undefined;
    cleanups.defer(() => warming?.stop());
    cleanups.defer(
      watchDay(today, () => {
        cache.clear();
        void warming?.run();
      }),
    );
    return {
      address,
      async stop(idleGraceMs = 0) {
        const hardStop = setTimeout(() => process.exit(1), hardStopMs).unref();
        await endServer(server, idleGraceMs);
        await cleanups.disposeAsync();
        clearTimeout(hardStop);
        log.info('stopped');
      },
    };
  } catch (error) {
    // Logs a failed cleanup, which must not hide why the hub did not start.
    await cleanups.disposeAsync().catch((failure: unknown) => log.error({ err: failure }, 'a part could not be ended'));
    throw error;
  }
}

function readAuthored(folder: string, log: Logger): Content {
  try {
    return readContent(folder, {
      onLeft: (problems) => log.warn({ problems }, 'some files under content/ lead to what has ended or is forbidden by now'),
    });
  } catch (error) {
    if (error instanceof ContentError) throw new StartupError(`Some files under content/ are wrong:\n${error.message}`);
    throw error;
  }
}

function openDatabase(
  settings: Settings,
  log: Logger,
  options: ConnectOptions,
): { connection: DatabaseConnection; folder?: DataFolder } {
  if (settings.databaseUrl) return { connection: connectPostgres(settings.databaseUrl, log, options) };
  const folder = openDataFolder(settings.dataDir);
  try {
    return { connection: connectSqlite(folder.databasePath, options), folder };
  } catch (error) {
    folder.release();
    throw new StartupError(startupSentence(error));
  }
}

function openIntake(
  { rateLimitSubmissions, mail }: Settings,
  secret: string,
  db: DatabaseConnection['db'],
  { categories }: Content,
): Intake {
  return new Intake({
    db,
    secret,
    mostPerClient: rateLimitSubmissions,
    categories: categories.map(({ name }) => name),
    mailsStaff: mail !== undefined,
  });
}

/** Loads the metrics' code only where metrics are served. */
async function openMetrics(): Promise<Metrics> {
  const module = await import('./metrics/metrics.ts');
  return new module.Metrics();
}

/** Serves the metrics. @returns a function that stops it */
async function serveMetrics(metrics: Metrics, place: { host: string; port: number }, log: Logger): Promise<() => void> {
  const server = createMetricsServer(metrics, log);
  log.info({ address: await listen(server, { ...place, setting: 'METRICS_PORT' }) }, 'the metrics are served');
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

/** Renders the most requested pages, now and after each change of the catalogue. */
function startWarmUp(parts: {
  catalogue: CurrentCatalogue;
  queue: WorkQueue;
  pages: Pages;
  answers: AddressAnswers;
  views: () => Promise<ReadonlyMap<string, number>>;
  log: Logger;
}): WarmUp {
  const { catalogue, queue, pages, answers, views, log } = parts;
  // Encoding that nearly every browser accepts.
  const encoding = 'br';
  const warmUp = new WarmUp({
    // Uses no views without the database: the most requested pages are then unknown.
    addresses: async () => warmAddresses(catalogue.snapshot, await views().catch(() => new Map())),
    answer: (address) => {
      const match = answers.find('GET', address);
      return match?.row ? answers.answer(match, () => new Request(address), encoding) : pages.answer(address, encoding);
    },
    isBusy: () => queue.isBusy,
    log,
  });
  const run = () => void warmUp.run();
  catalogue.onReload(run);
  run();
  return warmUp;
}

/** Ends the server of pages, if it has not ended yet. */
async function endServer(server: Server, idleGraceMs: number): Promise<void> {
  if (server.listening) await drain(server, { idleGraceMs, drainMs });
}
