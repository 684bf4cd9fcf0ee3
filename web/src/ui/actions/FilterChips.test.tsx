import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showPlain } from '../plain.examples.tsx';
import { FilterChips } from './FilterChips.tsx';

test('each chip leads to the list without it, the last link to the list without any', async () => {
  await showPlain(<FilterChips chips={[{ label: 'Gold', without: '/rings' }]} clearAll="/rings?sort=name" />);
  expect(screen.getByRole('list', { name: 'filters.active' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'filters.remove' }).getAttribute('href')).toBe('/rings');
  expect(screen.getByRole('link', { name: 'filters.clear' }).getAttribute('href')).toBe('/rings?sort=name');
});

test('renders nothing without a filter', async () => {
  await showPlain(<FilterChips chips={[]} clearAll="/rings" />);
  expect(screen.queryByRole('list')).toBeNull();
});
