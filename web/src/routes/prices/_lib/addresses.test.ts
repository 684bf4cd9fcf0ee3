import { expect, test } from '@jest/globals';
import { marketDaysOf } from './market-days.ts';
import { subjectOf } from './price-subject.ts';
import { rateTableOf } from './rate-table.ts';
import { suppositionOf } from './simulation.ts';

const search = (text: string) => new URLSearchParams(text);

test('an address names the table, the period and the supposition; what it does not know it leaves out', () => {
  expect(rateTableOf(search('table=STONES'))).toBe('STONES');
  expect(rateTableOf(search('table=NONE'))).toBe('LABOUR');
  expect(marketDaysOf(search('days=365'))).toBe(365);
  expect(marketDaysOf(search('days=4'))).toBe(90);
  expect(suppositionOf(search(''))).toEqual({ metal: 'AU', percent: '3', groups: [], types: [] });
  expect(suppositionOf(search('metal=AG&percent=-2,5&groups=BANDS,rings&types=bd-101 bd-101'))).toEqual({
    metal: 'AG',
    percent: '-2.5',
    groups: ['BANDS', 'RINGS'],
    types: ['BD-101'],
  });
  expect(suppositionOf(search('percent=-100')).percent).toBe('3');
});

test.each([
  ['', null],
  ['job=JO-1-1&piece=BD-101', { jobNumber: 'JO-1-1', pieceCode: null }],
  ['quote=PQ-7&line=2', { quoteNumber: 'PQ-7', lineKey: 2 }],
  ['cartLine=abc', { cartItemId: 'abc' }],
  [
    'piece=BD-101&customer=LUNA-001&quantity=5',
    { pieceCode: 'BD-101', accountNumber: 'LUNA-001', quantity: 5 },
  ],
  ['piece=BD-101&quantity=many', { pieceCode: 'BD-101', quantity: null }],
])('%j is asked about', (text, expected) => {
  const subject = subjectOf(search(text));
  if (expected === null) expect(subject).toBeNull();
  else expect(subject).toMatchObject(expected);
});
