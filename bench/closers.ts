type Close = () => Promise<void> | void;

/** Everything that a run must close, newest first. */
export class Closers {
  readonly #all: Close[] = [];

  /** Registers a function to close something. */
  add(close: Close): void {
    this.#all.push(close);
  }

  /** Closes everything that is still open. */
  async close(): Promise<void> {
    for (let close = this.#all.pop(); close; close = this.#all.pop()) await close();
  }

  /** Also closes everything on Ctrl-C. */
  closeOnSignals(): void {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        this.close().finally(() => process.exit(1));
      });
    }
  }
}
