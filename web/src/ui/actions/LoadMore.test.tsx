import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { showPlain } from '../plain.examples.tsx';
import { LoadMore } from './LoadMore.tsx';

test('there is a button as long as there are more rows', async () => {
  const load = jest.fn();
  await showPlain(<LoadMore hasNext isLoading={false} onLoad={load} />);
  fireEvent.click(screen.getByRole('button', { name: 'loadMore' }));
  expect(load).toHaveBeenCalledTimes(1);
});

test('no button when all rows are loaded, and a disabled one while loading', async () => {
  await showPlain(
    <>
      <LoadMore hasNext={false} isLoading={false} onLoad={() => {}} />
      <LoadMore hasNext isLoading onLoad={() => {}} />
    </>,
  );
  expect(screen.getAllByRole('button').map((button) => button.hasAttribute('disabled'))).toEqual([true]);
});
