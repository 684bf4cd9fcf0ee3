import { expect, test } from '@jest/globals';
import { testDatabase } from '../../test/database.ts';
import { run } from '../../test/run.ts';
import { add, openShop, submit } from '../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);

const CART = '{ cart { missing items { missing } } }';

const missing = async () => {
  const { data, errors } = await run(shop.buyer, CART);
  expect(errors).toEqual([]);
  return data.cart;
};

test('`missing` names what a cart needs, and submitting it fails for the same reasons', async () => {
  await add(shop.buyer, shop);
  expect(await missing()).toEqual({ missing: [], items: [{ missing: [] }] });

  const cart = await db.cart.findFirstOrThrow();
  const change = (data: Parameters<typeof db.cart.update>[0]['data']) =>
    db.cart.update({ where: { id: cart.id }, data });
  await change({ shippingMethodId: null });
  expect(await missing()).toMatchObject({ missing: ['SHIPPING_METHOD_REQUIRED'] });

  await change({ shippingAddressId: null, billingAddressId: null });
  await db.address.updateMany({ data: { isDefaultShipping: false, isDefaultBilling: false } });
  expect(await missing()).toMatchObject({
    missing: ['SHIPPING_ADDRESS_REQUIRED', 'BILLING_ADDRESS_REQUIRED', 'SHIPPING_METHOD_REQUIRED'],
  });
  expect(await submit(shop.buyer)).toMatchObject({
    issues: [
      { path: 'shippingAddressId', code: 'REQUIRED' },
      { path: 'billingAddressId', code: 'REQUIRED' },
    ],
  });

  const { shippingAddressId, billingAddressId, shippingMethodId } = cart;
  await change({ shippingAddressId, billingAddressId, shippingMethodId });
  await db.shippingMethod.update({ where: { id: shippingMethodId ?? 0 }, data: { countryCodes: 'FR' } });
  expect(await missing()).toMatchObject({ missing: ['SHIPPING_METHOD_NOT_AVAILABLE'] });
  expect(await submit(shop.buyer)).toMatchObject({
    issues: [{ path: 'shippingMethodId', code: 'NOT_AVAILABLE' }],
  });
});

test('a piece that is no longer offered has no price, and is neither ordered nor asked for', async () => {
  await db.shippingMethod.updateMany({ data: { countryCodes: '' } });
  await db.itemType.updateMany({ data: { shownInCatalog: false } });
  expect(await missing()).toEqual({ missing: [], items: [{ missing: ['QUOTE_REQUIRED'] }] });
  expect(await submit(shop.buyer)).toMatchObject({ code: 'PIECE_WITHDRAWN' });
});
