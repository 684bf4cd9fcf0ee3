import { expect, test } from '@jest/globals';
import { documentNumber, kindOfNumber, typedNumbers } from './document-number.ts';

test.each([
  ['salesOrder', 'SO-10001'],
  ['quote', 'PQ-10001'],
  ['estimate', 'EST-10001'],
  ['consignment', 'OC-10001'],
  ['invoice', 'INV-10001'],
  ['payment', 'PAY-10001'],
  ['credit', 'CR-10001'],
] as const)('the first %s is %s', (kind, number) => {
  expect(documentNumber(kind, 1)).toEqual({ number, numberRank: 10_001 });
  expect(kindOfNumber(number)).toBe(kind);
});

test('the code of an order is of no such kind', () => {
  expect(kindOfNumber('JO-10001')).toBeNull();
});

test.each([
  ['PAY-10001', ['PAY-10001']],
  ['pay10001', ['PAY-10001']],
  ['pay 10001 ', ['PAY-10001']],
  ['Pay\u201110001', ['PAY-10001']],
  ['10001', ['INV-10001', 'PAY-10001']],
  ['CR-10001', []],
  ['PAY-10001-1', []],
  ['PAY', []],
  ['', []],
])('among invoices and payments, %j means %j', (text, numbers) => {
  expect(typedNumbers(text, ['invoice', 'payment']).map(({ number }) => number)).toEqual(numbers);
});
