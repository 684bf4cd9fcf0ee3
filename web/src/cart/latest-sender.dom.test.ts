import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createLatestSender } from './latest-sender.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('quick changes are sent once, with the last value', async () => {
  const sent: number[] = [];
  const { push } = createLatestSender<number>(async (value) => sent.push(value) > 0, 300);
  push(2);
  push(3);
  const last = push(4);
  await jest.advanceTimersByTimeAsync(300);
  expect(await last).toBe(true);
  expect(sent).toEqual([4]);
});

test('sends a change only after the response to the previous one', async () => {
  const sent: number[] = [];
  const answers: ((isAccepted: boolean) => void)[] = [];
  const { push } = createLatestSender<number>((value) => {
    sent.push(value);
    return new Promise((resolve) => answers.push(resolve));
  }, 300);
  const done = push(2);
  await jest.advanceTimersByTimeAsync(300);
  push(3);
  push(5);
  await jest.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([2]);
  answers[0]?.(true);
  await jest.advanceTimersByTimeAsync(300);
  expect(sent).toEqual([2, 5]);
  answers[1]?.(false);
  await jest.advanceTimersByTimeAsync(0);
  expect(await done).toBe(false);
});
