import type { Failure, Manners, PageAnswer } from './polite-requests.ts';
import { Finding, isFine, isNowhere, PoliteRequests } from './polite-requests.ts';

/** Result of asking an address. */
export interface LinkAnswer extends Omit<Failure, 'found'> {
  found: Failure['found'] | 'works' | 'moved';
  /** Final address of a permanent redirect. */
  leadsTo?: string;
}

/** Name of the hub in a robots.txt when it checks whether a page exists. */
export const robotName = 'MinistryAIHub-LinkCheck';

/** Asks sites politely whether pages exist. */
export class LinkAsker {
  readonly #manners: Manners;
  readonly #requests: PoliteRequests;

  constructor(manners: Manners) {
    this.#manners = manners;
    this.#requests = new PoliteRequests(manners);
  }

  /** Asks one address: a HEAD request first, and the page where that is inconclusive. */
  ask(address: string): Promise<LinkAnswer> {
    return this.#requests.within(async (): Promise<LinkAnswer> => {
      const head = await this.#requests.follow(address, { method: 'HEAD' }).catch((error: unknown) => {
        // Tries GET next: some servers don't support HEAD, answer it wrongly, or let it hang; an unreachable site has no page.
        if (error instanceof Finding && error.failure.found !== 'failed') throw error;
        if (this.#manners.signal.aborted || isNowhere(error)) throw error;
        return undefined;
      });
      if (head && isFine(head.status)) return whereItLed(address, head);
      const page = await this.#requests.follow(address, { method: 'GET' });
      if (isFine(page.status)) return whereItLed(address, page);
      return page.status === 404 || page.status === 410 || page.status >= 500
        ? { found: 'failed', reason: `It answers ${page.status}` }
        : { found: 'not told', reason: `It answers ${page.status} to programs` };
    });
  }
}

/** Normalizes an address, since the same page under another spelling is no move. */
const plain = ({ hostname, pathname, search }: URL) =>
  `${hostname.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`.toLowerCase();

function whereItLed(address: string, { at, isForGood }: PageAnswer): LinkAnswer {
  const from = new URL(address);
  if (plain(from) === plain(at)) return { found: 'works' };
  const isFront = at.pathname === '/' && at.search === '' && from.pathname !== '/';
  if (isFront) return { found: 'moved', reason: 'It leads to a front page', leadsTo: at.href };
  return isForGood ? { found: 'moved', leadsTo: at.href } : { found: 'works' };
}
