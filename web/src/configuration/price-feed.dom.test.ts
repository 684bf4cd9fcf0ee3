import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createPriceFeed } from './price-feed.ts';

type Answer = { requestId: string; unitPrice: string };
type Call = {
  request: string;
  requestId: string;
  signal: AbortSignal;
  answer: (unitPrice: string) => void;
  fail: () => void;
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A feed with a server whose responses the test resolves, and which ignores aborts. */
function feedWithServer(options: Partial<Parameters<typeof createPriceFeed<string, Answer>>[0]> = {}) {
  const calls: Call[] = [];
  const feed = createPriceFeed<string, Answer>({
    ...options,
    send: (request, requestId, signal) =>
      new Promise((resolve, reject) => {
        calls.push({
          request,
          requestId,
          signal,
          answer: (unitPrice) => resolve({ requestId, unitPrice }),
          fail: () => reject(new Error('refused')),
        });
      }),
  });
  const call = (index: number) => {
    const found = calls[index];
    if (!found) throw new Error(`There was no call ${index}`);
    return found;
  };
  return { feed, calls, call };
}

test('requests the first price immediately, and later ones after 150 ms', async () => {
  const { feed, calls, call } = feedWithServer();
  feed.ask('14K');
  await jest.advanceTimersByTimeAsync(0);
  call(0).answer('100.00');
  await jest.advanceTimersByTimeAsync(0);
  expect(feed.snapshot()).toEqual({
    price: { requestId: '1', unitPrice: '100.00' },
    isPending: false,
    hasFailed: false,
  });

  feed.ask('18K');
  feed.ask('18K, size 7');
  await jest.advanceTimersByTimeAsync(149);
  expect(calls).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(calls.map(({ request }) => request)).toEqual(['14K', '18K, size 7']);
});

test('a newer request aborts the older one, and its late response is ignored', async () => {
  const { feed, call } = feedWithServer();
  feed.ask('14K');
  await jest.advanceTimersByTimeAsync(0);
  feed.ask('18K');
  expect(call(0).signal.aborted).toBe(true);
  await jest.advanceTimersByTimeAsync(150);

  call(1).answer('180.00');
  await jest.advanceTimersByTimeAsync(0);
  call(0).answer('140.00');
  await jest.advanceTimersByTimeAsync(0);
  expect(feed.snapshot().price?.unitPrice).toBe('180.00');
});

test('ignores the error of a superseded request', async () => {
  const { feed, call } = feedWithServer();
  feed.ask('14K');
  await jest.advanceTimersByTimeAsync(0);
  feed.ask('18K');
  call(0).fail();
  await jest.advanceTimersByTimeAsync(0);
  expect(feed.snapshot()).toEqual({ price: null, isPending: true, hasFailed: false });
});

test('keeps the old price, marked as pending, until the new one arrives', async () => {
  const { feed, call } = feedWithServer();
  feed.ask('14K');
  await jest.advanceTimersByTimeAsync(0);
  call(0).answer('100.00');
  await jest.advanceTimersByTimeAsync(0);
  feed.ask('18K');
  expect(feed.snapshot()).toMatchObject({ price: { unitPrice: '100.00' }, isPending: true });
});

test('a failure is shown and can be tried again', async () => {
  const { feed, call } = feedWithServer();
  feed.ask('14K');
  await jest.advanceTimersByTimeAsync(0);
  call(0).fail();
  await jest.advanceTimersByTimeAsync(0);
  expect(feed.snapshot()).toEqual({ price: null, isPending: false, hasFailed: true });

  feed.retry();
  await jest.advanceTimersByTimeAsync(0);
  call(1).answer('100.00');
  await jest.advanceTimersByTimeAsync(0);
  expect(feed.snapshot()).toMatchObject({ price: { unitPrice: '100.00' }, hasFailed: false });
});

test('shows a predicted price immediately, and replaces it by the price of the server', async () => {
  const compared: [string, string][] = [];
  const { feed, call } = feedWithServer({
    predict: (request) => (request === '14K' ? null : { requestId: 'none', unitPrice: `${request} here` }),
    compare: (predicted, price) => compared.push([predicted.unitPrice, price.unitPrice]),
  });
  feed.ask('14K');
  await jest.advanceTimersByTimeAsync(0);
  call(0).answer('100.00');
  await jest.advanceTimersByTimeAsync(0);

  feed.ask('18K');
  expect(feed.snapshot()).toMatchObject({ price: { unitPrice: '18K here' }, isPending: true });
  await jest.advanceTimersByTimeAsync(150);
  call(1).answer('180.00');
  await jest.advanceTimersByTimeAsync(0);
  expect(feed.snapshot()).toMatchObject({ price: { unitPrice: '180.00' }, isPending: false });
  expect(compared).toEqual([['18K here', '180.00']]);
});
