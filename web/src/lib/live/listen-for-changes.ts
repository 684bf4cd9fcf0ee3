import { isConnectionLost, noteLive } from '../relay/connection.ts';
import { hasViewer } from '../session/known-viewer.ts';
import { refresher } from '../session/refresher.ts';
import { tellOfChanges } from './on-changes.ts';
import { type ChangeBatch, readChanges } from './read-changes.ts';

/**
 * One tab of a browser holds the connection for all tabs, because browsers open at most six connections to a server.
 */
const LOCK = 'aurifex.live';
const CHANNEL = 'aurifex.live';

/** First and longest pause between attempts (ms). */
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 10_000;
/** Time without a connection (ms) after which the data counts as stale. */
const STALE_MS = 5_000;

/** All earlier data may be outdated. */
const EVERYTHING: ChangeBatch = { rows: [], isComplete: false };

/** Messages between tabs: changes; the connection state; a new tab that requests the state. */
type Message =
  | { readonly batch: ChangeBatch; readonly to?: string }
  | { readonly isLive: boolean }
  | { readonly from: string };

let isListening = false;

/** Reports changes for the lifetime of the page. Call it once, and only for signed-in users. */
export function listenForChanges(onBatch: (batch: ChangeBatch) => void): void {
  if (isListening || !hasViewer()) return;
  isListening = true;
  const tab = Math.random().toString(36).slice(2);
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  const post = (message: Message) => channel?.postMessage(message);
  let isLeading = false;

  const tell = (batch: ChangeBatch) => {
    onBatch(batch);
    tellOfChanges(batch);
  };

  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('from' in data) {
      if (isLeading) post({ batch: EVERYTHING, to: data.from });
    } else if ('isLive' in data) noteLive(data.isLive);
    else if (data.to === undefined || data.to === tab) tell(data.batch);
  });

  async function lead(): Promise<void> {
    isLeading = true;
    await keepReading({
      onBatch: (batch) => {
        tell(batch);
        post({ batch });
      },
      onLive: (isLive) => {
        noteLive(isLive);
        post({ isLive });
      },
    });
    isLeading = false;
  }

  post({ from: tab });
  if ('locks' in navigator) void navigator.locks.request(LOCK, lead);
  else void lead();
}

type Reports = { onBatch: (batch: ChangeBatch) => void; onLive: (isLive: boolean) => void };

/** Ends when the session ends, or if the installation has no live updates. */
async function keepReading({ onBatch, onLive }: Reports): Promise<void> {
  let pause = FIRST_PAUSE_MS;
  let stale: ReturnType<typeof setTimeout> | undefined;
  const stand = () => {
    clearTimeout(stale);
    stale = undefined;
    pause = FIRST_PAUSE_MS;
    onLive(true);
  };
  for (;;) {
    stale ??= setTimeout(() => onLive(false), STALE_MS);
    if ((await refresher.refreshIfOld()) === 'ended') return clearTimeout(stale);
    let isGreeted = false;
    const startedAt = Date.now();
    const outcome = await readChanges((batch) => {
      if (isGreeted) return onBatch(batch);
      isGreeted = true;
      stand();
      // Reload data that was read without a connection.
      onBatch(EVERYTHING);
    });
    if (outcome === 'unavailable') return stand();
    if (outcome === 'signedOut' && (await refresher.refresh(startedAt)) === 'ended')
      return clearTimeout(stale);
    await pauseFor(pause * (0.5 + Math.random()));
    pause = Math.min(pause * 2, MAX_PAUSE_MS);
    // If only the live connection fails, the reload at least prevents outdated data.
    if (!isGreeted && pause === MAX_PAUSE_MS && !isConnectionLost()) onBatch(EVERYTHING);
  }
}

/** Ends early when the device is online again. */
function pauseFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
  });
}
