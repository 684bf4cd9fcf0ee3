import { setTimeout as sleep } from 'node:timers/promises';
import type { LaunchedPostmaster } from './postmaster.ts';

/** Delay before each restart; if all of them were used within this time, it gives up. */
const PAUSES_MS: readonly number[] = [100, 1_000, 3_000, 6_000, 12_000];
const WITHIN_MS = 600_000;

/** Called when a watched server ends, restarts or is given up. */
export interface WatchListener {
  /** It ended and is being restarted. */
  readonly onEnd: () => void;
  /** It accepts connections again. */
  readonly onStart: () => void;
  /** It was restarted too often; no more attempts. */
  readonly onGiveUp: (reason: string) => void;
}

/** A server process that is restarted on the same port when it ends. */
export interface WatchedPostmaster {
  readonly watch: (listener: WatchListener) => void;
  readonly stop: () => Promise<void>;
}

/** Watches a server process after the first listener is added. */
export function watchPostmaster(
  first: LaunchedPostmaster,
  launch: () => Promise<LaunchedPostmaster>,
  pauses = PAUSES_MS,
): WatchedPostmaster {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current: Promise<LaunchedPostmaster | null> = Promise.resolve(first);
  let startedAt: number[] = [];

  /** The next server; null if it gave up, or the server was stopped. */
  async function next({ onGiveUp }: WatchListener): Promise<LaunchedPostmaster | null> {
    let reason = 'it ended again and again';
    for (;;) {
      const now = performance.now();
      startedAt = startedAt.filter((at) => now - at < WITHIN_MS);
      const pause = pauses[startedAt.length];
      if (pause === undefined) {
        onGiveUp(reason);
        return null;
      }
      startedAt.push(now);
      try {
        await sleep(pause, null, { signal });
        return await launch();
      } catch (error) {
        if (signal.aborted) return null;
        reason = error instanceof Error ? error.message : String(error);
      }
    }
  }

  async function follow(listener: WatchListener): Promise<void> {
    for (let server = await current; server; server = await current) {
      await server.ended;
      if (signal.aborted) return;
      listener.onEnd();
      current = next(listener);
      if (await current) listener.onStart();
    }
  }

  return {
    watch: (listener) => void follow(listener),
    stop: async () => {
      stopping.abort();
      await (await current)?.stop();
    },
  };
}
