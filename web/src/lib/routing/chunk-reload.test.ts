import { expect, test } from '@jest/globals';
import { reloadAfterChunkFailure, reloadForPart, reloadIfPutOff, withReload } from './chunk-reload.ts';

function createTab() {
  const values = new Map<string, string>();
  const tab = {
    reloads: 0,
    clock: 100_000,
    storage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    },
    online: true,
    isOnline: () => tab.online,
    now: () => tab.clock,
    reload: () => {
      tab.reloads += 1;
    },
  };
  return tab;
}

const failing = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));

test('returns a loaded module without a reload', async () => {
  const tab = createTab();

  expect(await withReload(async () => 'page', tab)).toBe('page');

  expect(tab.reloads).toBe(0);
});

test('the first failure reloads, and renders nothing until then', async () => {
  const tab = createTab();
  const settled = await Promise.race([
    withReload(failing, tab).then(
      () => 'settled',
      () => 'settled',
    ),
    new Promise((resolve) => setImmediate(resolve, 'waiting')),
  ]);

  expect(tab.reloads).toBe(1);
  expect(settled).toBe('waiting');
});

test.each([
  { later: 0, reloads: 1 },
  { later: 9_999, reloads: 1 },
  { later: 10_000, reloads: 2 },
])('a second failure $later ms later: $reloads reloads in total', ({ later, reloads }) => {
  const tab = createTab();
  reloadAfterChunkFailure(tab);
  tab.clock += later;

  reloadAfterChunkFailure(tab);

  expect(tab.reloads).toBe(reloads);
});

test('a failure right after a reload is thrown, so that the page can show it', async () => {
  const tab = createTab();
  reloadAfterChunkFailure(tab);

  await expect(withReload(failing, tab)).rejects.toThrow('Failed to fetch');
});

test('without a connection nothing is reloaded, and the failure is thrown', async () => {
  const tab = createTab();
  tab.online = false;

  await expect(withReload(failing, tab)).rejects.toThrow('Failed to fetch');

  expect(tab.reloads).toBe(0);
});

test('a part that fails while somebody types reloads with the next page, once', () => {
  const tab = createTab();

  expect(reloadForPart(() => true, tab)).toBe(false);
  expect(tab.reloads).toBe(0);
  reloadIfPutOff(tab);
  tab.clock += 10_000;
  reloadIfPutOff(tab);

  expect(tab.reloads).toBe(1);
});

test('a part that fails while nobody works reloads at once', () => {
  const tab = createTab();

  expect(reloadForPart(() => false, tab)).toBe(true);
  tab.clock += 10_000;
  reloadIfPutOff(tab);

  expect(tab.reloads).toBe(1);
});
