import { expect, test } from '@jest/globals';
import { newOrdersList, placedAs, placedState } from './placed-order.ts';

test('the confirmation learns from the checkout what was placed, and nothing from anywhere else', () => {
  expect(placedAs(placedState('JO'))).toBe('JO');
  for (const state of [null, undefined, 'JO', {}, { placedAs: 7 }]) expect(placedAs(state)).toBeNull();
});

test.each(['JO', 'SO'])('%s has a list to go to', (code) => {
  expect(newOrdersList(code)).toBe('/backoffice/status-tracking/job-orders?tab=new');
});
