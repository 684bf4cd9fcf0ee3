import { expect, test } from '@jest/globals';
import { withClient } from '../../server/test/admin.ts';
import { attackedProduct } from './attacked-product.ts';
import { orderAttacks } from './order-attacks.ts';

/** The minimum number of connections. */
const product = await attackedProduct({ DATABASE_CONNECTIONS: '5' });
const { as, db, databaseUrl } = product;
const buyer = await as('buyer@luna.test');
const approver = await as('approver@luna.test');
const sales = await as('sales@aurifex.test');
const { mutate, query, placedJob } = orderAttacks(product);

const COUPON = { code: 'WELCOME10' };
const CART = 'cart { itemCount }';
const many = <Answer>(times: number, call: () => Promise<Answer>) => Array.from({ length: times }, call);

async function cartOfBuyer(): Promise<number> {
  const { id } = await db.cart.findFirstOrThrow({
    where: { user: { userName: 'buyer@luna.test' }, sessionId: '' },
    select: { id: true },
  });
  return id;
}

test('coupons of one cart all at once after a change of the settings: each is answered, and so is everybody else', async () => {
  await placedJob.add(buyer);
  for (let round = 0; round < 3; round += 1) {
    await db.setting.upsert({
      where: { code: 'TAX_BASE' },
      create: { code: 'TAX_BASE', value: 'SUBTOTAL' },
      update: { value: 'SUBTOTAL' },
    });
    const coupons = many(12, () => mutate(buyer, 'applyCoupon', COUPON, CART));
    const others = many(3, () =>
      mutate(approver, 'saveUserSetting', { key: 'CP_PageSize', value: 20 }, 'key'),
    );
    const answers = await Promise.all([...coupons, ...others]);
    expect(new Set(answers.map(({ __typename }) => __typename))).toEqual(
      new Set(['ApplyCouponSuccess', 'SaveUserSettingSuccess']),
    );
  }
});

test('a request for a locked row fails in time, and others read and write', async () => {
  const cartId = await cartOfBuyer();
  await withClient(databaseUrl, async (holder) => {
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM "Cart" WHERE id = $1 FOR UPDATE', [cartId]);
    const waiting = many(4, () => mutate(buyer, 'applyCoupon', COUPON, CART));
    // Both get a response before the row is unlocked.
    await placedJob.add(approver);
    expect(await query(sales, '{ viewer { user { userName } } }')).toMatchObject({
      viewer: expect.anything(),
    });
    const codes = new Set((await Promise.all(waiting)).map(({ code }) => code));
    expect(codes).toEqual(new Set(['CONFLICT']));
    await holder.query('ROLLBACK');
  });
});
