import { describe, expect, test } from '@jest/globals';
import { fc } from '../test/fast-check.ts';
import { numberIn } from './locale-formats.ts';
import { readTypedNumber, typedDecimal } from './typed-number.ts';

test.each([
  ['1234', '1234'],
  ['1234.5', '1234.5'],
  ['1234,50', '1234.50'],
  ['0,5', '0.5'],
  ['.5', '0.5'],
  [',5', '0.5'],
  ['6,200.50', '6200.50'],
  ['$5,000.00', '5000.00'],
  ['US$ 5,000.00', '5000.00'],
  ['USD 5,000.00', '5000.00'],
  ['5 000,00 $', '5000.00'],
  ['5 000,00 $ CA', '5000.00'],
  ['385,50 €', '385.50'],
  ['2 802,80', '2802.80'],
  ['1 234,50', '1234.50'],
  ['1\u202f234,50', '1234.50'],
  ['1\u00a0234,50', '1234.50'],
  ['1\u2009234,50', '1234.50'],
  ['1.234,50', '1234.50'],
  ['1’234.50', '1234.50'],
  ["1'234.50", '1234.50'],
  ['1,234,567', '1234567'],
  ['1.234.567', '1234567'],
  ['1,234,567.89', '1234567.89'],
  ['12 345,678', '12345.678'],
  ['2410,123', '2410.123'],
  ['0,500', '0.500'],
  ['2.410', '2.410'],
  ['007', '7'],
  ['１２３．５０', '123.50'],
  [' −12,5 ', '-12.5'],
  ['$-5', '-5'],
  ['$ −5,50', '-5.50'],
  ['-$5', '-5'],
  ['+5', '5'],
  ['US $5', '5'],
  ["Fr. 1'234.50", '1234.50'],
  ["1'234.50 CHF", '1234.50'],
  ['\u200e5\u200b', '5'],
  ['\u202a1\u00a0234,50\u202c', '1234.50'],
])('%j is %s', (text, value) => {
  expect([readTypedNumber(text), typedDecimal(text, 'en'), typedDecimal(text, 'fr')]).toEqual([
    { value },
    value,
    value,
  ]);
});

test.each([
  ['2,410', '2410', '2.410'],
  ['$2,410', '2410', '2.410'],
  ['-12,500', '-12500', '-12.500'],
])('%j is ambiguous in a file, and read by the language if known', (text, en, fr) => {
  expect(readTypedNumber(text)).toEqual({ problem: 'AMBIGUOUS' });
  expect([typedDecimal(text, 'en'), typedDecimal(text, 'fr')]).toEqual([en, fr]);
});

test.each([
  '',
  ' ',
  '-',
  '.',
  ',',
  '12.',
  'x',
  '1e5',
  '12 34',
  '1,23,456.00',
  '1.2.3',
  '1,234.50.1',
  '1 2,345.6',
  '5,000.00 dollars',
  '1\n2',
  '--5',
  '-$-5',
  '$--5',
  'NaN',
  'Infinity',
  '1_000',
  '½',
  '٣',
])('%j is no number', (text) => {
  expect(readTypedNumber(text, 'en')).toEqual({ problem: 'WRONG_FORMAT' });
});

describe('parses what it formats', () => {
  const cents = fc.bigInt({ min: 0n, max: 99_999_999_999n });
  const plain = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;

  test.each(['en', 'fr'] as const)('every amount as %s shows it', (language) => {
    fc.assert(
      fc.property(cents, (amount) => {
        const text = plain(amount);
        expect(typedDecimal(numberIn(text, 2, language), language)).toBe(text);
        expect(typedDecimal(numberIn(text, 2, language))).toBe(text);
      }),
    );
  });
});
