import { randomUUID } from 'node:crypto';
import { buildContact } from '#tests/visitor-builders.ts';

/** What came of one message: the status, or nothing when the connection failed. */
export interface Outcome {
  status: number | undefined;
  retryAfter: string | null;
}

/** Visitors who send messages, and what was acknowledged to them (201): that must never be missing. */
export class Visitors implements Disposable {
  readonly acknowledged = new Set<string>();
  readonly outcomes: Outcome[] = [];
  #isSending = false;
  #sending: Promise<unknown> = Promise.resolve();

  /** Sends one message. A lost answer is no acknowledgement: the message may be stored or not. */
  async send(origin: string, message: string = randomUUID()): Promise<Outcome> {
    const outcome = await fetch(`${origin}/api/contacts`, {
      method: 'POST',
      body: JSON.stringify(buildContact({ message })),
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': message },
    }).then(
      async (response) => {
        await response.text();
        return { status: response.status, retryAfter: response.headers.get('Retry-After') };
      },
      () => ({ status: undefined, retryAfter: null }),
    );
    if (outcome.status === 201) this.acknowledged.add(message);
    this.outcomes.push(outcome);
    return outcome;
  }

  /** Several visitors send one message after the other, until `stop`. */
  begin(originOf: () => string, count = 4): void {
    this.#isSending = true;
    const sendOnAndOn = async () => {
      while (this.#isSending) {
        const { status } = await this.send(originOf());
        // A refused connection fails at once: let others run.
        if (status === undefined) await new Promise((resolve) => setImmediate(resolve));
      }
    };
    this.#sending = Promise.all(Array.from({ length: count }, sendOnAndOn));
  }

  async stop(): Promise<void> {
    this.#isSending = false;
    await this.#sending;
  }

  /** For a test that fails while they send. */
  [Symbol.dispose](): void {
    this.#isSending = false;
  }

  /** What was acknowledged and is not among these messages. */
  missingFrom(stored: readonly string[]): string[] {
    const known = new Set(stored);
    return [...this.acknowledged].filter((message) => !known.has(message));
  }
}
