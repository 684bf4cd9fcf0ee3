import { expect, test } from '@jest/globals';
import { configuredDrawing, drawingOfJson } from '../../../../drawings/configured-drawing.ts';
import { drawPiece } from '../../../../drawings/draw-piece.ts';
import { drawnTerms } from '../../../../server/domains/catalog/pictures/drawn-terms.ts';
import { findSettingRate, findStonePrice } from '../../../../server/domains/pricing/rules/stone-price.ts';
import {
  settingRatesOfRows,
  stonePricesOfRows,
} from '../../../../server/domains/pricing/sources/price-bands.ts';
import { decimal } from '../../../../server/lib/money.ts';
import { isDeep } from '../../../../server/test/depth.ts';
import { OFFERED_CUTS } from '../photos/offered-cuts.ts';
import { demoCatalogue } from './demo-catalogue.ts';

const { alloys, attributes, categories, itemGroups, itemTypes, rates } = demoCatalogue;
const codesOf = (rows: readonly { code: string }[]) => rows.map(({ code }) => code);
/** A difference that is visible in a coarse drawing is also visible in a fine one. */
const DETAIL = isDeep ? 'FINE' : 'COARSE';
const pieces = itemTypes.map((piece) => [piece.code, piece] as const);

test('the catalogue is as large as promised', () => {
  expect(itemTypes.length).toBeGreaterThanOrEqual(125);
  expect(categories.length).toBeGreaterThanOrEqual(14);
  expect(categories.filter(({ parentCode }) => parentCode !== null).length).toBeGreaterThan(14);
  expect(itemTypes.filter(({ featuredRank }) => featuredRank != null).length).toBeGreaterThanOrEqual(12);
  expect(itemTypes.filter(({ quoteRequired }) => quoteRequired).length).toBeGreaterThanOrEqual(4);
});

test.each([
  ['item groups', codesOf(itemGroups)],
  ['alloys', codesOf(alloys)],
  ['attributes', codesOf(attributes)],
  ['categories', codesOf(categories)],
  ['pieces', codesOf(itemTypes)],
  ['variants', itemTypes.flatMap(({ variants = [] }) => codesOf(variants))],
  ['treatments', codesOf(rates.treatments)],
  ['findings', codesOf(rates.findings)],
  ['stone prices', rates.stonePrices.map((row) => [row.gem, row.shape, row.quality, row.maxCarat].join('/'))],
  ['names', itemTypes.map(({ nameEn }) => nameEn)],
])('%s have distinct codes', (_name, codes) => {
  expect(codes).toEqual([...new Set(codes)]);
});

test('every alloy adds up to one', () => {
  for (const { components } of alloys) {
    expect(components.reduce((sum, { fraction }) => sum.plus(fraction), decimal('0')).toString()).toBe('1');
  }
});

test.each(pieces)('%s is described in English and in French', (_code, piece) => {
  for (const text of [piece.nameEn, piece.nameFr, piece.descriptionEn, piece.descriptionFr]) {
    expect(text.length).toBeGreaterThan(3);
    expect(text).not.toContain("'");
  }
  expect(piece.descriptionFr).not.toBe(piece.descriptionEn);
  for (const { altEn, altFr } of piece.images ?? []) expect(altEn).not.toBe(altFr);
});

test.each(pieces)('%s refers to what exists', (_code, piece) => {
  expect(codesOf(itemGroups)).toContain(piece.itemGroupCode);
  expect(piece.alloyCodes.length).toBeGreaterThan(0);
  expect(piece.categoryCodes.length).toBeGreaterThan(0);
  for (const code of piece.categoryCodes) expect(codesOf(categories)).toContain(code);
  for (const code of piece.alloyCodes) expect(codesOf(alloys)).toContain(code);
  for (const code of piece.serviceCodes ?? [])
    expect(rates.serviceRates.map((rate) => rate.serviceTypeCode)).toContain(code);
  for (const code of piece.treatmentCodes ?? []) expect(codesOf(rates.treatments)).toContain(code);
  for (const { findingCode } of piece.findings ?? []) expect(codesOf(rates.findings)).toContain(findingCode);
  for (const { code } of piece.subItems ?? []) expect(codesOf(itemTypes)).toContain(code);
  for (const { alloyCode } of piece.variants ?? []) expect(piece.alloyCodes).toContain(alloyCode);
  for (const offered of piece.attributes ?? []) {
    const attribute = attributes.find(({ code }) => code === offered.attributeCode);
    expect(codesOf(attribute?.options ?? [])).toEqual(expect.arrayContaining([...offered.optionCodes]));
    if (offered.defaultOptionCode) expect(offered.optionCodes).toContain(offered.defaultOptionCode);
  }
});

test.each(pieces.filter(([, piece]) => piece.subItems?.length))(
  'the parts of %s can be made in its metals',
  (_code, piece) => {
    for (const { code } of piece.subItems ?? []) {
      const part = itemTypes.find((each) => each.code === code);
      expect(part?.alloyCodes).toEqual(expect.arrayContaining([...piece.alloyCodes]));
    }
  },
);

test('categories name parents that come before them', () => {
  categories.forEach(({ parentCode }, index) => {
    if (parentCode !== null) expect(codesOf(categories.slice(0, index))).toContain(parentCode);
  });
});

test.each(pieces)('every stone that %s can carry has a price and a setting rate', (_code, piece) => {
  const prices = stonePricesOfRows(rates.stonePrices.map(listed));
  const settings = settingRatesOfRows(
    rates.settingRates.map(({ settingType, maxCarat, rate }) => ({
      settingType,
      maxCarat: String(maxCarat),
      rate: String(rate),
    })),
  );
  const choices = (piece.attributes ?? []).flatMap(({ attributeCode, optionCodes }) =>
    (attributes.find(({ code }) => code === attributeCode)?.options ?? []).filter(({ code }) =>
      optionCodes.includes(code),
    ),
  );
  const values = (of: (choice: (typeof choices)[number]) => string | null | undefined) =>
    choices.flatMap((choice) => of(choice) ?? []);
  for (const stone of piece.stones ?? []) {
    for (const gem of [stone.gem, ...values(({ stoneGem }) => stoneGem)]) {
      for (const quality of [stone.quality, ...values(({ stoneQuality }) => stoneQuality)]) {
        const carats = stone.position === 'CENTRE' ? values(({ centreCarat }) => centreCarat) : [];
        for (const carat of [stone.caratEach, ...carats]) {
          for (const shape of [stone.shape, ...(stone === piece.stones?.[0] ? cutsOf(piece.code) : [])]) {
            const kind = { gem, shape, quality, carat: decimal(carat) };
            expect([
              kind,
              findStonePrice(prices, kind, { customerId: null, customerTypeId: null }),
            ]).not.toContain(null);
          }
          expect([
            stone.settingType,
            carat,
            findSettingRate(settings, stone.settingType, decimal(carat)),
          ]).not.toContain(null);
        }
      }
    }
  }
});

function listed({
  gem,
  shape,
  quality,
  maxCarat,
  pricePerCarat,
  pricePerPiece,
}: (typeof rates.stonePrices)[number]) {
  const text = (value: unknown) => (value === undefined || value === null ? null : String(value));
  return {
    customerId: null,
    customerTypeId: null,
    gem,
    shape,
    quality,
    maxCarat: String(maxCarat),
    pricePerCarat: text(pricePerCarat),
    pricePerPiece: text(pricePerPiece),
  };
}

function cutsOf(code: string): readonly string[] {
  return OFFERED_CUTS.get(code) ?? [];
}

const recut = itemTypes.filter(({ code }) => OFFERED_CUTS.has(code));

test('pieces of at least twelve families differ by metal and by cut', () => {
  expect(recut.length).toBe(OFFERED_CUTS.size);
  expect(new Set(recut.map(({ categoryCodes: [category] }) => category)).size).toBeGreaterThanOrEqual(12);
});

test.each(recut.map((piece) => [piece.code, piece] as const))(
  'each metal and each cut of %s gives a picture of its own',
  (code, piece) => {
    const drawing = drawingOfJson(piece.drawing);
    if (!drawing) throw new Error('Every piece must have a drawing.');
    const cuts = cutsOf(code);
    expect(cuts).toContain(drawnTerms(piece.drawing).shape);
    expect(cuts.length).toBeGreaterThanOrEqual(3);
    const colours = new Set(
      piece.alloyCodes.map((alloyCode) => alloys.find((alloy) => alloy.code === alloyCode)?.colour),
    );
    const choices = [
      ...cuts.map((stoneShape) => ({ stoneShape })),
      ...[...colours]
        .filter((colour) => colour !== drawing.metalColour)
        .map((metalColour) => ({ metalColour })),
    ];
    const pictures = choices.map((chosen) => drawPiece(configuredDrawing(drawing, chosen), DETAIL));
    // Ids differ in every request but are not visible.
    const seen = pictures.map((picture) => picture.replaceAll(/p[0-9a-f]{6}/g, ''));
    expect(new Set(seen).size).toBe(colours.size + cuts.length - 1);
  },
);

test('every piece and every category has a picture', () => {
  for (const { code, drawing: json } of [...itemTypes, ...categories]) {
    const drawing = drawingOfJson(json);
    expect([code, drawing && drawPiece(drawing, DETAIL)]).toEqual([
      code,
      expect.stringMatching(/^<svg .*<\/svg>$/s),
    ]);
  }
});
