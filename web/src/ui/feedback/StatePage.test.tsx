import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { showPlain } from '../plain.examples.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { Notice } from './Notice.tsx';

test('an error can be tried again and names the request for support', async () => {
  const retry = jest.fn();
  await showPlain(<ErrorState requestId="r-1" onRetry={retry} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('error.pageTitle');
  expect(screen.getByText('error.requestId')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'error.retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('without a connection it shows the offline text', async () => {
  await showPlain(<ErrorState isOffline />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('error.offlineTitle');
  expect(screen.queryByRole('button')).toBeNull();
});

test('an empty state names what would be there, and how to add it', async () => {
  await showPlain(<EmptyState title="No jobs" hint="Order one" action={<a href="/catalog">Order</a>} />);
  expect(screen.getByRole('heading', { level: 2, name: 'No jobs' })).toBeTruthy();
  expect(screen.getByText('Order one')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Order' })).toBeTruthy();
});

test('a notice is announced only if it appears later', async () => {
  await showPlain(
    <>
      <Notice tone="info">quiet</Notice>
      <Notice tone="warning" isLive>
        loud
      </Notice>
    </>,
  );
  expect(screen.getAllByRole('alert').map((notice) => notice.textContent)).toEqual(['loud']);
});
