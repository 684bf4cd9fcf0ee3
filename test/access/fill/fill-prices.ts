import { createItemTypes } from '../../../server/domains/catalog/item-types/create-item-types.ts';
import { saveSetting } from '../../../server/domains/settings/save-setting.ts';
import { WORKED_EXAMPLE } from '../../../server/test/catalog/sample-catalog.ts';
import type { World } from '../world.ts';

/** Code of a piece whose centre stone has no price. */
export const UNPRICED = 'BAND-RUBY';

/** What the price of the example piece may depend on, for the holder's customer, and a piece without a price. */
export async function fillPrices({ db, shop }: World): Promise<void> {
  const id = shop.pieceId('BAND-1');
  const customer = await db.customer.findUniqueOrThrow({
    where: { id: shop.luna },
    select: { customerTypeId: true },
  });
  await saveSetting(db, 'ROUNDING', '0.05');
  const clasp = await db.finding.create({
    data: { code: 'CLASP', nameEn: 'Clasp', nameFr: 'Fermoir', price: '4.00' },
  });
  const piece = await db.itemType.update({
    where: { id },
    data: {
      cadVolume: '0.5',
      finishRatio: '0.9',
      roundUnitTo: '0.50',
      findings: { create: { findingId: clasp.id, quantity: '1' } },
      quantityBreaks: { create: { fromQuantity: 10, percent: '2' } },
    },
    select: { itemGroupId: true },
  });
  await db.priceTerm.createMany({
    data: [
      { customerId: shop.luna, itemGroupId: piece.itemGroupId, percent: '-4' },
      { customerTypeId: customer.customerTypeId, itemGroupId: piece.itemGroupId, percent: '-3' },
    ],
  });
  const stone = { gem: 'DIAMOND', shape: 'ROUND', quality: 'G-VS', maxCarat: '0.05', pricePerPiece: '12' };
  await db.stonePrice.createMany({
    data: [
      { ...stone, customerId: shop.luna },
      { ...stone, customerTypeId: customer.customerTypeId },
    ],
  });
  await db.$executeRaw`UPDATE "ItemType" SET cheapest = jsonb_set(cheapest, '{parts}', jsonb_build_array(cheapest->'main'))
    WHERE id = ${id}`;
  await db.attributeOption.create({
    data: {
      attribute: { connect: { code: 'ENGRAVING' } },
      code: 'SCRIPT',
      nameEn: 'Script',
      nameFr: 'Anglaise',
      rank: 9,
    },
  });
  const ruby = {
    position: 'CENTRE' as const,
    gem: 'RUBY',
    shape: 'OVAL',
    quality: 'AAA',
    caratEach: '1.00',
    count: 1,
    settingType: 'PRONG',
  };
  await createItemTypes(db, [
    { ...WORKED_EXAMPLE, code: UNPRICED, nameEn: 'Ruby band', categoryCodes: ['BANDS'], stones: [ruby] },
  ]);
}
