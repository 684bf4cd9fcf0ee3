type Close = () => Promise<void> | void;

/** What a run has to let go of, newest first. */
export class Closers {
  readonly #all: Close[] = [];

  /** Registers how to close something. */
  add(close: Close): void {
    this.#all.push(close);
  }

  /** Closes everything that is still open. */
  async close(): Promise<void> {
    for (let close = this.#all.pop(); close; close = this.#all.pop()) await close();
  }

  /** Ctrl-C leaves nothing behind either. */
  closeOnSignals(): void {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        this.close().finally(() => process.exit(1));
      });
    }
  }
}
