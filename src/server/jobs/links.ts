import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { catalogueLinks } from '#domain/staff/catalogue-links.ts';
import type { CurrentCatalogue } from '../catalogue/current-catalogue.ts';
import type { Clock } from '../clock/clock.ts';
import { every, reportFault } from '../clock/every.ts';
import type { Database } from '../database/tables.ts';
import { LinkAsker, robotName } from '../links/ask-link.ts';
import { checkLinks } from '../links/check-links.ts';
import { isPublicAddress } from '../links/public-address.ts';
import { beginWhenDue } from '../links/round.ts';

export interface LinkJob {
  db: Kysely<Database>;
  catalogue: CurrentCatalogue;
  publicUrl: string;
  /** Interval in days at which a round starts by itself; without it only the desk's button starts one. */
  everyDays: number | undefined;
  proxy: string | undefined;
  clock: Clock;
  log: Logger;
}

const lookMs = 10_000;
const timeoutMs = 15_000;
const pauseMs = 1_000;

/**
 * Checks every ten seconds whether a round of link checks is due or open, and runs it.
 * @returns a function that stops it; the round continues at the next start or on another server.
 */
export function startLinkChecks({ db, catalogue, publicUrl, everyDays, proxy, clock, log }: LinkJob): () => Promise<void> {
  const addresses = () => [...catalogueLinks(catalogue.snapshot).keys()];
  const look = async (signal: AbortSignal) => {
    if (everyDays !== undefined) await beginWhenDue(db, 'links', everyDays, clock.now().getTime());
    // New asker for each check, since a site may change its rules for programs.
    const asker = new LinkAsker({
      ...{ permits: isPublicAddress, robot: robotName, timeoutMs, pauseMs, proxy, signal },
      userAgent: `${robotName}/1.0 (+${publicUrl})`,
    });
    await checkLinks({ db, addresses, ask: (address) => asker.ask(address), clock, isStopping: () => signal.aborted });
  };
  return every(lookMs, look, reportFault(log, 'jobs/links', 'the links cannot be checked for now'));
}
