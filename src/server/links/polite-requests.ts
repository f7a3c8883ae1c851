import { setTimeout as wait } from 'node:timers/promises';
import robotsParser from 'robots-parser';
import type { Answer, RequestBounds, RequestParts } from './request.ts';
import { noProxyCode, notPublicCode, sendRequest } from './request.ts';

/** Reason why an address gave no answer. */
export interface Failure {
  /** Kind of failure: 'not told' where programs are refused; 'offline' where the hub itself has no connection. */
  found: 'failed' | 'not told' | 'offline';
  /** Reason as a clause without a period that is complete by itself: 'It answers 404'. */
  reason?: string;
  /** True if its name cannot be resolved: the site may be gone, or the hub's own resolver may not know the internet. */
  isUnknownName?: true;
}

/** Settings of requests to other sites. */
export interface Manners extends RequestBounds {
  /** Name of the hub in a robots.txt. */
  robot: string;
  /** Pause between two requests, in milliseconds. */
  pauseMs: number;
  /** Limit for all requests for one address, in milliseconds; `longestAskMs` except in tests. */
  longestAskMs?: number;
  /** Clock for pauses and the time in milliseconds; the machine's except in tests. */
  clock?: PauseClock;
}

/** Clock that can be waited on. */
export interface PauseClock {
  now: () => number;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

const machineClock: PauseClock = {
  now: () => performance.now(),
  wait: async (ms, signal) => {
    await wait(ms, undefined, { signal });
  },
};

const mostRedirects = 5;
// Limits of a robots.txt: it is matched on the thread that answers visitors, in time that grows with its rules and with the path.
// A site with more rules counts as refusing programs (RFC 9309 does not allow reading only a part of it).
const mostRobotsBytes = 64 * 1024;
const mostRobotsRules = 500;
const longestRobotsRule = 500;
const longestMatchedPath = 2_000;
// Maximum number of characters of rules with wildcards, times characters of the path: about a tenth of a second.
const mostMatching = 10_000_000;
/** Longest time for one address, with all its pauses and redirects; round.ts holds its lease for longer. */
export const longestAskMs = 5 * 60_000;
/** Longest pause in milliseconds; a site that wants longer ones is left alone. */
const longestPauseMs = 60_000;

/** Error for a page that did not answer itself; carries the failure to report instead. */
export class Finding extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.reason);
    this.failure = failure;
  }
}

/** Answer of a page, with the address where its redirects ended. */
export type PageAnswer = Answer & { at: URL; isForGood: boolean };

/** Rules of a site, and the total length of those with wildcards; or the failure for all its pages. */
type Robots = { rules: ReturnType<typeof robotsParser>; wildcards: number; pauseMs: number } | Failure;

/**
 * Requests addresses politely: one at a time, after a pause that is as long as the site asks for between two of its own,
 * and no page from which its site excludes programs.
 */
export class PoliteRequests {
  readonly #manners: Manners;
  readonly #clock: PauseClock;
  readonly #robots = new Map<string, Robots>();
  /** Time of the last request to each site. */
  readonly #askedAt = new Map<string, number>();
  /** Signal that ends requests for one address that take too long. */
  #deadline = new AbortController().signal;

  constructor(manners: Manners) {
    this.#manners = manners;
    this.#clock = manners.clock ?? machineClock;
  }

  /** Runs all requests for one address, within its time limit. @throws only when the hub stops */
  async within<T>(work: () => Promise<T>): Promise<T | Failure> {
    this.#deadline = AbortSignal.timeout(this.#manners.longestAskMs ?? longestAskMs);
    try {
      return await work();
    } catch (error) {
      if (this.#manners.signal.aborted) throw error;
      if (this.#deadline.aborted) return { found: 'failed', reason: 'It doesn’t answer in time' };
      return error instanceof Finding ? error.failure : failureOf(error);
    }
  }

  /** Follows the redirects of an address, each hop checked like the first. @throws {Finding} */
  async follow(address: string, parts: RequestParts): Promise<PageAnswer> {
    const hops = new Set<string>();
    let at = new URL(address);
    let isForGood = true;
    for (;;) {
      if (hops.has(at.href)) throw new Finding({ found: 'failed', reason: 'It leads in a circle' });
      if (hops.size > mostRedirects) throw new Finding({ found: 'failed', reason: 'It leads on and on' });
      hops.add(at.href);
      const pauseMs = await this.#requireRobots(at);
      const answer = await this.#send(at, parts, pauseMs);
      const { status, headers } = answer;
      if (status < 300 || status >= 400 || status === 304) return { ...answer, at, isForGood };
      isForGood &&= status === 301 || status === 308;
      at = nextOf(at, headers.location);
    }
  }

  /**
   * Checks a page against its site's robots.txt. @returns the pause that the site asks for. @throws {Finding} when it excludes
   * programs from this page, or that cannot be determined
   */
  async #requireRobots(url: URL): Promise<number> {
    const { robot } = this.#manners;
    const robots = this.#robots.get(url.origin) ?? (await this.#readRobots(url.origin));
    this.#robots.set(url.origin, robots);
    if ('found' in robots) throw new Finding(robots);
    const { rules, wildcards, pauseMs } = robots;
    const path = url.pathname.length + url.search.length;
    if (path > longestMatchedPath || wildcards * path > mostMatching)
      throw new Finding({ found: 'not told', reason: 'Its address is too long to be held against its robots.txt' });
    if (rules.isDisallowed(url.href, robot))
      throw new Finding({ found: 'not told', reason: 'Its robots.txt keeps programs away' });
    if (pauseMs > longestPauseMs)
      throw new Finding({ found: 'not told', reason: 'Its robots.txt asks for longer pauses than the hub can make' });
    return pauseMs;
  }

  /** Reads the rules of a site: none where it has no robots.txt (RFC 9309). A site that cannot be reached fails as a whole. */
  async #readRobots(origin: string): Promise<Robots> {
    let at = new URL('/robots.txt', origin);
    const address = at.href;
    const rulesOf = (text: string) => readRobots(address, text, this.#manners.robot);
    try {
      for (let hops = 0; hops <= mostRedirects; hops += 1) {
        const { status, headers, body } = await this.#send(at, { method: 'GET', mostBytes: mostRobotsBytes + 1 });
        if (status >= 300 && status < 400 && headers.location) at = nextOf(at, headers.location);
        else if (status >= 500) return { found: 'failed', reason: `It answers ${status}` };
        else if (isFine(status) && !body)
          return { found: 'not told', reason: 'Its robots.txt is packed in a way that we can’t read' };
        else return rulesOf(isFine(status) && body ? body.toString() : '');
      }
      return rulesOf('');
    } catch (error) {
      if (this.#manners.signal.aborted) throw error;
      return error instanceof Finding ? error.failure : failureOf(error);
    }
  }

  async #send(url: URL, parts: RequestParts, siteWantsMs = 0): Promise<Answer> {
    const signal = AbortSignal.any([this.#manners.signal, this.#deadline]);
    const since = this.#clock.now() - (this.#askedAt.get(url.origin) ?? Number.NEGATIVE_INFINITY);
    await this.#clock.wait(Math.max(this.#manners.pauseMs, siteWantsMs - since), signal);
    try {
      return await sendRequest(url, parts, { ...this.#manners, signal });
    } finally {
      this.#askedAt.set(url.origin, this.#clock.now());
    }
  }
}

function readRobots(address: string, robots: string, robot: string): Robots {
  const lines = robots.split(/[\r\n]+/).filter((line) => /^\s*(dis)?allow\s*:/i.test(line));
  if (robots.length > mostRobotsBytes || lines.length > mostRobotsRules || lines.some(({ length }) => length > longestRobotsRule))
    return { found: 'not told', reason: 'Its robots.txt is too long to be read' };
  const wildcards = lines.filter((line) => line.includes('*')).reduce((sum, { length }) => sum + length, 0);
  const rules = robotsParser(address, robots);
  return { rules, wildcards, pauseMs: (rules.getCrawlDelay(robot) ?? 0) * 1000 };
}

/** Checks whether the status is a success. */
export const isFine = (status: number): boolean => status >= 200 && status < 300;

function nextOf(at: URL, location: string | undefined): URL {
  const next = location === undefined ? null : URL.parse(location, at);
  if (!next || !/^https?:$/.test(next.protocol))
    throw new Finding({ found: 'failed', reason: 'It leads to no address of the web' });
  return next;
}

const codeOf = (error: unknown) => String((error as { code?: unknown }).code ?? '');

/** Checks whether there is no server to ask again. */
export const isNowhere = (error: unknown): boolean =>
  ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', notPublicCode, noProxyCode].includes(codeOf(error));

const reasons: Record<string, string> = {
  ECONNREFUSED: 'It takes no connection',
  ECONNRESET: 'It ends the connection',
  [notPublicCode]: 'It doesn’t lead to the public internet',
};

function failureOf(error: unknown): Failure {
  const code = codeOf(error);
  if (['EAI_AGAIN', 'ENETUNREACH', 'EACCES', 'EPERM', noProxyCode].includes(code)) return { found: 'offline' };
  if ((error as Error).name === 'TimeoutError') return { found: 'failed', reason: 'It doesn’t answer in time' };
  if (code === 'ENOTFOUND') return { found: 'failed', reason: 'Its name isn’t known anymore', isUnknownName: true };
  const isCertificate = /CERT|TLS|SSL/.test(code);
  const reason = reasons[code] ?? (isCertificate ? 'Its certificate isn’t right' : 'We can’t read its answer');
  return { found: 'failed', reason };
}
