import { expect, test } from '@jest/globals';
import { createRefresher, type RefreshOutcome } from './create-refresher.ts';
import type { SessionMessage } from './session-channel.ts';
import { markSession, sessionStartedAt } from './session-mark.ts';

const NOON = Date.UTC(2026, 2, 10, 12);
const MINUTE = 60_000;

function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

/** State shared by all tabs of a browser: storage, lock, clock and server. */
function createBrowser(outcome: RefreshOutcome = 'refreshed') {
  const storage = memoryStorage();
  const messages: SessionMessage[] = [];
  const clock = { now: NOON };
  const renewal = { time: 0 };
  const renewalTime = {
    read: async () => renewal.time,
    write: async (time: number) => {
      renewal.time = time;
    },
  };
  const server = { requests: 0, outcome };
  let line: Promise<unknown> = Promise.resolve();

  function exclusively<T>(work: () => Promise<T>): Promise<T> {
    const turn = line.then(work);
    line = turn.catch(() => {});
    return turn;
  }

  async function send(): Promise<RefreshOutcome> {
    server.requests += 1;
    await new Promise(setImmediate);
    clock.now += 20;
    return server.outcome;
  }

  /** `seen`: the storage as this tab sees it, which may be delayed. */
  const openTab = (seen = storage) =>
    createRefresher({
      send,
      exclusively,
      storage: seen,
      renewalTime,
      broadcast: (message) => messages.push(message),
      now: () => clock.now,
    });
  return { storage, messages, clock, server, openTab };
}

test('five refused requests of one tab cause one refresh', async () => {
  const { server, openTab } = createBrowser();
  const tab = openTab();

  const outcomes = await Promise.all(Array.from({ length: 5 }, () => tab.refresh(NOON)));

  expect(outcomes).toEqual(Array(5).fill('refreshed'));
  expect(server.requests).toBe(1);
});

test('two tabs with concurrent 401 responses share one refresh', async () => {
  const { server, messages, openTab } = createBrowser();

  const outcomes = await Promise.all([openTab().refresh(NOON), openTab().refresh(NOON)]);

  expect(outcomes).toEqual(['refreshed', 'refreshed']);
  expect(server.requests).toBe(1);
  expect(messages).toEqual(['refreshed']);
});

/** Storage with an hour-old session mark that does not show writes of other tabs. */
function lateStorage() {
  const storage = memoryStorage();
  markSession(NOON - 60 * MINUTE, storage);
  return storage;
}

test('tabs renew an old session only once, also if they see the mark of others late', async () => {
  const { server, clock, openTab } = createBrowser();
  const tabs = Array.from({ length: 3 }, () => openTab(lateStorage()));

  const outcomes = await Promise.all(tabs.map((tab) => tab.refreshIfOld()));
  clock.now += MINUTE;
  outcomes.push(await openTab(lateStorage()).refreshIfOld());

  expect(outcomes).toEqual(Array(4).fill('refreshed'));
  expect(server.requests).toBe(1);
});

test('a request that fails after the latest refresh refreshes again', async () => {
  const { server, clock, openTab } = createBrowser();
  const tab = openTab();
  await tab.refresh(NOON);
  clock.now += MINUTE;

  await tab.refresh(clock.now);

  expect(server.requests).toBe(2);
});

test('an ended session is removed and the other tabs get one message', async () => {
  const { storage, messages, openTab } = createBrowser('ended');
  markSession(NOON - MINUTE, storage);

  expect(await openTab().refresh(NOON)).toBe('ended');
  expect(await openTab().refresh(NOON)).toBe('ended');

  expect(sessionStartedAt(storage)).toBeNull();
  expect(messages).toEqual(['ended']);
});

test('an unreachable server does not end the session', async () => {
  const { storage, messages, openTab } = createBrowser('unreachable');
  markSession(NOON - MINUTE, storage);

  expect(await openTab().refresh(NOON)).toBe('unreachable');

  expect(sessionStartedAt(storage)).toBe(NOON - MINUTE);
  expect(messages).toEqual([]);
});

test.each([
  { age: null, requests: 0, because: 'a visitor has nothing to renew' },
  { age: 0, requests: 0, because: 'the session has just begun' },
  { age: 14 * MINUTE, requests: 0, because: 'fourteen minutes are still good' },
  { age: 14 * MINUTE + 1, requests: 1, because: 'the access token is about to run out' },
  { age: 60 * 24 * MINUTE, requests: 1, because: 'the tab slept overnight' },
])('refreshes ahead $requests times when the session is $age ms old: $because', async ({ age, requests }) => {
  const { storage, server, openTab } = createBrowser();
  if (age !== null) markSession(NOON - age, storage);

  await openTab().refreshIfOld();

  expect(server.requests).toBe(requests);
});
