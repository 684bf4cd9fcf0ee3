import { expect, test } from '@jest/globals';
import { newOrdersList, placedAs, placedState } from './placed-order.ts';

test('the confirmation gets the placed order only from the checkout', () => {
  expect(placedAs(placedState('JO'))).toBe('JO');
  for (const state of [null, undefined, 'JO', {}, { placedAs: 7 }]) expect(placedAs(state)).toBeNull();
});

test.each([
  ['JO', '/backoffice/status-tracking/job-orders?tab=new'],
  ['SO', '/backoffice/status-tracking/sales-orders?tab=new'],
  ['POS_LSO', '/backoffice/status-tracking/sales-orders?tab=new'],
  ['?', '/backoffice/status-tracking/job-orders?tab=new'],
  ['PQ', '/backoffice/status-tracking/quotes?tab=new'],
])('%s has a list to go to', (code, list) => {
  expect(newOrdersList(code)).toBe(list);
});

test('a sales order that is confirmed immediately opens as such', () => {
  expect(newOrdersList('SO', 'processing')).toBe('/backoffice/status-tracking/sales-orders?tab=processing');
});
