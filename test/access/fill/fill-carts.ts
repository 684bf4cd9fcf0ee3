import { add } from '../../../server/test/shop.ts';
import { KEPT_CART } from '../matrix-actors.ts';
import type { World } from '../world.ts';
import { ORDER_TEXTS } from './fill-jobs.ts';

/**
 * Everything that a cart and its lines may have; another cart has a piece on request. One lacks the billing address that
 * the other has.
 */
export async function fillCart({ db, shop, samples, luna }: World): Promise<void> {
  const userId = shop.buyer.userId ?? 0;
  const address = { shippingAddressId: luna.address.id, billingAddressId: luna.address.id };
  const now = new Date();
  await add(shop.buyer, shop, {
    sessionId: KEPT_CART,
    configuration: { itemTypeId: shop.pieceId('URN-1') },
  });
  await db.cart.updateMany({
    where: { userId },
    data: {
      ...address,
      ...ORDER_TEXTS,
      sellToAddressId: luna.address.id,
      shippingMethodId: samples.shippingMethodId,
    },
  });
  await db.cart.updateMany({
    where: { userId, NOT: { sessionId: KEPT_CART } },
    data: { billingAddressId: null },
  });
  await db.cartItem.updateMany({
    where: { cart: { userId } },
    data: {
      drawingFileId: luna.file,
      wantedBy: now,
      validUntil: new Date(now.getTime() + 86_400_000),
      seenUnitPrice: 1,
    },
  });
  const lines = await db.cartItem.findMany({ where: { cart: { userId } }, select: { id: true } });
  await db.linePicture.createMany({ data: lines.map(({ id }) => ({ cartItemId: id, fileId: luna.file })) });
}

/** An orderable piece, and one that is not made in its metal; their list is shared. */
export async function fillWishList({ db, shop, luna }: World): Promise<void> {
  const userId = shop.buyer.userId ?? 0;
  await db.wishList.updateMany({ where: { userId }, data: { shareKey: 'shared' } });
  await db.wishListItem.updateMany({
    where: { wishList: { userId } },
    data: { drawingFileId: luna.file, wantedBy: new Date(), reference: 'R', endCustomer: 'E', note: 'N' },
  });
  const { id, ...item } = await db.wishListItem.findFirstOrThrow({
    where: { wishList: { userId } },
    orderBy: { id: 'asc' },
  });
  await db.linePicture.create({ data: { wishListItemId: id, fileId: luna.file } });
  const unfit = await db.alloy.findFirstOrThrow({
    where: { itemTypes: { none: { itemTypeId: item.itemTypeId } } },
  });
  await db.wishListItem.create({
    data: { ...item, choices: Object(item.choices), parts: Object(item.parts), alloyId: unfit.id },
  });
}
