import { expect, test } from '@jest/globals';
import { newOrdersList, placedAs, placedState } from './placed-order.ts';

test('the confirmation learns from the checkout what was placed, and nothing from anywhere else', () => {
  expect(placedAs(placedState('JO'))).toBe('JO');
  for (const state of [null, undefined, 'JO', {}, { placedAs: 7 }]) expect(placedAs(state)).toBeNull();
});

test.each([
  ['JO', '/backoffice/status-tracking/job-orders?tab=new'],
  ['SO', '/backoffice/status-tracking/job-orders?tab=new'],
  ['PQ', '/backoffice/status-tracking/quotes?tab=new'],
])('%s has a list to go to', (code, list) => {
  expect(newOrdersList(code)).toBe(list);
});
