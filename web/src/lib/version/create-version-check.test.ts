import { expect, test } from '@jest/globals';
import { createVersionCheck } from './create-version-check.ts';

type Setting = { stored?: string | null; served?: string | null; unsaved?: boolean; reachable?: boolean };

function createBrowser(setting: Setting = {}) {
  const { stored = '1.0.0', served = '1.0.0', unsaved = false, reachable = true } = setting;
  const browser = {
    clock: 0,
    fetches: 0,
    reloads: 0,
    signOuts: 0,
    cleared: [] as string[],
    stored,
    served,
    unsaved,
    reachable,
  };
  const check = createVersionCheck({
    fetchVersion: async () => {
      browser.fetches += 1;
      return browser.served;
    },
    now: () => browser.clock,
    hasUnsavedWork: () => browser.unsaved,
    storedVersion: () => browser.stored,
    storeVersion: (version) => {
      browser.stored = version;
    },
    signOut: async () => {
      browser.signOuts += 1;
      return browser.reachable;
    },
    clearStorage: (version) => {
      browser.cleared.push(version);
      browser.stored = version;
    },
    reload: () => {
      browser.reloads += 1;
    },
  });
  return { browser, check };
}

test('the first visit only stores the version', async () => {
  const { browser, check } = createBrowser({ stored: null });

  expect(await check.check()).toBe('current');

  expect(browser).toMatchObject({ stored: '1.0.0', signOuts: 0, cleared: [], reloads: 0 });
});

test('a new version signs out, clears the storage once and reloads', async () => {
  const { browser, check } = createBrowser({ served: '1.1.0' });

  expect(await check.check()).toBe('reloading');
  browser.clock += 10_000;
  expect(await check.check()).toBe('current');

  expect(browser).toMatchObject({ signOuts: 1, cleared: ['1.1.0'], reloads: 1 });
});

test('a session that cannot be ended stays unchanged until the next check', async () => {
  const { browser, check } = createBrowser({ served: '1.1.0', reachable: false });

  expect(await check.check()).toBe('skipped');
  expect(browser).toMatchObject({ stored: '1.0.0', cleared: [], reloads: 0 });
  browser.reachable = true;
  browser.clock += 10_000;

  expect(await check.check()).toBe('reloading');
});

test('an unsaved form asks first, and keeps its storage until the user reloads', async () => {
  const { browser, check } = createBrowser({ served: '1.1.0', unsaved: true });

  expect(await check.check()).toBe('stale');
  expect(browser).toMatchObject({ cleared: [], reloads: 0 });
  await check.apply();

  expect(browser).toMatchObject({ cleared: ['1.1.0'], reloads: 1 });
});

test('the server is asked at most once in 10 seconds', async () => {
  const { browser, check } = createBrowser();

  await check.check();
  browser.clock = 9_999;
  expect(await check.check()).toBe('skipped');
  browser.clock = 10_000;
  await check.check();

  expect(browser.fetches).toBe(2);
});

test('changes nothing if the version cannot be read', async () => {
  const { browser, check } = createBrowser({ served: null });

  expect(await check.check()).toBe('skipped');

  expect(browser).toMatchObject({ stored: '1.0.0', reloads: 0 });
});
