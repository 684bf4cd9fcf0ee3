import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { createActor } from '../../../test/actors.ts';
import { testDatabase } from '../../../test/database.ts';
import { newInvoice } from '../../../test/money/invoices.ts';
import { pay, payPalOrder, sandboxCard } from '../../../test/money/paying.ts';
import { sandboxOfTest } from '../../../test/money/payments-sandbox.ts';
import { testServices } from '../../../test/services.ts';
import { openShop } from '../../../test/shop.ts';
import { passOnRefunds } from '../refunds/pass-on-refunds.ts';
import { settlePayPalOrders } from './settle-pay-pal-orders.ts';

const { db } = await testDatabase();
const sandbox = await sandboxOfTest();
const shop = await openShop(db);
const owner = await createActor(db, { role: 'PORTAL_ADMIN', customerIds: [shop.luna] });
const { gateways } = sandbox;
/** A shop whose second gateway is not configured any more. */
const withoutNmi = {
  ...gateways,
  cards: (code: Parameters<typeof gateways.cards>[0]) => (code === 'NMI' ? null : gateways.cards(code)),
};
const services = { ...(await testServices()), gateways: withoutNmi };
const now = new Date();
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

/** More than the maximum of one run. */
const MANY = Array.from({ length: 250 }, (_, n) => n);

test('abandoned PayPal orders do not delay a captured one', async () => {
  const of = { customerId: shop.luna, userId: owner.userId ?? 0, amount: '25.00', currency: 'USD' };
  await db.payPalOrder.createMany({
    data: MANY.map((n) => ({
      ...of,
      orderId: `GONE-${n}`,
      gatewayKey: randomUUID(),
      captureAskedAt: minutesAgo(60),
    })),
  });
  const { payPal } = (await testServices()).gateways;
  const orderId = await payPalOrder({ actor: owner, customerId: shop.luna });
  await payPal?.captureOrder(orderId);
  await db.payPalOrder.update({ where: { orderId }, data: { captureAskedAt: minutesAgo(30) } });
  const deps = { db, services: await testServices() };
  for (const _run of MANY.slice(0, 6)) await settlePayPalOrders(deps, now);
  expect(await db.payment.count({ where: { method: 'PAYPAL' } })).toBe(1);
});

test('refunds of an unreachable gateway do not delay those of another', async () => {
  const { globalId } = await newInvoice(shop, shop.buyer);
  const input = { invoices: [{ id: globalId }], prepayments: [], credits: [], card: sandboxCard() };
  await pay(owner, sandbox, input);
  const { id: chargeId, ...charge } = await db.charge.findFirstOrThrow({ orderBy: { id: 'desc' } });
  const { id: silentId } = await db.charge.create({
    data: {
      ...charge,
      plan: charge.plan ?? {},
      gateway: 'NMI',
      gatewayKey: randomUUID(),
      requestKey: randomUUID(),
    },
  });
  const started = (id: number, gateway: string) => ({
    chargeId: id,
    gateway,
    gatewayKey: randomUUID(),
    amount: '1.00',
    state: 'STARTED',
  });
  await db.gatewayRefund.createMany({ data: MANY.map(() => started(silentId, 'NMI')) });
  await db.gatewayRefund.create({ data: started(chargeId, charge.gateway) });
  for (const _run of MANY.slice(0, 3)) await passOnRefunds({ db, services }, now).catch(() => {});
  expect(await db.gatewayRefund.count({ where: { state: 'DONE' } })).toBe(1);
});
