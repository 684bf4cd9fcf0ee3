import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { commitMutation } from 'relay-runtime';
import { environment } from '../relay/environment.ts';
import { keepShown, startQuery } from '../relay/RelayPage.tsx';
import mutation from '../session/__generated__/refresherMutation.graphql.ts';
import query from './__generated__/refreshCartCountQuery.graphql.ts';
import { refreshShown } from './refresh-shown.ts';

/** Open requests, which the test answers. */
const asked: {
  answer: (count: number) => void;
  succeed: () => void;
  isAborted: () => boolean;
}[] = [];

beforeEach(() => {
  asked.length = 0;
  jest.useFakeTimers();
  globalThis.fetch = (_url, { signal } = {}) =>
    new Promise((resolve) => {
      const viewer = (cartItemCount: number) => ({ id: 'viewer', cartItemCount, wishListCount: 0 });
      const send = (data: object) =>
        resolve({ status: 200, headers: new Headers(), json: async () => ({ data }) } as Response);
      asked.push({
        answer: (count) => send({ viewer: viewer(count) }),
        succeed: () => send({ result: { __typename: 'RefreshSessionSuccess' } }),
        isAborted: () => signal?.aborted === true,
      });
    });
});
afterEach(() => void jest.useRealTimers());

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const open = () =>
  startQuery(query, {}, new AbortController().signal, { shows: ['ESTIMATE'], isAboutOne: false });

test('a newly opened page sends its own request during a refresh', async () => {
  const former = open();
  await pass(10);
  asked[0]?.answer(1);
  await pass(10);
  const leave = keepShown(former);
  refreshShown({ rows: [], isComplete: false });
  await pass(1_000);
  expect(asked).toHaveLength(2);

  // The refresh may have read data older than the page's own query.
  const page = open();
  await pass(10);
  expect(asked.slice(1).map(({ isAborted }) => isAborted())).toEqual([true, false]);
  page.dispose();
  leave?.();
});

test('does not read a page again after it was left', async () => {
  const page = open();
  await pass(10);
  asked[0]?.answer(1);
  await pass(10);
  const leave = keepShown(page);
  refreshShown({ rows: [], isComplete: false });
  await pass(1_000);
  expect(asked[1]?.isAborted()).toBe(false);
  leave?.();
  expect(asked[1]?.isAborted()).toBe(true);
});

test('reads again what was read before the response of a mutation', async () => {
  const page = open();
  await pass(10);
  asked[0]?.answer(1);
  await pass(10);
  const leave = keepShown(page);
  refreshShown({ rows: [], isComplete: false });
  await pass(1_000);
  const isChanged = new Promise((resolve) => {
    commitMutation(environment, { mutation, variables: {}, onCompleted: resolve });
  });
  await pass(10);
  asked[2]?.succeed();
  await isChanged;
  expect(asked[1]?.isAborted()).toBe(true);
  await pass(1_000);
  expect(asked).toHaveLength(4);
  leave?.();
});
