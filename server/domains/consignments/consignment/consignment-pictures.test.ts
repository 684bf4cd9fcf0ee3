import { expect, test } from '@jest/globals';
import { testDatabase } from '../../../test/database.ts';
import { memo, packing } from '../../../test/money/consignments.ts';
import { run } from '../../../test/run.ts';
import { openShop } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const itemTypeId = shop.pieceId('BAND-1');
const { version } = await db.itemType.findUniqueOrThrow({ where: { id: itemTypeId } });
const white = await db.alloy.findUniqueOrThrow({ where: { code: '14KW' } });
const brushed = await db.attributeOption.findFirstOrThrow({ where: { code: 'BRUSHED' } });
const oval = await db.attributeOption.create({
  data: {
    code: 'OVAL',
    nameEn: 'Oval',
    nameFr: 'Ovale',
    stoneShape: 'OVAL',
    attribute: { create: { code: 'CUT', nameEn: 'Cut', nameFr: 'Taille', kind: 'SELECT' } },
  },
});
await db.itemTypeAttribute.create({
  data: { itemTypeId, attributeId: oval.attributeId, options: { create: { optionId: oval.id } } },
});
const optionsOf = (options: readonly { id: number; attributeId: number }[]) =>
  options.map(({ id, attributeId }) => ({ attributeId, optionId: id }));
const names = { nameEn: 'Étoile', nameFr: 'Étoile' };
await db.itemVariant.createMany({
  data: [
    { code: 'PLAIN', options: [] },
    { code: 'BRUSHED-OVAL', options: optionsOf([brushed, oval]) },
    // The piece no longer has this option.
    { code: 'FORMER', options: [{ attributeId: brushed.attributeId, optionId: oval.id }] },
  ].map((variant) => ({ ...names, itemTypeId, alloyId: white.id, ...variant })),
});

const IMAGES = 'query ($number: String!) { consignment(number: $number) { lines { quantity imageUrl } } }';

async function packed(variantCode: string | null) {
  const line = { itemTypeId, alloyId: white.id, size: '7', quantity: 3, memoPrice: '250', variantCode };
  const { consignment } = await memo(shop.sales, 'createConsignment', await packing(shop, { lines: [line] }));
  return consignment;
}

async function picturesOf(number: string): Promise<{ quantity: number; imageUrl: string }[]> {
  return (await run(shop.sales, IMAGES, { number })).data.consignment.lines;
}

const PICTURE = `/pictures/pieces/${itemTypeId}/${white.id}/0/640.webp?v=${version}`;

test.each([
  [null, PICTURE],
  ['PLAIN', PICTURE],
  ['BRUSHED-OVAL', `${PICTURE}&cut=OVAL&finish=BRUSHED`],
  ['FORMER', PICTURE],
])('pieces of the variant %s are pictured with its options', async (variantCode, imageUrl) => {
  const { number } = await packed(variantCode);
  expect(await picturesOf(number)).toEqual([{ quantity: 3, imageUrl }]);
});

test('pieces that are sent on their own keep the picture', async () => {
  const { id, number, lines } = await packed('BRUSHED-OVAL');
  await memo(shop.sales, 'sendConsignment', { id, lines: [{ lineId: lines[0].id, quantity: 1 }] });
  const imageUrl = `${PICTURE}&cut=OVAL&finish=BRUSHED`;
  expect(await picturesOf(number)).toEqual([
    { quantity: 2, imageUrl },
    { quantity: 1, imageUrl },
  ]);
});
