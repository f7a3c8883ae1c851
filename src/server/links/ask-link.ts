import type { Failure, Manners, PageAnswer } from './polite-requests.ts';
import { Finding, isFine, isNowhere, PoliteRequests } from './polite-requests.ts';

/** What one asking of an address found. */
export interface LinkAnswer extends Omit<Failure, 'found'> {
  found: Failure['found'] | 'works' | 'moved';
  /** Where it leads for good. */
  leadsTo?: string;
}

/** How the hub calls itself in a robots.txt when it asks whether a page is there. */
export const robotName = 'MinistryAIHub-LinkCheck';

/** Asks addresses politely whether they are there. */
export class LinkAsker {
  readonly #manners: Manners;
  readonly #requests: PoliteRequests;

  constructor(manners: Manners) {
    this.#manners = manners;
    this.#requests = new PoliteRequests(manners);
  }

  /** Asks one address: its head first, and the page where that does not tell. */
  ask(address: string): Promise<LinkAnswer> {
    return this.#requests.within(async (): Promise<LinkAnswer> => {
      const head = await this.#requests.follow(address, { method: 'HEAD' }).catch((error: unknown) => {
        // Some servers know no HEAD, answer it wrongly, or let it hang; whoever is not there has no page either.
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

/** The same page under another spelling is no move. */
const plain = ({ hostname, pathname, search }: URL) =>
  `${hostname.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`.toLowerCase();

function whereItLed(address: string, { at, isForGood }: PageAnswer): LinkAnswer {
  const from = new URL(address);
  if (plain(from) === plain(at)) return { found: 'works' };
  const isFront = at.pathname === '/' && at.search === '' && from.pathname !== '/';
  if (isFront) return { found: 'moved', reason: 'It leads to a front page', leadsTo: at.href };
  return isForGood ? { found: 'moved', leadsTo: at.href } : { found: 'works' };
}
