import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useContext } from 'react';
import { FormerView, IsFormerView } from './FormerView.tsx';
import { NetworkError, RequestError } from './request-errors.ts';

beforeEach(() => {
  // React logs every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

type View = { rows: string | Error; dispose: () => void };

const viewOf = (rows: View['rows']): View => ({ rows, dispose: jest.fn() });

function Page({ view }: { view: View }) {
  const isFormer = useContext(IsFormerView);
  if (view.rows instanceof Error) throw view.rows;
  return (
    <>
      <h1>Jobs</h1>
      <p>{isFormer ? 'unreached' : view.rows}</p>
    </>
  );
}

const page = (view: View) => (
  <FormerView queryRef={view}>{(shown: View) => <Page view={shown} />}</FormerView>
);

test('without a connection, the page stays without its rows until a view can be loaded', () => {
  const { rerender } = render(page(viewOf('new ones')));
  const unreached = viewOf(new NetworkError('Unreached', null));

  rerender(page(unreached));
  expect(screen.getByRole('heading').textContent).toBe('Jobs');
  expect(screen.getByText('unreached')).toBeTruthy();
  expect(unreached.dispose).toHaveBeenCalledTimes(1);

  rerender(page(viewOf(new NetworkError('Unreached', null))));
  expect(screen.getByText('unreached')).toBeTruthy();

  rerender(page(viewOf('closed ones')));
  expect(screen.getByText('closed ones')).toBeTruthy();
});

test.each([
  ['the first view cannot be reached', [new NetworkError('Unreached', null)]],
  [
    'the next one fails in another way',
    ['new ones', new RequestError('Broken', { code: undefined, requestId: null, status: 500 })],
  ],
])('the page fails where %s', (_when, views) => {
  const show = () => {
    const [first = '', ...others] = views;
    const { rerender } = render(page(viewOf(first)));
    for (const rows of others) rerender(page(viewOf(rows)));
  };
  expect(show).toThrow();
});
