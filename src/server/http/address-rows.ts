import type { Logger } from 'pino';
import { z } from 'zod';
import { addresses } from '#domain/addresses.ts';
import { openApiDocument } from '../api/openapi.ts';
import { readRows } from '../api/public/api.ts';
import { factsCsv } from '../api/public/fact-presenters.ts';
import { pageViewRow } from '../api/public/page-views.ts';
import { questionVoteRows } from '../api/public/question-writes.ts';
import type { ReadSources } from '../api/public/read-answers.ts';
import { visitorWriteRows } from '../api/public/visitor-writes.ts';
import { signInRows } from '../api/staff/sign-in.ts';
import { staffRows } from '../api/staff/staff-api.ts';
import type { StaffContext } from '../api/staff/staff-call.ts';
import type { KnownDevices } from '../auth/known-devices.ts';
import type { PasswordLinks } from '../auth/password-links.ts';
import type { CurrentCatalogue } from '../catalogue/current-catalogue.ts';
import type { Clock } from '../clock/clock.ts';
import { feedRows } from '../feeds/feed-addresses.ts';
import type { FormPagesOptions } from '../forms/form-pages.ts';
import { formRows } from '../forms/form-pages.ts';
import { leaveListRow } from '../forms/leave-list.ts';
import { questionRows } from '../forms/question-pages.ts';
import type { TermsWatchParts } from '../forms/terms-watch-page.ts';
import { termsWatchRow } from '../forms/terms-watch-page.ts';
import type { PageViewCounter } from '../page-views/page-view-counter.ts';
import type { Votes } from '../questions/votes.ts';
import type { AddressRow, RowDescription } from '../requests/address-row.ts';
import { churchFileRows } from '../your-church/church-files.ts';
import { robotsTxt, sitemapXml } from './robots.ts';
import { securityTxt } from './security-txt.ts';

/** Parts of the running server that the addresses need. */
export interface AddressSources extends Pick<ReadSources, 'renderDocument' | 'search' | 'questions'> {
  publicUrl: string;
  clock: Clock;
  catalogue: CurrentCatalogue;
  log: Logger;
  /** Parts that accept what visitors send; without them the hub is read-only. */
  visitors?: Pick<FormPagesOptions, 'admission' | 'pages'> & {
    pageViews: Pick<PageViewCounter, 'count'>;
    votes: Votes;
    /** Present where the hub sends mail, which confirms the address of a subscriber. */
    termsWatches?: TermsWatchParts;
  };
  /** Parts that let staff in; without them there is no staff API. */
  staff?: { passwordLinks: PasswordLinks; devices: KnownDevices; context: StaffContext };
  /** Reports why the server is not ready; undefined when it is. */
  notReadyBecause: () => Promise<string | undefined>;
}

const descriptionSchema = z.looseObject({ openapi: z.string() });

const cacheHeaders = { 'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' };

/** Lists every address that is no page, no file of the build and no screen of the desk. */
export function addressRows(options: AddressSources): AddressRow[] {
  const { catalogue, publicUrl, log, renderDocument, search, questions, clock, visitors, staff, notReadyBecause } = options;
  const { today } = clock;
  const sources = (): ReadSources => ({
    snapshot: catalogue.snapshot,
    renderDocument,
    search,
    questions,
    today: today(),
  });
  const ofSite = (path: string, answer: AddressRow['answer'], about?: RowDescription): AddressRow => ({
    method: 'GET',
    path,
    cache: 'revision',
    work: 'making',
    answer,
    ...(about && { about }),
  });
  const rows: AddressRow[] = [
    { method: 'GET', path: '/healthz', cache: 'none', work: 'nothing', answer: (c) => c.json({ status: 'alive' }) },
    {
      method: 'GET',
      path: '/readyz',
      cache: 'none',
      work: 'storing',
      answer: async (c) => {
        const reason = await notReadyBecause();
        return reason ? c.json({ status: 'not ready', reason }, 503) : c.json({ status: 'ready' });
      },
    },
    ofSite('/robots.txt', (c) => c.text(robotsTxt(publicUrl))),
    ofSite('/sitemap.xml', (c) =>
      c.body(sitemapXml(catalogue.snapshot, publicUrl), 200, {
        ...cacheHeaders,
        'Content-Type': 'application/xml; charset=utf-8',
      }),
    ),
    ofSite(addresses.securityTxt, (c) => c.text(securityTxt(publicUrl, clock.now()), 200, cacheHeaders)),
    ofSite(
      '/api/facts.csv',
      (c) =>
        c.body(factsCsv(catalogue.snapshot, today()), 200, {
          ...cacheHeaders,
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': 'attachment; filename="facts.csv"',
        }),
      {
        summary:
          'Every fact on the tools as a table of comma-separated values, a line for each, with quotation, document, source and dates',
        answer: { status: 200, about: 'The table; its first line names the columns', text: 'text/csv' },
      },
    ),
    ofSite('/api/openapi.json', (c) => c.json(openApiDocument(publicUrl, rows), 200, cacheHeaders), {
      summary: 'This description',
      answer: { status: 200, about: 'This description', json: [{ name: 'Description', schema: descriptionSchema }] },
    }),
    ...churchFileRows({ catalogue, publicUrl, today }),
    ...(visitors ? visitorRows({ catalogue, search, clock, log, visitors, staff, publicUrl }) : []),
    ...readRows(sources),
    ...feedRows(sources, publicUrl),
  ];
  return rows;
}

/** Lists the rows of what visitors send and staff do. */
function visitorRows({
  catalogue,
  search,
  clock,
  log,
  visitors,
  staff,
  publicUrl,
}: Pick<AddressSources, 'catalogue' | 'search' | 'clock' | 'log' | 'staff' | 'publicUrl'> & {
  visitors: NonNullable<AddressSources['visitors']>;
}): AddressRow[] {
  const { admission, votes, pageViews, termsWatches } = visitors;
  const gate = staff && { auth: staff.context.auth, publicUrl, clock };
  return [
    ...(gate
      ? [
          ...signInRows({ ...gate, ...staff, db: staff.context.db, limits: staff.context.limits }),
          ...staffRows(gate, staff.context),
          leaveListRow({ links: staff.context.leaveLinks, db: staff.context.db, clock }),
        ]
      : []),
    ...formRows({ ...visitors, catalogue, log }),
    ...(termsWatches ? [termsWatchRow({ ...visitors, ...termsWatches, catalogue, log })] : []),
    ...questionRows({ ...visitors, catalogue, search, today: clock.today, log }),
    ...visitorWriteRows(admission),
    ...questionVoteRows(admission, votes),
    pageViewRow({ catalogue, counter: pageViews, admission }),
  ];
}
