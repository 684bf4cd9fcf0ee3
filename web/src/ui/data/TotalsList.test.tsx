import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { showPlain } from '../plain.examples.tsx';
import { TotalsList } from './TotalsList.tsx';

test('shows and hides the calculation of a total', async () => {
  await showPlain(
    <TotalsList
      currency="USD"
      rows={[
        { key: 'tax', label: 'Tax', amount: '8.00', formula: '8 % of $100.00' },
        { key: 'shipping', label: 'Shipping', amount: null, fallback: 'with the method' },
      ]}
    />,
  );
  expect(screen.getByText('with the method')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'howComputed' });
  const formula = screen.getByText('8 % of $100.00');
  expect([button.getAttribute('aria-expanded'), formula.hidden]).toEqual(['false', true]);
  fireEvent.click(button);
  expect([button.getAttribute('aria-expanded'), formula.hidden]).toEqual(['true', false]);
  fireEvent.click(button);
  expect(formula.hidden).toBe(true);
});
