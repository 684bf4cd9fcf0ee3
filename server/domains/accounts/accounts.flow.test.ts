import { expect, test } from '@jest/globals';
import { decimal, sumMoney } from '../../lib/money.ts';
import { type Actor, createActor } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { memo, packedConsignment } from '../../test/money/consignments.ts';
import { credit, newCredit } from '../../test/money/credits.ts';
import { bill, fallDue, newInvoice, newPayment } from '../../test/money/invoices.ts';
import { act, newSalesOrder, readOrder } from '../../test/orders/sales-orders.ts';
import { run } from '../../test/run.ts';
import { openShop, orderedJob, workedExample } from '../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { buyer, foreignBuyer, admin, sales } = shop;
const customerIds = [shop.luna];
const accountant = await createActor(db, { role: 'PORTAL_ACCOUNTING', customerIds });

const BALANCE = `openBalance overdue dueIn7 prepayments availableCredits creditLimit availableLimit currency
  paymentTerms ageing { bucket amount }`;

async function balanceOf(actor: Actor, customerId: number | null = null) {
  const document = `query ($customerId: Int) { customerBalance(customerId: $customerId) { ${BALANCE} } }`;
  return (await run(actor, document, { customerId })).data?.customerBalance;
}

async function statementOf(actor: Actor, variables: Record<string, unknown> = {}, now = new Date()) {
  const document = `query ($customerId: Int, $from: Date, $to: Date) {
    accountStatement(customerId: $customerId, from: $from, to: $to) { from to openingBalance closingBalance
      movements { kind number change balance isReversal } balance { ${BALANCE} } } }`;
  return run(actor, document, variables, { now });
}

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

test('the balance has the open amount, its age and the unapplied money', async () => {
  const one = await newInvoice(shop, buyer);
  const other = await newInvoice(shop, buyer);
  await fallDue(db, one.id, day(-45));
  await fallDue(db, other.id, day(3));
  await newPayment(shop, shop.luna, '25.00');
  await newCredit(shop, shop.luna, { amount: '10.00' });
  const balance = await balanceOf(accountant);
  expect(balance).toMatchObject({
    openBalance: sumMoney([decimal(one.total), decimal(other.total)]).toString(),
    overdue: one.total,
    dueIn7: other.total,
    prepayments: '25',
    availableCredits: '10',
    creditLimit: null,
    availableLimit: null,
  });
  expect(balance.ageing.map(({ amount }: { amount: string }) => amount)).toEqual([
    other.total,
    '0',
    one.total,
    '0',
    '0',
  ]);
  expect(await balanceOf(admin, shop.luna)).toEqual(balance);
});

test('an account is visible only to users who see all of it', async () => {
  expect(await balanceOf(buyer)).toBeNull();
  expect(await balanceOf(foreignBuyer, shop.luna)).toBeNull();
  expect(await balanceOf(accountant, shop.orion)).toBeNull();
  expect((await statementOf(accountant, { customerId: shop.orion })).data.accountStatement).toBeNull();
  // Viewers without access to credits see none of them.
  expect(await balanceOf(sales, shop.luna)).toMatchObject({ prepayments: '25', availableCredits: null });
});

test('a statement has the opening balance, and a closing balance minus unapplied money', async () => {
  const { data } = await statementOf(accountant);
  const { openingBalance, movements, closingBalance, balance } = data.accountStatement;
  expect(openingBalance).toBe('0');
  expect(movements.map(({ kind }: { kind: string }) => kind)).toEqual([
    'INVOICED',
    'INVOICED',
    'PAYMENT_RECEIVED',
    'CREDIT_ISSUED',
  ]);
  const leftOver = sumMoney([decimal(balance.prepayments), decimal(balance.availableCredits)]);
  expect(closingBalance).toBe(decimal(balance.openBalance).minus(leftOver).toString());
  const inThreeDays = new Date(Date.now() + 3 * 86_400_000);
  const later = await statementOf(accountant, { from: day(1), to: day(2) }, inThreeDays);
  expect(later.data.accountStatement).toMatchObject({
    openingBalance: closingBalance,
    movements: [],
    closingBalance,
  });
});

test.each([
  ['longer than three years', '2001-01-01', day(-2)],
  ['with its end before its beginning', day(-2), day(-3)],
  ['with its end in the future', day(-2), day(2)],
])('no statement covers a period %s', async (_which, from, to) => {
  const { errors } = await statementOf(accountant, { from, to });
  expect(errors).toHaveLength(1);
});

const TERMS = `paymentTerms creditLimit depositPercent memoLimit memoTermDays taxExempt taxExemptNumber
  approvalRequired salesTaxPercent ownSalesTaxPercent pricingMode version`;

async function save(actor: Actor, given: Record<string, unknown>) {
  const input = {
    customerId: shop.outlet,
    paymentTerms: 'NET_30',
    taxExempt: false,
    approvalRequired: false,
    ...given,
  };
  const document = `mutation ($input: SaveCustomerFinancialSettingsInput!) {
    result: saveCustomerFinancialSettings(input: $input) { __typename ... on MutationError { code }
      ... on InvalidInputError { issues { path code } }
      ... on SaveCustomerFinancialSettingsSuccess { settings { ${TERMS} } } } }`;
  return (await run(actor, document, { input })).data.result;
}

test('finance sets on what terms a customer buys', async () => {
  const { settings } = await save(admin, {
    creditLimit: '2500.50',
    depositPercent: '30',
    memoLimit: '1000',
    memoTermDays: 60,
    taxExempt: true,
    taxExemptNumber: 'EX-1',
  });
  expect(settings).toMatchObject({
    creditLimit: '2500.5',
    depositPercent: '30',
    memoLimit: '1000',
    memoTermDays: 60,
    taxExempt: true,
    taxExemptNumber: 'EX-1',
    salesTaxPercent: '0',
  });
  expect(await save(admin, { version: settings.version - 1 })).toMatchObject({
    __typename: 'ConflictError',
  });
  expect(await save(accountant, {})).toMatchObject({ code: 'FORBIDDEN' });
});

test.each([
  ['a limit below nothing', { creditLimit: '-1' }, 'creditLimit'],
  ['a deposit of more than all', { depositPercent: '100.01' }, 'depositPercent'],
  ['a rate of tax of more than all', { salesTaxPercent: '100.5' }, 'salesTaxPercent'],
  ['too exact a rate of tax', { salesTaxPercent: '8.87505' }, 'salesTaxPercent'],
  ['a term that there is not', { memoTermDays: 45 }, 'memoTermDays'],
  ['an exemption without its number', { taxExempt: true }, 'taxExemptNumber'],
  ['a way of shipping that there is not', { defaultShippingMethodId: 999_999 }, 'defaultShippingMethodId'],
])('refuses %s at its field', async (_what, given, path) => {
  const { issues } = await save(admin, given);
  expect(issues.map((issue: { path: string }) => issue.path)).toEqual([path]);
});

test('the tax rate of the customer replaces that of any state', async () => {
  await save(admin, {});
  expect((await save(admin, { salesTaxPercent: '3.125' })).settings).toMatchObject({
    ownSalesTaxPercent: '3.125',
    salesTaxPercent: '3.125',
  });
  await db.customer.update({ where: { id: shop.luna }, data: { salesTaxPercent: '4.25' } });
  const order = await newSalesOrder(shop, buyer);
  const { orderGroup } = await db.salesOrder.findUniqueOrThrow({
    where: { id: order.id },
    select: { orderGroup: true },
  });
  const { salesTaxPercent, salesTaxValue, subTotal } = orderGroup;
  expect(salesTaxPercent.toFixed()).toBe('4.25');
  expect(salesTaxValue.toFixed(2)).toBe(decimal(subTotal).mul('4.25').div(100).toFixed(2));
  await db.customer.update({ where: { id: shop.luna }, data: { salesTaxPercent: null } });
});

test('a customer may have prices fixed otherwise than pieces are for everybody', async () => {
  expect((await save(admin, { pricingMode: 'MARKET_AT_SHIP' })).settings).toMatchObject({
    pricingMode: 'MARKET_AT_SHIP',
  });
  expect((await save(admin, {})).settings).toMatchObject({ pricingMode: null });
  const ordered = async () => {
    const { databaseId: id } = await orderedJob(buyer, shop);
    return (await db.jobOrder.findUniqueOrThrow({ where: { id } })).pricingMode;
  };
  const priced = async () => {
    const input = { configuration: workedExample(shop), quantity: 1, requestId: 'a' };
    const { data } = await run(
      buyer,
      'query ($input: CalculatePriceInput!) { calculatePrice(input: $input) { pricingMode } }',
      { input },
    );
    return data.calculatePrice.pricingMode;
  };
  expect([await priced(), await ordered()]).toEqual(['FIXED', 'FIXED']);
  await db.customer.update({ where: { id: shop.luna }, data: { pricingMode: 'ESTIMATED_WEIGHT' } });
  expect([await priced(), await ordered()]).toEqual(['ESTIMATED_WEIGHT', 'ESTIMATED_WEIGHT']);
  await db.customer.update({ where: { id: shop.luna }, data: { pricingMode: null } });
});

test('open balances of invoices count against the credit limit, paid amounts do not', async () => {
  const customerId = shop.orion;
  const { globalId: invoiceId, total } = await newInvoice(shop, foreignBuyer);
  const limit = async (creditLimit: string) =>
    db.customer.update({ where: { id: customerId }, data: { creditLimit } });
  // Less than the sum of the invoice and another order.
  await limit(decimal(total).plus('1').toFixed(2));
  expect(await balanceOf(admin, customerId)).toMatchObject({ availableLimit: '1' });
  const order = await newSalesOrder(shop, foreignBuyer);
  const seen = await readOrder(admin, order.globalId);
  expect(seen).toMatchObject({ status: { code: 'NEW' }, isBeyondCredit: true });
  const { globalId: id } = await newCredit(shop, customerId, { amount: total });
  await credit(admin, 'apply', { id, allocations: [{ invoiceId, amount: total }] });
  await limit(decimal(seen.total).toFixed(2));
  const later = await newSalesOrder(shop, foreignBuyer);
  expect(await readOrder(admin, later.globalId)).toMatchObject({ isBeyondCredit: false });
  // After its confirmation it counts against the limit until it is invoiced; then its invoice counts.
  expect(await balanceOf(admin, customerId)).toMatchObject({ openBalance: '0', availableLimit: '0' });
  await bill(admin, 'createInvoice', { salesOrderId: later.globalId, issue: true });
  expect(await balanceOf(admin, customerId)).toMatchObject({ availableLimit: '0' });
});

test('a deposit that is usual with a customer is asked of new orders', async () => {
  await db.customer.update({ where: { id: shop.luna }, data: { depositPercent: '40' } });
  const order = await newSalesOrder(shop, buyer);
  expect(await readOrder(admin, order.globalId)).toMatchObject({ status: { code: 'AWAITING_PAYMENT' } });
  await act(sales, 'transitionSalesOrder', { id: order.globalId, action: 'CANCEL' });
});

test('pieces on memo use the credit limit until they are returned or billed, then their invoice does', async () => {
  const customerId = shop.outlet;
  await db.customer.update({ where: { id: customerId }, data: { creditLimit: '10000', memoLimit: null } });
  const left = async () => (await balanceOf(admin, customerId)).availableLimit;
  const before = decimal(await left());
  const { globalId: id, line: lineId } = await packedConsignment(shop, { customerId, quantity: 3 });
  expect(await left()).toBe(before.toString());
  await memo(sales, 'sendConsignment', { id });
  expect(await left()).toBe(before.minus('750').toString());
  await memo(sales, 'reportConsignmentSold', { id, lines: [{ lineId, quantity: 1 }] });
  expect(await left()).toBe(before.minus('750').toString());
  await memo(sales, 'requestConsignmentReturn', { id, lines: [{ lineId, quantity: 1 }] });
  await memo(sales, 'receiveConsignmentReturn', { id });
  expect(await left()).toBe(before.minus('500').toString());
  const { invoice } = await memo(sales, 'invoiceConsignmentLines', { id });
  expect(await left()).toBe(before.minus('250').minus(invoice.total).toString());
});
