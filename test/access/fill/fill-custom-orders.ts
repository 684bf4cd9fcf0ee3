import type { World } from '../world.ts';

/** A custom order with a picture that awaits its quote, and a group for the holder's customer type. */
export async function fillCustomOrders({ db, shop, samples, luna }: World): Promise<void> {
  const { customerTypeId } = await db.customer.findUniqueOrThrow({
    where: { id: shop.luna },
    select: { customerTypeId: true },
  });
  await samples.customOrderTemplate();
  await db.customOrderGroup.create({
    data: {
      nameEn: 'For retailers',
      nameFr: 'Pour les détaillants',
      itemTypes: { create: { itemTypeId: shop.pieceId('BAND-1') } },
      customerTypes: { create: { customerTypeId } },
    },
  });
  await db.customOrder.create({
    data: {
      customerId: shop.luna,
      placedById: shop.buyer.userId ?? 0,
      priceQuoteId: luna.quoteId,
      pictures: { create: { fileId: await samples.file(shop.buyer) } },
    },
  });
}
