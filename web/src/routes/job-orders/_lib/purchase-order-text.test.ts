import { expect, test } from '@jest/globals';
import { purchaseOrderText } from './purchase-order-text.ts';

test.each([
  ['LUN 26-4814', 'PO LUN 26-4814'],
  ['PO-4711', 'PO-4711'],
  ['po 12', 'po 12'],
])('the number %s reads %s', (number, text) => {
  expect(purchaseOrderText(number, (each) => `PO ${each}`)).toBe(text);
});
