import { expect, test } from '@jest/globals';
import { marketDaysOf } from './market-days.ts';
import { explainVariables, subjectKindOf, subjectOf } from './price-subject.ts';
import { rateTableOf } from './rate-table.ts';
import { assumptionsOf } from './simulation.ts';

const search = (text: string) => new URLSearchParams(text);

test('the URL contains the table, the period and the assumption; unknown values are omitted', () => {
  expect(rateTableOf(search('table=STONES'))).toBe('STONES');
  expect(rateTableOf(search('table=NONE'))).toBe('LABOUR');
  expect(marketDaysOf(search('days=365'))).toBe(365);
  expect(marketDaysOf(search('days=4'))).toBe(90);
  expect(assumptionsOf(search(''))).toEqual({
    metal: 'AU',
    percent: '3',
    groups: [],
    types: [],
    quotes: [],
  });
  expect(
    assumptionsOf(search('metal=AG&percent=-2,5&groups=BANDS,rings&types=bd-101 bd-101&quotes=pq-7')),
  ).toEqual({
    metal: 'AG',
    percent: '-2.5',
    groups: ['BANDS', 'RINGS'],
    types: ['BD-101'],
    quotes: ['PQ-7'],
  });
  expect(assumptionsOf(search('percent=-100')).percent).toBe('3');
});

test.each([
  ['', null],
  ['job=JO-1-1&piece=BD-101', { jobNumber: 'JO-1-1' }],
  ['quote=PQ-7&line=2', { quoteNumber: 'PQ-7', lineKey: 2, versionNumber: null }],
  ['quote=PQ-7&version=0', { quoteNumber: 'PQ-7', lineKey: null, versionNumber: 0 }],
  ['cartLine=abc&cartOf=LUNA-001', { cartItemId: 'abc' }],
  ['cartOf=LUNA-001', null],
  ['estimate=EST-10001', { estimateNumber: 'EST-10001' }],
  [
    'piece=BD-101&customer=LUNA-001&quantity=5',
    { pieceCode: 'BD-101', choices: null, accountNumber: 'LUNA-001', quantity: 5 },
  ],
  ['piece=BD-101&quantity=many', { pieceCode: 'BD-101', quantity: null }],
])('%j is asked about', (text, expected) => {
  const subject = subjectOf(search(text));
  if (expected === null) expect(subject).toBeNull();
  else expect(subject).toMatchObject(expected);
});

test('requests choices by code, also of parts', () => {
  const address = search(
    'piece=ws-501&metal=14KW&size=6.5&FINISH=12&WB-1:FINISH=13&ownMetal=1&priority=RUSH',
  );
  expect(explainVariables(address)).toEqual({
    subject: {
      pieceCode: 'WS-501',
      accountNumber: null,
      quantity: null,
      choices: {
        alloyCode: '14KW',
        size: '6.5',
        attributes: [{ attributeCode: 'FINISH', value: '12' }],
        parts: [
          {
            pieceCode: 'WB-1',
            alloyCode: null,
            size: null,
            attributes: [{ attributeCode: 'FINISH', value: '13' }],
          },
        ],
        priorityCode: 'RUSH',
        ownMetal: true,
      },
    },
    isAsked: true,
    pieceCode: 'WS-501',
    hasPiece: true,
    cartOwner: '',
    hasCart: false,
  });
});

test.each([
  ['', 'piece'],
  ['quote=PQ-7', 'quote'],
  ['cartLine=abc', 'cartOf'],
  ['cartOf=LUNA-001', 'cartOf'],
])('the form of %j is that of a %s', (text, kind) => {
  expect(subjectKindOf(search(text))).toBe(kind);
});
