import { expect, test } from '@jest/globals';
import { InvalidInputError } from '../../../errors/errors.ts';
import { testDatabase } from '../../../test/database.ts';
import { priceAndName } from '../calculation/price-and-name.ts';
import { gemsOf } from '../calculation/read-and-price.ts';
import { loadPieces } from '../sources/load-pieces.ts';
import { loadPriceSources } from '../sources/load-price-sources.ts';
import { type Configuration, type PartConfiguration, requestOfStored } from './configuration.ts';
import { resolveParts } from './resolve-parts.ts';

const { db } = await testDatabase('demo');
const NOW = new Date();
const [set, necklace, band] = await Promise.all([idOf('WS-501'), idOf('CH-102'), idOf('BD-101')]);
const pieces = await loadPieces(db, [set, necklace, band], NOW);
const sources = await loadPriceSources(db, {
  customerId: null,
  gems: gemsOf([...pieces.values()]),
  now: NOW,
});
const ring = pieceOf(set);
const bandOfSet = pieceOf(ring.subItems[0]?.childId ?? 0);
const white = ring.alloys.find(({ code }) => code === '14KW')?.id ?? 0;
const finish = bandOfSet.attributes.find(({ code }) => code === 'FINISH');
const brushed = finish?.options.find(({ code }) => code === 'BRUSHED')?.id ?? 0;
const RING = { itemTypeId: set, size: '6.5' };

async function idOf(code: string): Promise<number> {
  return (await db.itemType.findUniqueOrThrow({ where: { code } })).id;
}

function pieceOf(id: number) {
  const piece = pieces.get(id);
  if (!piece) throw new Error(`Piece ${id} is not loaded.`);
  return piece;
}

function price(configuration: Configuration) {
  return priceAndName(pieces, sources, { configuration, quantity: 1, now: NOW });
}

function withBand(part: Omit<PartConfiguration, 'itemTypeId'>): Configuration {
  return { ...RING, subItems: [{ itemTypeId: bandOfSet.id, ...part }] };
}

test('a part without choices follows the main piece', () => {
  const { parts, subItems } = price({ ...RING, alloyId: white });
  expect(parts).toMatchObject([{ follows: true, alloyId: white, size: '6.5' }]);
  expect(subItems[0]?.alloy.id).toBe(white);
});

test('a separately configured part keeps its choices, and follows the main piece in the rest', () => {
  const { parts } = price({
    ...withBand({ size: '7', attributes: [{ attributeId: finish?.id ?? 0, optionId: brushed }] }),
    alloyId: white,
  });
  expect(parts).toMatchObject([{ follows: false, alloyId: white, size: '7' }]);
  expect(parts[0]?.choices).toContainEqual(expect.objectContaining({ optionId: brushed }));
});

test('the price is that of the pieces as configured', () => {
  const apart = price(withBand({ size: '9' }));
  const alone = price({ itemTypeId: bandOfSet.id, alloyId: ring.defaultAlloyId, size: '9' });
  const whole = price(RING);
  const following = price({ itemTypeId: bandOfSet.id, alloyId: ring.defaultAlloyId, size: '6.5' });
  expect(apart.unitPrice?.minus(alone.unitPrice ?? 0).toFixed(2)).toBe(
    whole.unitPrice?.minus(following.unitPrice ?? 0).toFixed(2),
  );
  expect(apart.configurationHash).not.toBe(whole.configurationHash);
});

const engraving = { attributeId: ring.attributes.find(({ kind }) => kind === 'TEXT')?.id ?? 0 };

test.each([
  ['another metal and size', withBand({ size: '7.25', alloyId: white })],
  [
    'an engraving of the whole set',
    { ...withBand({ size: '7' }), attributes: [{ ...engraving, text: 'Always' }] },
  ],
  [
    'an engraving of the ring alone',
    {
      ...withBand({ attributes: [{ ...engraving, text: '' }] }),
      attributes: [{ ...engraving, text: 'Always' }],
    },
  ],
  ['an engraving of the band alone', withBand({ attributes: [{ ...engraving, text: 'Always' }] })],
])('a stored line gives a request for the same piece: %s', (_what, configuration) => {
  const first = price({ ...configuration, priorityId: 2 });
  const again = price(
    requestOfStored({
      itemTypeId: set,
      alloyId: first.alloy.id,
      size: String(first.size),
      priorityId: first.priority.id,
      choices: first.choices,
      parts: first.parts,
      ownMetal: first.ownMetal,
    }),
  );
  expect(again.parts).toEqual(first.parts);
  expect(again.configurationHash).toBe(first.configurationHash);
  expect(again.unitPrice?.toFixed(2)).toBe(first.unitPrice?.toFixed(2));
});

test.each([
  [[{ itemTypeId: 999_999 }], 'configuration.subItems.0.itemTypeId', 'NOT_OFFERED'],
  [
    [{ itemTypeId: bandOfSet.id }, { itemTypeId: bandOfSet.id }],
    'configuration.subItems.1.itemTypeId',
    'DUPLICATE',
  ],
  [[{ itemTypeId: bandOfSet.id, size: '99' }], 'configuration.subItems.0.size', 'OUT_OF_RANGE'],
  [[{ itemTypeId: bandOfSet.id, alloyId: 999_999 }], 'configuration.subItems.0.alloyId', 'NOT_OFFERED'],
  [
    [{ itemTypeId: bandOfSet.id, attributes: [{ attributeId: 999_999, optionId: 1 }] }],
    'configuration.subItems.0.attributes.0.attributeId',
    'NOT_OFFERED',
  ],
])('%j is refused at %s', (subItems, path, code) => {
  expect(() => resolveParts(pieces, ring, { ...RING, subItems })).toThrow(InvalidInputError);
  try {
    resolveParts(pieces, ring, { ...RING, subItems });
  } catch (error) {
    expect((error as InvalidInputError).issues).toMatchObject([{ path, code }]);
  }
});

test('metal that the customer brings costs nothing, the work does', () => {
  const bought = price({ itemTypeId: band, size: '7' });
  const own = price({ itemTypeId: band, size: '7', ownMetal: true });
  const rows = (priced: typeof own, kind: string) =>
    priced
      .snapshot()
      .breakdown.filter((row) => row.kind === kind)
      .map(({ amount }) => amount);
  expect(rows(own, 'METAL')).toEqual(['0.00']);
  expect(rows(own, 'LABOUR')).toEqual(rows(bought, 'LABOUR'));
  expect(own.unitPrice?.lessThan(bought.unitPrice ?? 0)).toBe(true);
  expect(() => price({ ...RING, ownMetal: true })).toThrow(
    expect.objectContaining({ issues: [expect.objectContaining({ path: 'configuration.ownMetal' })] }),
  );
});

test('the weight of a chain follows its length', () => {
  const length = pieceOf(necklace).attributes.find(({ kind }) => kind === 'NUMBER');
  const weigh = (text: string) =>
    price({ itemTypeId: necklace, attributes: [{ attributeId: length?.id ?? 0, text }] });
  const [standard, long] = [price({ itemTypeId: necklace }), weigh('60')];
  expect(weigh('45').estimatedWeight?.toFixed(2)).toBe(standard.estimatedWeight?.toFixed(2));
  expect(long.estimatedWeight?.toFixed(2)).toBe(standard.estimatedWeight?.mul(60).div(45).toFixed(2));
  expect(long.choices).toMatchObject([{ valueEn: '60 cm', valueFr: '60 cm', text: '60' }]);
  for (const [text, code] of [
    ['61', 'OUT_OF_RANGE'],
    ['45.5', 'NOT_A_STEP'],
    ['long', 'NOT_A_NUMBER'],
  ] as const) {
    expect(() => weigh(text)).toThrow(
      expect.objectContaining({
        issues: [expect.objectContaining({ path: 'configuration.attributes.0.text', code })],
      }),
    );
  }
});
