import type { LiveRow } from './live-rows.ts';

/** Maximum number of rows that wait for a slow client; beyond that, it reloads everything. */
const MAX_WAITING = 200;

/** A batch of changes for a client: the changed rows, or an incomplete list if there are too many. */
export type ChangeBatch = { readonly rows: readonly LiveRow[]; readonly isComplete: boolean };

/** A client with a subscription. Unsent changes are stored once per row. */
export class Subscriber implements AsyncIterableIterator<ChangeBatch> {
  readonly #onEnd: (subscriber: Subscriber) => void;
  readonly #waiting = new Map<string, LiveRow>();
  #isComplete = true;
  /** The first batch is empty. It confirms that no later change is missed. */
  #hasNews = true;
  #isEnded = false;
  #wake: (() => void) | null = null;

  constructor(onEnd: (subscriber: Subscriber) => void) {
    this.#onEnd = onEnd;
  }

  /** Adds changes. */
  tell({ rows, isComplete }: ChangeBatch): void {
    if (rows.length === 0 && isComplete) return;
    for (const row of rows) this.#waiting.set(`${row.model}:${row.id}`, row);
    if (!isComplete || this.#waiting.size > MAX_WAITING) {
      this.#isComplete = false;
      this.#waiting.clear();
    }
    this.#hasNews = true;
    this.#wake?.();
  }

  async next(): Promise<IteratorResult<ChangeBatch>> {
    while (!this.#hasNews && !this.#isEnded) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    this.#wake = null;
    if (this.#isEnded) return { done: true, value: undefined };
    const value = { rows: [...this.#waiting.values()], isComplete: this.#isComplete };
    this.#waiting.clear();
    this.#isComplete = true;
    this.#hasNews = false;
    return { done: false, value };
  }

  /** Ends the subscription, from either side. */
  async return(): Promise<IteratorResult<ChangeBatch>> {
    if (!this.#isEnded) {
      this.#isEnded = true;
      this.#onEnd(this);
      this.#wake?.();
    }
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
