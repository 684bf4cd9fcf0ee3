import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { usePrint } from './usePrint.ts';

const print = jest.fn();

beforeEach(() => {
  print.mockClear();
  window.print = print;
  globalThis.requestAnimationFrame = (paint) => {
    paint(0);
    return 0;
  };
});

type Rows = { count: number; hasNext: boolean; isLoadingNext: boolean };

/** Renders the hook for a list with this number of loaded rows. */
function listWith(first: Rows) {
  const loadNext = jest.fn();
  const { result, rerender } = renderHook(
    ({ count, ...more }: Rows) => usePrint(count, { ...more, loadNext }),
    {
      initialProps: first,
    },
  );
  return { loadNext, rerender, press: () => act(() => result.current()) };
}

test('prints a complete list immediately', () => {
  const { loadNext, press } = listWith({ count: 7, hasNext: false, isLoadingNext: false });
  press();
  expect(print).toHaveBeenCalledTimes(1);
  expect(loadNext).not.toHaveBeenCalled();
});

test('loads the remaining rows first, 100 at a time', () => {
  const { loadNext, rerender, press } = listWith({ count: 10, hasNext: true, isLoadingNext: false });
  press();
  rerender({ count: 10, hasNext: true, isLoadingNext: true });
  expect(print).not.toHaveBeenCalled();
  rerender({ count: 110, hasNext: true, isLoadingNext: false });
  rerender({ count: 110, hasNext: true, isLoadingNext: true });
  rerender({ count: 130, hasNext: false, isLoadingNext: false });
  expect(loadNext.mock.calls).toEqual([[100], [100]]);
  expect(print).toHaveBeenCalledTimes(1);
});

test('prints the first 500 rows of a long list', () => {
  const { loadNext, rerender, press } = listWith({ count: 450, hasNext: true, isLoadingNext: false });
  press();
  rerender({ count: 500, hasNext: true, isLoadingNext: false });
  expect(loadNext.mock.calls).toEqual([[50]]);
  expect(print).toHaveBeenCalledTimes(1);
});

test('does not request missing rows repeatedly', () => {
  const { loadNext, rerender, press } = listWith({ count: 10, hasNext: true, isLoadingNext: false });
  press();
  rerender({ count: 10, hasNext: true, isLoadingNext: true });
  rerender({ count: 10, hasNext: true, isLoadingNext: false });
  rerender({ count: 10, hasNext: true, isLoadingNext: false });
  expect(loadNext).toHaveBeenCalledTimes(1);
  expect(print).not.toHaveBeenCalled();
});
