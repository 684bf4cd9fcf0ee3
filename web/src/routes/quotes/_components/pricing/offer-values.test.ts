import { expect, test } from '@jest/globals';
import { changedLines, changedTerms, differs, offerValues } from './offer-values.ts';

const SAVED = offerValues({
  lines: [
    {
      lineKey: 1,
      unitPrice: '483.43',
      calculatedPrice: '483.43',
      priceReason: null,
      isOptional: false,
      alternativeGroup: null,
    },
    {
      lineKey: 2,
      unitPrice: null,
      calculatedPrice: null,
      priceReason: null,
      isOptional: true,
      alternativeGroup: 'A',
    },
  ],
  terms: null,
  depositPercent: '30',
  leadDays: 10,
  validOn: null,
  internalNote: null,
});

const after = (change: (values: typeof SAVED) => void) => {
  const values = JSON.parse(JSON.stringify(SAVED)) as typeof SAVED;
  change(values);
  return values;
};

test('what is as it was saved is not sent', () => {
  expect([changedLines(SAVED, SAVED), changedTerms(SAVED, SAVED)]).toEqual([[], null]);
});

test('a changed line is sent as a whole, with the decimal sign of either language', () => {
  const values = after(({ lines }) =>
    Object.assign(lines[1] ?? {}, { unitPrice: '1200,50', reason: ' new ' }),
  );
  expect(changedLines(values, SAVED)).toEqual([
    { lineKey: 2, unitPrice: '1200.50', reason: 'new', isOptional: true, alternativeGroup: 'A' },
  ]);
});

test('what is emptied is cleared', () => {
  const values = after(({ terms }) => Object.assign(terms, { depositPercent: '', leadDays: '' }));
  expect(changedTerms(values, SAVED)).toEqual({
    terms: null,
    depositPercent: null,
    leadDays: null,
    validOn: null,
    internalNote: null,
  });
});

test.each([
  ['483.43', '483.43', false],
  ['483,430', '483.43', false],
  ['470', '483.43', true],
  ['470', null, false],
  ['', '483.43', false],
])('%j beside %j differs: %j', (typed, calculated, expected) => {
  expect(differs(typed, calculated)).toBe(expected);
});
