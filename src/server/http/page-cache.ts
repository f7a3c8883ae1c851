import type { ReadyAnswer } from './ready-answer.ts';

/**
 * Rendered answers of one catalogue revision, kept compressed. Bounded by bytes: what was used longest ago goes first.
 * A key is rendered once at a time however many ask for it. Design, section 3.
 */
export class PageCache {
  readonly #kept = new Map<string, ReadyAnswer>();
  readonly #underWay = new Map<string, Promise<ReadyAnswer>>();
  readonly #mostBytes: number;
  #bytes = 0;
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
  peek(key: string, revision: number): ReadyAnswer | undefined {
    return revision === this.#revision ? this.#kept.get(key) : undefined;
  }

  get(key: string, revision: number): ReadyAnswer | undefined {
    const answer = this.peek(key, revision);
    if (!answer) return undefined;
    // Maps keep the order of insertion: moving a used key to the end makes the first one the oldest.
    this.#kept.delete(key);
    this.#kept.set(key, answer);
    return answer;
  }

  /** Answers from the cache, or renders and keeps the answer when it may be kept. */
  async getOrRender(key: string, revision: number, render: () => Promise<ReadyAnswer>): Promise<ReadyAnswer> {
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
  replace(key: string, kept: ReadyAnswer, better: ReadyAnswer): void {
    if (this.#kept.get(key) !== kept) return;
    // Setting a key that is there keeps its place: this was no use of it.
    this.#kept.set(key, better);
    this.#bytes += better.size - kept.size;
    this.#makeRoom();
  }

  /** Drops everything; what is being rendered is given to those who wait for it, and not kept. */
  clear(): void {
    this.#kept.clear();
    this.#underWay.clear();
    this.#bytes = 0;
  }

  #keep(key: string, answer: ReadyAnswer): void {
    this.#kept.set(key, answer);
    this.#bytes += answer.size;
    this.#makeRoom();
  }

  #makeRoom(): void {
    for (const [oldest, { size }] of this.#kept) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= size;
    }
  }
}

const mayBeKept = (answer: ReadyAnswer) => answer.status === 200 && isForAll(answer);

/** Whether it may be given to another visitor: not a form with a token of its own. */
const isForAll = ({ status, headers }: ReadyAnswer) =>
  status !== 200 || !/private|no-store/.test(String(headers.identity['Cache-Control']));
