import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { showPlain } from '../plain.examples.tsx';
import { SearchField } from './SearchField.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

async function openSearch() {
  const search = jest.fn();
  await showPlain(<SearchField label="Search" value="luna" onSearch={search} />);
  return { search, field: screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' }) };
}

test('searches once when typing pauses', async () => {
  const { search, field } = await openSearch();
  expect(field.value).toBe('luna');
  fireEvent.change(field, { target: { value: 'ri' } });
  fireEvent.change(field, { target: { value: ' ring ' } });
  expect(search).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(search.mock.calls).toEqual([['ring']]);
});

test('Escape clears it, and the slash key focuses it', async () => {
  const { search, field } = await openSearch();
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(field);
  fireEvent.keyDown(field, { key: 'Escape' });
  jest.runAllTimers();
  expect([field.value, search.mock.calls]).toEqual(['', [['']]]);
});
