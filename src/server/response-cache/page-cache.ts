import type { CachedResponse } from './cached-response.ts';

interface Kept {
  answer: CachedResponse;
  /** Which use of the cache was the last one of this answer. */
  lastUse: number;
}

/**
 * Rendered answers of one catalogue revision, kept compressed. Bounded by bytes: what was used longest ago goes first.
 * A key is rendered once at a time however many ask for it. Design, section 3.
 */
export class PageCache {
  readonly #kept = new Map<string, Kept>();
  readonly #underWay = new Map<string, Promise<CachedResponse>>();
  readonly #mostBytes: number;
  #bytes = 0;
  #uses = 0;
  #revision = -1;

  /** @param mostBytes how many bytes of bodies it may hold. */
  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** How many answers are kept. */
  get size(): number {
    return this.#kept.size;
  }

  /** What is kept, without counting as a use of it. */
  peek(key: string, revision: number): CachedResponse | undefined {
    return revision === this.#revision ? this.#kept.get(key)?.answer : undefined;
  }

  get(key: string, revision: number): CachedResponse | undefined {
    const kept = revision === this.#revision ? this.#kept.get(key) : undefined;
    if (!kept) return undefined;
    // No more than a number, because a use is counted with each visit; what is oldest is looked for when room is needed.
    this.#uses += 1;
    kept.lastUse = this.#uses;
    return kept.answer;
  }

  /** Answers from the cache, or renders and keeps the answer when it may be kept. */
  async getOrRender(key: string, revision: number, render: () => Promise<CachedResponse>): Promise<CachedResponse> {
    if (revision !== this.#revision) {
      this.clear();
      this.#revision = revision;
    }
    const kept = this.get(key, revision);
    if (kept) return kept;
    const started = this.#underWay.get(key);
    const shared = started && (await started);
    if (shared && isForAll(shared)) return shared;
    const rendering = render();
    this.#underWay.set(key, rendering);
    try {
      const answer = await rendering;
      // No longer under way: everything was dropped meanwhile, and this is what it was dropped for.
      if (mayBeKept(answer) && this.#underWay.get(key) === rendering) this.#keep(key, answer);
      return answer;
    } finally {
      if (this.#underWay.get(key) === rendering) this.#underWay.delete(key);
    }
  }

  /** Puts the same answer, with more or better compressed bodies, in the place of a kept one; nothing when that is gone. */
  replace(key: string, kept: CachedResponse, better: CachedResponse): void {
    const place = this.#kept.get(key);
    if (place?.answer !== kept) return;
    place.answer = better;
    this.#bytes += better.size - kept.size;
    this.#makeRoom();
  }

  /** Drops everything; what is being rendered is given to those who wait for it, and not kept. */
  clear(): void {
    this.#kept.clear();
    this.#underWay.clear();
    this.#bytes = 0;
  }

  #keep(key: string, answer: CachedResponse): void {
    this.#uses += 1;
    this.#kept.set(key, { answer, lastUse: this.#uses });
    this.#bytes += answer.size;
    this.#makeRoom();
  }

  #makeRoom(): void {
    while (this.#bytes > this.#mostBytes) {
      const [key, { answer }] = this.#kept
        .entries()
        .reduce((oldest, entry) => (entry[1].lastUse < oldest[1].lastUse ? entry : oldest));
      this.#kept.delete(key);
      this.#bytes -= answer.size;
    }
  }
}

const mayBeKept = (answer: CachedResponse) => answer.status === 200 && isForAll(answer);

/** Whether it may be given to another visitor: not a form with a token of its own. */
const isForAll = ({ status, headers }: CachedResponse) =>
  status !== 200 || !/private|no-store/.test(String(headers.identity['Cache-Control']));
