import { expect, test } from '@jest/globals';
import { changedLines, changedTerms, differs, offerValues } from './offer-values.ts';

const VERSION = {
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
};

const SAVED = offerValues(VERSION, 'en');

const after = (change: (values: typeof SAVED) => void) => {
  const values = JSON.parse(JSON.stringify(SAVED)) as typeof SAVED;
  change(values);
  return values;
};

test('does not send saved values', () => {
  expect([changedLines(SAVED, SAVED), changedTerms(SAVED, SAVED)]).toEqual([[], null]);
});

test('sends all values of a changed line, with the decimal sign of either language', () => {
  const values = after(({ lines }) =>
    Object.assign(lines[1] ?? {}, { unitPrice: '1200,50', reason: ' new ' }),
  );
  expect(changedLines(values, SAVED)).toEqual([
    { lineKey: 2, unitPrice: '1200.50', reason: 'new', isOptional: true, alternativeGroup: 'A' },
  ]);
});

test('clears an emptied value', () => {
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
  ['483,43', '483.43', false],
  // Thousands in one language, thousandths in the other: invalid, and so a different price.
  ['483,430', '483.43', true],
  ['470', '483.43', true],
  ['470', null, false],
  ['', '483.43', false],
])('%j compared with %j differs: %j', (typed, calculated, expected) => {
  expect(differs(typed, calculated)).toBe(expected);
});

test('shows amounts in the format of the language, and sends them with a decimal point', () => {
  const lines = VERSION.lines.map((line) => ({ ...line, unitPrice: '159.5' }));
  const of = (language: 'en' | 'fr') => offerValues({ ...VERSION, lines }, language);
  expect([of('en').lines[0]?.unitPrice, of('fr').lines[0]?.unitPrice]).toEqual(['159.50', '159,50']);
  const typed = of('fr');
  const [line] = changedLines(
    { ...typed, lines: typed.lines.map((each) => ({ ...each, unitPrice: '160,00' })) },
    typed,
  );
  expect(line?.unitPrice).toBe('160.00');
});
