import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { showPlain } from '../plain.examples.tsx';
import { RemoteCombobox } from './RemoteCombobox.tsx';

const BASE = {
  label: 'Customer',
  text: '',
  isPending: false,
  hasFailed: false,
  emptyText: 'No customer matches',
};

test('searches for the typed text, and a click selects', async () => {
  const type = jest.fn();
  const pick = jest.fn();
  const options = [{ key: '7', title: 'Luna', detail: 'A-7' }];
  await showPlain(<RemoteCombobox {...BASE} options={options} onText={type} onPick={pick} />);
  const field = screen.getByRole('combobox', { name: 'Customer' });
  await act(async () => fireEvent.change(field, { target: { value: 'lu' } }));
  expect(type).toHaveBeenCalledWith('lu');
  await act(async () => fireEvent.click(screen.getByText('Luna')));
  expect(pick).toHaveBeenCalledWith('7');
});

test.each([
  ['nothing matches', { options: [] }, 'No customer matches'],
  ['the search failed', { options: null, hasFailed: true }, 'operation.failed'],
])('shows a text if %s', async (_what, found, text) => {
  await showPlain(<RemoteCombobox {...BASE} {...found} onText={() => {}} onPick={() => {}} />);
  expect(screen.getByText(text)).toBeTruthy();
});
