import { expect, test } from '@jest/globals';
import {
  type ComparedLine,
  type ComparedVersion,
  type Difference,
  type DifferenceValue,
  differences,
} from './differences.ts';

const RING: ComparedLine = {
  lineKey: 1,
  titleEn: 'Ring',
  titleFr: 'Bague',
  quantity: 1,
  unitPrice: '480.00',
  configurationHash: 'a',
  isOptional: false,
  alternativeGroup: null,
  choices: [],
  parts: [],
  ownMetal: false,
  priority: { nameEn: 'Standard', nameFr: 'Normale' },
};
const finish = (valueEn: string, valueFr: string): ComparedLine['choices'][number] => ({
  attributeNameEn: 'Finish',
  attributeNameFr: 'Finition',
  valueEn,
  valueFr,
});
const PENDANT: ComparedLine = { ...RING, lineKey: 2, titleEn: 'Pendant', titleFr: 'Pendentif' };
const OFFER: ComparedVersion = {
  lines: [RING, PENDANT],
  terms: 'Net 30',
  depositPercent: null,
  leadDays: 10,
  validUntil: '2026-03-24',
};

type Shown = [kind: string, lineKey: number | null, before: string | null, after: string | null];
const shown = ({ kind, lineKey, before, after }: Difference): Shown => [
  kind,
  lineKey,
  english(before),
  english(after),
];

function english(value: DifferenceValue): string | null {
  return value === null || typeof value === 'string' ? value : value.en;
}

test.each<[what: string, Partial<ComparedVersion>, Shown[]]>([
  ['nothing', {}, []],
  ['lines in another order', { lines: [PENDANT, RING] }, []],
  [
    'a price',
    { lines: [{ ...RING, unitPrice: '470.00' }, PENDANT] },
    [['UNIT_PRICE', 1, '480.00', '470.00']],
  ],
  [
    'a price that is open',
    { lines: [{ ...RING, unitPrice: null }, PENDANT] },
    [['UNIT_PRICE', 1, '480.00', null]],
  ],
  [
    'all of a line',
    {
      lines: [
        {
          ...RING,
          titleEn: 'Ring, 18K',
          configurationHash: 'b',
          quantity: 2,
          isOptional: true,
          alternativeGroup: 'A',
        },
        PENDANT,
      ],
    },
    [
      ['CONFIGURATION', 1, 'Ring', 'Ring, 18K'],
      ['QUANTITY', 1, '1', '2'],
      ['OPTIONAL', 1, 'false', 'true'],
      ['ALTERNATIVES', 1, null, 'A'],
    ],
  ],
  [
    'lines that came and went',
    { lines: [{ ...PENDANT, lineKey: 3 }, RING] },
    [
      ['LINE_ADDED', 3, null, '480.00'],
      ['LINE_REMOVED', 2, '480.00', null],
    ],
  ],
  [
    'terms',
    { terms: null, depositPercent: '30.00', leadDays: 12, validUntil: '2026-04-01' },
    [
      ['TERMS', null, 'Net 30', null],
      ['DEPOSIT', null, null, '30.00'],
      ['LEAD_TIME', null, '10', '12'],
      ['VALIDITY', null, '2026-03-24', '2026-04-01'],
    ],
  ],
])('what differs: %s', (_what, changes, expected) => {
  expect(differences(OFFER, { ...OFFER, ...changes }).map(shown)).toEqual(expected);
});

test('a difference of a line names it in both languages, one of the version nothing', () => {
  const [ofLine, ofVersion] = differences(OFFER, { ...OFFER, lines: [RING], leadDays: null });
  expect(ofLine).toMatchObject({ kind: 'LINE_REMOVED', titleEn: 'Pendant', titleFr: 'Pendentif' });
  expect(ofVersion).toMatchObject({ kind: 'LEAD_TIME', titleEn: null, titleFr: null, after: null });
});

test('a changed choice is a text in both languages, never twice the same', () => {
  const polished = { ...RING, choices: [finish('Polished', 'Poli')] };
  const satin = { ...RING, configurationHash: 'b', ownMetal: true, choices: [finish('Satin', 'Satiné')] };
  const [change] = differences({ ...OFFER, lines: [polished] }, { ...OFFER, lines: [satin] });
  expect(change).toMatchObject({
    kind: 'CONFIGURATION',
    before: { en: 'Finish: Polished', fr: 'Finition\u00A0: Poli' },
    after: {
      en: 'Finish: Satin · Metal supplied by the customer',
      fr: 'Finition\u00A0: Satiné · Métal fourni par le client',
    },
  });
});

test('another part of a set is worded as on every document', () => {
  const band = (size: string): ComparedLine['parts'][number] => ({
    quantity: 2,
    nameEn: 'Wedding band',
    nameFr: 'Alliance',
    alloyNameEn: '14K white',
    alloyNameFr: 'Or gris 585',
    size,
    choices: [finish('Polished', 'Poli')],
    follows: false,
  });
  const line = (size: string) => ({ ...RING, configurationHash: size, parts: [band(size)] });
  const [change] = differences({ ...OFFER, lines: [line('6')] }, { ...OFFER, lines: [line('6.5')] });
  expect(change).toMatchObject({
    before: {
      en: '2 × Wedding band: 14K white · US 6 · Finish: Polished',
      fr: '2 × Alliance\u00A0: Or gris 585 · US 6 · Finition\u00A0: Poli',
    },
    after: {
      en: '2 × Wedding band: 14K white · US 6½ · Finish: Polished',
      fr: '2 × Alliance\u00A0: Or gris 585 · US 6½ · Finition\u00A0: Poli',
    },
  });
});

test('a configuration that reads the same is no difference', () => {
  const again = { ...RING, configurationHash: 'b' };
  expect(differences(OFFER, { ...OFFER, lines: [again, PENDANT] })).toEqual([]);
});
