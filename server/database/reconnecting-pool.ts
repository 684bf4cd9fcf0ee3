import pg from 'pg';
import { isConnectionFailure } from './connection-failure.ts';

/** Maximum wait for PostgreSQL to return, for work that has not sent anything yet. */
const MAX_WAIT_MS = 1_000;
const PAUSE_MS = 50;

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/**
 * A pool that waits while PostgreSQL restarts: failed connection attempts are retried, which is safe because nothing
 * was sent. If PostgreSQL stays unreachable, all callers get the error at once.
 */
export class ReconnectingPool extends pg.Pool {
  readonly #refusal: () => Error | null;
  #awaySince: number | null = null;

  /** `refusal` returns the error for a caller who may not get a connection; otherwise null. */
  constructor(config: pg.PoolConfig, refusal: () => Error | null = () => null) {
    super(config);
    this.#refusal = refusal;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (callback) {
      this.#open(callback);
      return undefined;
    }
    return new Promise((resolve, reject) => {
      this.#open((error, client) => (client ? resolve(client) : reject(error)));
    });
  }

  #open(callback: Connected): void {
    const refusal = this.#refusal();
    if (refusal) {
      callback(refusal, undefined, () => {});
      return;
    }
    const begun = performance.now();
    super.connect((error, client, release) => {
      if (client) this.#awaySince = null;
      if (error && this.#isWorthWaiting(error, begun)) setTimeout(() => this.#open(callback), PAUSE_MS);
      else callback(error, client, release);
    });
  }

  #isWorthWaiting(error: Error, begun: number): boolean {
    if (this.ending || !isConnectionFailure(error)) return false;
    this.#awaySince ??= begun;
    return performance.now() - this.#awaySince < MAX_WAIT_MS;
  }
}
