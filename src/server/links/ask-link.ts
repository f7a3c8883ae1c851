import { setTimeout as wait } from 'node:timers/promises';
import robotsParser from 'robots-parser';
import type { Answer, RequestBounds } from './request.ts';
import { notPublicCode, sendRequest } from './request.ts';

/** What one asking of an address found. 'offline' says nothing about the address: the hub itself has no way out. */
export interface LinkAnswer {
  found: 'works' | 'moved' | 'failed' | 'not told' | 'offline';
  /** Why, in words that continue nothing and end without a period: 'It answers 404'. */
  reason?: string;
  /** Where it leads for good. */
  leadsTo?: string;
  /** Whether its name is known to nobody: of the site, or to the hub, whose own resolver may not know the internet. */
  isUnknownName?: true;
}

export interface AskOptions extends RequestBounds {
  /** Between two requests, in milliseconds. */
  pauseMs: number;
  /** For the whole of one asking, in milliseconds; `longestAskMs` but in tests. */
  longestAskMs?: number;
}

/** How the hub calls itself in a robots.txt. */
export const robotName = 'MinistryAIHub-LinkCheck';
const mostRedirects = 5;
// A robots.txt is matched on the thread that answers visitors, in time that grows with its rules and with the path. Whoever has
// more to say keeps programs away, as far as this one can tell (RFC 9309 lets nobody read a part of it and go on).
const mostRobotsBytes = 64 * 1024;
const mostRobotsRules = 500;
const longestRobotsRule = 500;
const longestMatchedPath = 2_000;
// Characters of rules with wildcards, times characters of the path: about a tenth of a second.
const mostMatching = 10_000_000;
/** The longest asking of one address, with all its pauses and redirects; check-links.ts holds its lease for longer. */
export const longestAskMs = 5 * 60_000;
/** A site that wants longer pauses gets them up to here, in milliseconds. */
const longestPauseMs = 10_000;

/** Ended without an answer of the page itself; what it found is told instead. */
class Finding extends Error {
  readonly answer: LinkAnswer;
  constructor(answer: LinkAnswer) {
    super(answer.reason);
    this.answer = answer;
  }
}

/** The rules of a site, and how many characters of them stand in rules with wildcards: or what the site is answered with. */
type Robots = { rules: ReturnType<typeof robotsParser>; wildcards: number } | LinkAnswer;

/** Asks addresses politely: one request at a time with a pause before each, and no page that its site keeps from programs. */
export class LinkAsker {
  readonly #options: AskOptions;
  readonly #robots = new Map<string, Robots>();
  #pauseMs = 0;
  /** Ends the asking of one address that takes too long. */
  #deadline = new AbortController().signal;

  constructor(options: AskOptions) {
    this.#options = options;
  }

  /** Asks one address: its head first, and the page where that does not tell. */
  async ask(address: string): Promise<LinkAnswer> {
    this.#deadline = AbortSignal.timeout(this.#options.longestAskMs ?? longestAskMs);
    try {
      const head = await this.#follow(address, 'HEAD').catch((error: unknown) => {
        // Some servers know no HEAD, answer it wrongly, or let it hang; whoever is not there has no page either.
        if (error instanceof Finding && error.answer.found !== 'failed') throw error;
        if (this.#options.signal.aborted || isNowhere(error)) throw error;
        return undefined;
      });
      if (head && isFine(head.status)) return whereItLed(address, head);
      const page = await this.#follow(address, 'GET');
      if (isFine(page.status)) return whereItLed(address, page);
      return page.status === 404 || page.status === 410 || page.status >= 500
        ? { found: 'failed', reason: `It answers ${page.status}` }
        : { found: 'not told', reason: `It answers ${page.status} to programs` };
    } catch (error) {
      if (this.#options.signal.aborted) throw error;
      if (this.#deadline.aborted) return { found: 'failed', reason: 'It does not answer in time' };
      return error instanceof Finding ? error.answer : failureOf(error);
    }
  }

  /** Follows the redirects of an address, each hop judged like the first. @throws {Finding} */
  async #follow(address: string, method: 'HEAD' | 'GET'): Promise<Answer & { at: URL; isForGood: boolean }> {
    const seen = new Set<string>();
    let at = new URL(address);
    let isForGood = true;
    for (;;) {
      if (seen.has(at.href)) throw new Finding({ found: 'failed', reason: 'It leads in a circle' });
      if (seen.size > mostRedirects) throw new Finding({ found: 'failed', reason: 'It leads on and on' });
      seen.add(at.href);
      await this.#requireRobots(at);
      const answer = await this.#send(at, method);
      const { status, headers } = answer;
      if (status < 300 || status >= 400 || status === 304) return { ...answer, at, isForGood };
      isForGood &&= status === 301 || status === 308;
      at = nextOf(at, headers.location);
    }
  }

  /** @throws {Finding} when the site keeps programs from this page, or cannot say whether it does */
  async #requireRobots(url: URL): Promise<void> {
    const known = this.#robots.get(url.origin) ?? (await this.#readRobots(url.origin));
    this.#robots.set(url.origin, known);
    this.#pauseMs = this.#options.pauseMs;
    if ('found' in known) throw new Finding(known);
    const { rules, wildcards } = known;
    const path = url.pathname.length + url.search.length;
    if (path > longestMatchedPath || wildcards * path > mostMatching)
      throw new Finding({ found: 'not told', reason: 'Its address is too long to be held against its robots.txt' });
    if (rules.isDisallowed(url.href, robotName))
      throw new Finding({ found: 'not told', reason: 'Its robots.txt keeps programs away' });
    const wanted = (rules.getCrawlDelay(robotName) ?? 0) * 1000;
    this.#pauseMs = Math.max(this.#options.pauseMs, Math.min(wanted, longestPauseMs));
  }

  /** The rules of a site: none where it has no robots.txt (RFC 9309). A site that cannot be reached fails as a whole. */
  async #readRobots(origin: string): Promise<Robots> {
    let at = new URL('/robots.txt', origin);
    const address = at.href;
    try {
      for (let hops = 0; hops <= mostRedirects; hops += 1) {
        const { status, headers, body } = await this.#send(at, 'GET', mostRobotsBytes + 1);
        if (status >= 300 && status < 400 && headers.location) at = nextOf(at, headers.location);
        else if (status >= 500) return { found: 'failed', reason: `It answers ${status}` };
        else return rulesOf(address, isFine(status) ? body : '');
      }
      return rulesOf(address, '');
    } catch (error) {
      if (this.#options.signal.aborted) throw error;
      return error instanceof Finding ? error.answer : failureOf(error);
    }
  }

  async #send(url: URL, method: 'HEAD' | 'GET', mostBytes = 0): Promise<Answer> {
    const signal = AbortSignal.any([this.#options.signal, this.#deadline]);
    await wait(this.#pauseMs, undefined, { signal });
    this.#pauseMs = Math.max(this.#pauseMs, this.#options.pauseMs);
    return sendRequest(url, method, { ...this.#options, signal }, mostBytes);
  }
}

function rulesOf(address: string, robots: string): Robots {
  const lines = robots.split(/[\r\n]+/).filter((line) => /^\s*(dis)?allow\s*:/i.test(line));
  if (robots.length > mostRobotsBytes || lines.length > mostRobotsRules || lines.some(({ length }) => length > longestRobotsRule))
    return { found: 'not told', reason: 'Its robots.txt is too long to be read' };
  const wildcards = lines.filter((line) => line.includes('*')).reduce((sum, { length }) => sum + length, 0);
  return { rules: robotsParser(address, robots), wildcards };
}

const isFine = (status: number) => status >= 200 && status < 300;

function nextOf(at: URL, location: string | undefined): URL {
  const next = location === undefined ? null : URL.parse(location, at);
  if (!next || !/^https?:$/.test(next.protocol))
    throw new Finding({ found: 'failed', reason: 'It leads to no address of the web' });
  return next;
}

/** The same page under another spelling is no move. */
const plain = ({ hostname, pathname, search }: URL) =>
  `${hostname.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`.toLowerCase();

function whereItLed(address: string, { at, isForGood }: { at: URL; isForGood: boolean }): LinkAnswer {
  const from = new URL(address);
  if (plain(from) === plain(at)) return { found: 'works' };
  const isFront = at.pathname === '/' && at.search === '' && from.pathname !== '/';
  if (isFront) return { found: 'moved', reason: 'It leads to a front page', leadsTo: at.href };
  return isForGood ? { found: 'moved', leadsTo: at.href } : { found: 'works' };
}

const codeOf = (error: unknown) => String((error as { code?: unknown }).code ?? '');
/** There is no server to ask again. */
const isNowhere = (error: unknown) => ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', notPublicCode].includes(codeOf(error));

const reasons: Record<string, string> = {
  ECONNREFUSED: 'It takes no connection',
  ECONNRESET: 'It ends the connection',
  [notPublicCode]: 'It does not lead to the public internet',
};

function failureOf(error: unknown): LinkAnswer {
  const code = codeOf(error);
  if (['EAI_AGAIN', 'ENETUNREACH', 'EACCES', 'EPERM'].includes(code)) return { found: 'offline' };
  if ((error as Error).name === 'TimeoutError') return { found: 'failed', reason: 'It does not answer in time' };
  if (code === 'ENOTFOUND') return { found: 'failed', reason: 'Its name is not known any more', isUnknownName: true };
  const isCertificate = /CERT|TLS|SSL/.test(code);
  const reason = reasons[code] ?? (isCertificate ? 'Its certificate is not right' : 'What it answers cannot be read');
  return { found: 'failed', reason };
}
