import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showPlain } from '../plain.examples.tsx';
import { CellLines } from './CellLines.tsx';
import { IconCount } from './IconCount.tsx';

test('shows existing details in one line below the name', async () => {
  await showPlain(<CellLines detail={['For Ada', null, false, '', 'PO 7']}>Solitaire</CellLines>);
  expect(screen.getByText('Solitaire')).toBeTruthy();
  expect(screen.getByText('For Ada · PO 7')).toBeTruthy();
});

test('a count has a text; zero shows nothing', async () => {
  await showPlain(
    <>
      <IconCount icon={<svg />} count={2} label="2 notes" />
      <IconCount icon={<svg />} count={0} label="0 notes" />
    </>,
  );
  expect(screen.getByTitle('2 notes').textContent).toBe('22 notes');
  expect(screen.queryByTitle('0 notes')).toBeNull();
});
