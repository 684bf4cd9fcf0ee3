import { setTimeout as sleep } from 'node:timers/promises';
import type { LaunchedPostmaster } from './postmaster.ts';

/** Pause before each start; one more within so long a time, and the server is given up. */
const PAUSES_MS: readonly number[] = [100, 1_000, 3_000, 6_000, 12_000];
const WITHIN_MS = 600_000;

/** Is called when a watched server ends, starts again or is given up. */
export interface WatchListener {
  /** It ended by itself, and is started again. */
  readonly onEnd: () => void;
  /** It takes connections again. */
  readonly onStart: () => void;
  /** It was started too often, and is left alone. */
  readonly onGiveUp: (reason: string) => void;
}

/** A server process that is started again, at the same port, when it ends by itself. */
export interface WatchedPostmaster {
  readonly watch: (listener: WatchListener) => void;
  readonly stop: () => Promise<void>;
}

/** Watches a server process from the first listener on. */
export function watchPostmaster(
  first: LaunchedPostmaster,
  launch: () => Promise<LaunchedPostmaster>,
  pauses = PAUSES_MS,
): WatchedPostmaster {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current: Promise<LaunchedPostmaster | null> = Promise.resolve(first);
  let startedAt: number[] = [];

  /** The next server; null when it was given up, or is not wanted any more. */
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
