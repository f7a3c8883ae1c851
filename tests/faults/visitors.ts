import { randomUUID } from 'node:crypto';
import { buildContact } from '#tests/visitor-builders.ts';

/** Outcome of one message: the status, or undefined when the connection failed. */
export interface Outcome {
  status: number | undefined;
  retryAfter: string | null;
}

/** Visitors who send messages, and the acknowledged ones (201), none of which may be lost. */
export class Visitors implements Disposable {
  readonly acknowledged = new Set<string>();
  readonly outcomes: Outcome[] = [];
  #isSending = false;
  #sending: Promise<unknown> = Promise.resolve();

  /** Sends one message. A lost response is no acknowledgement: the message may be stored or not. */
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

  /** Lets several visitors send one message after the other, until `stop`. */
  begin(originOf: () => string, count = 4): void {
    this.#isSending = true;
    const sendOnAndOn = async () => {
      while (this.#isSending) {
        const { status } = await this.send(originOf());
        // A refused connection fails at once: yields to others.
        if (status === undefined) await new Promise((resolve) => setImmediate(resolve));
      }
    };
    this.#sending = Promise.all(Array.from({ length: count }, sendOnAndOn));
  }

  async stop(): Promise<void> {
    this.#isSending = false;
    await this.#sending;
  }

  /** Stops them when a test fails while they send. */
  [Symbol.dispose](): void {
    this.#isSending = false;
  }

  /** Acknowledged messages that are not among these. */
  missingFrom(messages: readonly string[]): string[] {
    const knownMessages = new Set(messages);
    return [...this.acknowledged].filter((message) => !knownMessages.has(message));
  }
}
