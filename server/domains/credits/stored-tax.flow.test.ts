import { expect, test } from '@jest/globals';
import { decimal, sumMoney } from '../../lib/money.ts';
import { testDatabase } from '../../test/database.ts';
import { credit } from '../../test/money/credits.ts';
import { bill } from '../../test/money/invoices.ts';
import { act } from '../../test/orders/sales-orders.ts';
import { run } from '../../test/run.ts';
import { add, openShop, submit } from '../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);

type Tax = { code: string; percent: string; amount: string };

/** The printed taxes of an invoice or a credit. */
async function printedTaxes(type: 'Invoice' | 'CustomerCredit', id: string): Promise<Tax[]> {
  const taxes = 'printed { taxComponents { code percent amount } }';
  const document = `query ($id: ID!) { node(id: $id) { ... on ${type} { ${taxes} } } }`;
  return (await run(shop.admin, document, { id })).data.node.printed.taxComponents;
}

test('a rate that begins after an order changes no invoice of it, and its credits give back each tax as billed', async () => {
  const { id: stateId, countryId } = await db.state.findFirstOrThrow({
    where: { code: 'QC', country: { code: 'CA' } },
  });
  await db.address.updateMany({ where: { customerId: shop.luna }, data: { stateId, countryId } });
  const { id: shippingMethodId } = await db.shippingMethod.findFirstOrThrow({ where: { code: 'CANADA' } });
  await add(shop.buyer, shop, {});
  const { orderCode } = await submit(shop.buyer, { shippingMethodId });
  const { salesOrder } = await act(shop.sales, 'createSalesOrder', { orderCode, kind: 'SO' });

  const { id: taxId } = await db.tax.findUniqueOrThrow({ where: { code: 'CA-QC-QST' } });
  await db.taxRate.create({ data: { taxId, countryId, stateId, percent: '20', validFrom: new Date() } });
  const { invoice } = await bill(shop.admin, 'createInvoice', { salesOrderId: salesOrder.id, issue: true });
  expect(invoice.total).toBe(salesOrder.total);
  const billed = await printedTaxes('Invoice', invoice.id);
  expect(billed.map(({ percent }) => percent)).toEqual(['5', '9.975']);

  const given: Tax[][] = [];
  const part = decimal(invoice.total).div(7).toDecimalPlaces(2);
  for (let n = 1; n <= 7; n += 1) {
    const amount = n < 7 ? part : decimal(invoice.total).minus(part.mul(6));
    const { credit: issued } = await credit(shop.admin, 'issue', {
      customerId: shop.luna,
      amount: amount.toFixed(2),
      kind: 'RETURN',
      reason: 'Sent back',
      invoiceId: invoice.id,
    });
    given.push(await printedTaxes('CustomerCredit', issued.id));
  }
  const sums = billed.map(({ code }) =>
    sumMoney(given.flat().flatMap((tax) => (tax.code === code ? [decimal(tax.amount)] : []))).toFixed(2),
  );
  expect(sums).toEqual(billed.map(({ amount }) => decimal(amount).toFixed(2)));
});
