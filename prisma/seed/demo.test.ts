import { expect, test } from '@jest/globals';
import { verifyPassword } from '../../server/auth/passwords.ts';
import { LINE_STATES, lineState } from '../../server/domains/consignments/rules/line-states.ts';
import { consignmentState, lineValue } from '../../server/domains/consignments/rules/standing.ts';
import {
  CONSIGNMENT_STATUS_CODES,
  consignmentStatusCode,
} from '../../server/domains/consignments/rules/status-codes.ts';
import { estimateStatus } from '../../server/domains/estimates/rules/estimate-status.ts';
import { BENCH_SELECT, benchFacts } from '../../server/domains/jobs/effects/bench-facts.ts';
import { promiseState } from '../../server/domains/jobs/rules/bench/bench-schedule.ts';
import { passedStages } from '../../server/domains/jobs/rules/bench/bench-stages.ts';
import { jobTotal } from '../../server/domains/orders/rules/order-charges.ts';
import { currentSums } from '../../server/domains/orders/rules/order-sums.ts';
import { ledgerEntries } from '../../server/domains/payments/ledger/ledger-entries.ts';
import {
  INVOICE_STATUS_CODES,
  invoiceStatusCode,
} from '../../server/domains/payments/rules/invoice-status.ts';
import { creditSums, invoiceSums, type LedgerKind } from '../../server/domains/payments/rules/ledger.ts';
import { QUOTE_STATUS_CODES } from '../../server/domains/quotes/rules/status-codes.ts';
import { AMOUNTS_SELECT, payableOrder } from '../../server/domains/sales-orders/order/sales-order-facts.ts';
import { paymentStanding } from '../../server/domains/sales-orders/rules/payment-standing.ts';
import { SALES_ORDER_STATUS_CODES } from '../../server/domains/sales-orders/rules/status-codes.ts';
import { isoDayOfColumn } from '../../server/domains/settings/company-day.ts';
import { readSettings } from '../../server/domains/settings/read-settings.ts';
import { isoDayOf, storedDay } from '../../server/lib/calendar.ts';
import { decimal, percentOf, sumMoney } from '../../server/lib/money.ts';
import { testDatabase } from '../../server/test/database.ts';
import { demoCustomers } from './demo/people/demo-customers.ts';
import { DEMO_PASSWORD, demoUsers } from './demo/people/demo-users.ts';
import { seedDemo } from './demo.ts';

const { db } = await testDatabase('demo');
/** The time of the seeding, which is that of the newest market prices. */
const { asOf: now } = await db.marketPrice.findFirstOrThrow({ orderBy: { asOf: 'desc' } });

/** Amounts of price rows in a JSON column. */
function amountsOf(rows: unknown): ReturnType<typeof decimal>[] {
  // The column contains only price rows.
  return (rows as { amount: string }[]).map(({ amount }) => decimal(amount));
}

test('there is enough of everything', async () => {
  expect(await db.customer.count()).toBe(demoCustomers.length);
  expect(await db.itemType.count()).toBeGreaterThanOrEqual(125);
  expect(await db.itemType.count({ where: { listPrice: { not: null } } })).toBeGreaterThanOrEqual(120);
  expect(await db.jobOrder.count()).toBeGreaterThanOrEqual(400);
  expect(await db.orderGroup.groupBy({ by: ['customerId'] })).toHaveLength(demoCustomers.length);
  const metals = await db.metal.findMany({
    where: { code: { in: ['AU', 'AG', 'PT', 'PD'] } },
    include: { prices: { orderBy: { asOf: 'desc' } } },
  });
  expect(metals.map(({ prices }) => prices.length).every((count) => count > 365)).toBe(true);
  expect(metals.map(({ prices }) => prices[0]?.asOf)).toEqual(metals.map(() => now));
});

test('rates are announced, and none of them counts yet', async () => {
  const planned = { where: { validFrom: { gt: now } } };
  expect(await db.serviceRate.count(planned)).toBe(2);
  expect(await db.findingRate.count(planned)).toBe(2);
  expect(await db.findingRate.count()).toBe(2);
});

test('every status has jobs, most are closed, and Luna has every tab', async () => {
  const jobs = await db.jobOrder.findMany({
    select: { status: true, customer: { select: { accountNumber: true } } },
  });
  const statuses = await db.entityStatus.findMany({ where: { entityType: 'JOB_ORDER' } });
  expect(new Set(jobs.map(({ status }) => status.code))).toEqual(new Set(statuses.map(({ code }) => code)));
  expect(jobs.filter(({ status }) => status.tab === 'closed').length).toBeGreaterThan(jobs.length / 2);
  const lunas = jobs.filter(({ customer }) => customer.accountNumber === 'LUNA-001');
  expect(lunas.length).toBeGreaterThanOrEqual(110);
  expect(new Set(lunas.map(({ status }) => status.code)).size).toBe(statuses.length);
});

test('the bench has jobs at work and waiting, promises of every state, losses over tolerance and a stage too full', async () => {
  const entries = await db.benchEntry.findMany({
    select: { overTolerance: true, finishedAt: true, weightOut: true },
  });
  expect(entries.some(({ overTolerance }) => overTolerance)).toBe(true);
  expect(entries.some(({ finishedAt }) => finishedAt === null)).toBe(true);
  expect(entries.filter(({ overTolerance }) => overTolerance).length).toBeLessThan(entries.length / 4);
  const { BENCH_CAPACITY, COMPANY } = await readSettings(db);
  const today = isoDayOf(now, COMPANY.timeZone);
  const onBench = await db.jobOrder.findMany({
    where: { leadDaysLeft: { not: null } },
    select: { ...BENCH_SELECT, number: true, startBy: true },
  });
  for (const { number, ...job } of onBench) {
    const way = passedStages({ ...benchFacts(job), stage: null }).map(({ code }) => code);
    const isOnWay = job.stage === null || way.includes(job.stage) || way.includes(job.stage + 1);
    expect([number, isOnWay]).toEqual([number, true]);
  }
  const states = onBench.map((job) => promiseState(isoDayOfColumn(job.startBy), today));
  expect(new Set(states)).toEqual(new Set(['GREEN', 'AMBER', 'RED']));
  const counts = Map.groupBy(onBench, ({ stage }) => Math.ceil((stage ?? 0) / 5) * 5);
  const full = [...counts].filter(
    ([stage, jobs]) => jobs.length > (BENCH_CAPACITY[stage] ?? Number.POSITIVE_INFINITY),
  );
  expect(full).not.toEqual([]);
});

test('some open jobs are late, some are due soon, some on time', async () => {
  const open = await db.jobOrder.findMany({
    where: { status: { tab: { not: 'closed' } } },
    select: { promisedOn: true },
  });
  const today = isoDayOf(now, 'UTC');
  const days = open.map(({ promisedOn }) => (promisedOn ? storedDay(promisedOn) : ''));
  expect(days.filter((day) => day < today).length).toBeGreaterThan(5);
  expect(days.filter((day) => day > today).length).toBeGreaterThan(50);
});

test('price rows sum to the unit price, units to the line', async () => {
  const jobs = await db.jobOrder.findMany({ include: { specification: true } });
  for (const { number, unitPrice, lineTotal, quantity, specification } of jobs) {
    const unit = unitPrice.toFixed(2);
    expect([number, sumMoney(amountsOf(specification?.breakdown)).toFixed(2)]).toEqual([number, unit]);
    expect([number, sumMoney(amountsOf(specification?.summary)).toFixed(2)]).toEqual([number, unit]);
    expect(lineTotal.toFixed(2)).toBe(unitPrice.mul(quantity).toFixed(2));
  }
});

test('jobs and estimates have stones of several cuts', async () => {
  const jobs = await db.jobOrder.groupBy({ by: ['stoneShape'], where: { stoneShape: { not: null } } });
  expect(jobs.length).toBeGreaterThan(4);
  expect(await db.jobOrder.count({ where: { stoneShape: { not: null } } })).toBeGreaterThan(100);
  expect(await db.estimate.count({ where: { stoneShape: 'OVAL' } })).toBeGreaterThan(0);
});

test('orders add up: lines, discount, shipping, tax', async () => {
  const groups = await db.orderGroup.findMany({
    include: { jobOrders: { where: { remadeFromId: null } }, customer: { select: { taxExempt: true } } },
  });
  for (const group of groups) {
    const subTotal = sumMoney(group.jobOrders.map(({ lineTotal }) => decimal(lineTotal)));
    const tax = percentOf(subTotal, decimal(group.salesTaxPercent));
    const grandTotal = subTotal
      .minus(group.discountValue.toFixed())
      .plus(group.shippingPrice.toFixed())
      .plus(tax);
    expect([group.code, group.subTotal.toFixed(2)]).toEqual([group.code, subTotal.toFixed(2)]);
    expect([group.code, group.salesTaxValue.toFixed(2)]).toEqual([group.code, tax.toFixed(2)]);
    expect([group.code, group.grandTotal.toFixed(2)]).toEqual([group.code, grandTotal.toFixed(2)]);
    if (group.customer.taxExempt) expect(group.salesTaxPercent.isZero()).toBe(true);
  }
});

test('every account is there, with its role, its customers and the one password', async () => {
  for (const { userName, roles, customers = [] } of demoUsers) {
    const user = await db.user.findUniqueOrThrow({
      where: { userNameKey: userName },
      include: {
        roles: { include: { role: true } },
        customers: { orderBy: { isDefault: 'desc' }, include: { customer: true } },
      },
    });
    expect(user.roles.map(({ role }) => role.code)).toEqual(roles);
    expect(user.customers.map(({ customer }) => customer.accountNumber)).toEqual(customers);
  }
  const hashes = await db.user.findMany({ distinct: ['passwordHash'], select: { passwordHash: true } });
  expect(hashes).toHaveLength(1);
  expect(await verifyPassword(DEMO_PASSWORD, hashes[0]?.passwordHash ?? null)).toBe(true);
});

test('a history begins with NEW, from stock with READY, is in order of time, and ends with the current status', async () => {
  const jobs = await db.jobOrder.findMany({ include: { events: { orderBy: { id: 'asc' } }, status: true } });
  for (const { number, isStock, statusId, statusSince, createdAt, events } of jobs) {
    const first = isStock ? 1909 : 1901;
    expect([number, events[0]?.fromStatusId, events[0]?.toStatusId]).toEqual([number, null, first]);
    expect([number, events.at(-1)?.toStatusId]).toEqual([number, statusId]);
    expect(events.slice(1).map(({ fromStatusId }) => fromStatusId)).toEqual(
      events.slice(0, -1).map(({ toStatusId }) => toStatusId),
    );
    const times = [createdAt, ...events.map(({ at }) => at), now].map((at) => at.getTime());
    expect([number, times.toSorted((one, other) => one - other)]).toEqual([number, times]);
    const entered = events.findLast(({ fromStatusId, toStatusId }) => fromStatusId !== toStatusId);
    expect([number, statusSince]).toEqual([number, entered?.at]);
  }
});

test('every kind of row with pictures has some', async () => {
  const users = {
    notes: true,
    proofs: true,
    jobImages: true,
    customOrderPictures: true,
    estimates: true,
    itemTypePhotos: true,
  };
  const kept = await db.file.findMany({ include: { _count: { select: users } } });
  expect(kept.length).toBeGreaterThan(40);
  for (const { _count: uses } of kept) expect(Object.values(uses).some((count) => count > 0)).toBe(true);
  const sharedWithPicture = { visibility: 'CUSTOMER', attachments: { some: {} } };
  expect(await db.note.count({ where: sharedWithPicture })).toBeGreaterThan(0);
  expect(await db.note.count({ where: { visibility: 'INTERNAL' } })).toBeGreaterThan(20);
});

test('proofs wait for Luna', async () => {
  const waiting = await db.jobOrder.findMany({
    where: { customer: { accountNumber: 'LUNA-001' }, status: { code: 'AWAITING_APPROVAL' } },
    include: { services: { where: { status: 'AWAITING_APPROVAL' } } },
  });
  expect(waiting.length).toBeGreaterThanOrEqual(5);
  expect(waiting.every(({ services }) => services.length > 0)).toBe(true);
  expect(
    waiting.flatMap(({ services }) => services).filter(({ proofFileId }) => proofFileId).length,
  ).toBeGreaterThan(2);
});

test('declined, cancelled, held, remade and repeated jobs say why and from what', async () => {
  const jobs = await db.jobOrder.findMany({ include: { status: true, remake: true, events: true } });
  const at = (code: string) => jobs.filter(({ status }) => status.code === code);
  expect(at('DECLINED').every(({ declineReason }) => declineReason)).toBe(true);
  expect(at('CANCELLED').every(({ cancelReason, cancelledAt }) => cancelReason && cancelledAt)).toBe(true);
  expect(at('CANCELLED').some(({ cancelFee }) => cancelFee?.greaterThan(0))).toBe(true);
  expect(at('ON_HOLD').every(({ heldStatusId }) => heldStatusId !== null)).toBe(true);
  expect(at('REMADE').every(({ remake }) => remake !== null)).toBe(true);
  expect(
    at('SHIPPED').every(
      ({ shippedAt, trackingNumber, pickedUp }) => shippedAt && (pickedUp || trackingNumber),
    ),
  ).toBe(true);
  expect(jobs.filter(({ reorderedFromId }) => reorderedFromId !== null).length).toBeGreaterThan(1);
});

test('quotes exist in every lasting status, and with several versions in each that a second offer can reach', async () => {
  const quotes = await db.priceQuote.findMany({
    select: {
      number: true,
      status: { select: { code: true } },
      statusSince: true,
      customer: { select: { accountNumber: true } },
      versions: { orderBy: { n: 'asc' }, select: { n: true, total: true } },
      events: { orderBy: { id: 'asc' }, select: { at: true, fromStatusId: true, toStatusId: true } },
    },
  });
  // Accepting a quote creates an order immediately.
  const lasting = QUOTE_STATUS_CODES.filter((code) => code !== 'ACCEPTED');
  expect(new Set(quotes.map(({ status }) => status.code))).toEqual(new Set(lasting));
  const revised = quotes.filter(({ versions }) => (versions.at(-1)?.n ?? 0) > 1);
  expect(new Set(revised.map(({ status }) => status.code))).toEqual(
    new Set(lasting.filter((code) => code !== 'REQUESTED')),
  );
  for (const { number, versions } of revised)
    expect([number, new Set(versions.map(({ total }) => total?.toFixed(2))).size > 1]).toEqual([
      number,
      true,
    ]);
  expect(new Set(quotes.map(({ customer }) => customer.accountNumber)).size).toBeGreaterThanOrEqual(3);
  for (const { number, statusSince, events } of quotes) {
    const times = [...events.map(({ at }) => at), now].map((at) => at.getTime());
    expect([number, times.toSorted((one, other) => one - other)]).toEqual([number, times]);
    // Steps between staff during an approval do not change the status.
    const moved = events.findLast(({ fromStatusId, toStatusId }) => fromStatusId !== toStatusId);
    expect([number, statusSince]).toEqual([number, moved?.at]);
  }
});

test('pieces from stock are ordered without a job, by several customers', async () => {
  const stock = await db.itemType.findMany({ where: { isStock: true } });
  expect(stock.length).toBeGreaterThanOrEqual(6);
  expect(stock.every(({ listPrice, pricingMode }) => listPrice !== null && pricingMode === 'FIXED')).toBe(
    true,
  );
  const lines = await db.jobOrder.findMany({
    where: { itemType: { isStock: true } },
    include: { salesLine: true },
  });
  expect(new Set(lines.map(({ customerId }) => customerId)).size).toBeGreaterThanOrEqual(2);
  for (const { number, isStock, salesLine, stage, promisedOn } of lines)
    expect([number, isStock, salesLine !== null, stage, promisedOn]).toEqual([
      number,
      true,
      true,
      null,
      null,
    ]);
});

test('sales orders exist in every status, and their totals are those of their jobs', async () => {
  const orders = await db.salesOrder.findMany({
    include: {
      status: true,
      lines: { include: { jobOrder: true } },
      orderGroup: { include: { charges: true } },
    },
  });
  expect(new Set(orders.map(({ status }) => status.code))).toEqual(new Set(SALES_ORDER_STATUS_CODES));
  expect(new Set(orders.map(({ customerId }) => customerId)).size).toBeGreaterThanOrEqual(5);
  expect(orders.some(({ kind, payUntil }) => kind === 'POS_LSO' && payUntil)).toBe(true);
  for (const { number, lines, orderGroup } of orders) {
    const { charges, ...placed } = orderGroup;
    const ofJobs = sumMoney(lines.map(({ jobOrder }) => jobTotal(jobOrder)));
    const { subTotal } = currentSums(placed, charges);
    expect([number, subTotal.toFixed(2)]).toEqual([number, ofJobs.toFixed(2)]);
  }
  const agreed = orders
    .flatMap(({ lines }) => lines)
    .filter(({ negotiatedUnitPrice }) => negotiatedUnitPrice !== null);
  expect(agreed.length).toBeGreaterThan(0);
  expect(agreed.every((line) => line.pricedById && line.pricedAt && line.priceReason)).toBe(true);
});

test('invoices of two years exist in every status, and match their ledger', async () => {
  const invoices = await db.invoice.findMany({ include: { lines: true, entries: true } });
  const codes = new Set(invoices.map(({ statusId }) => invoiceStatusCode(statusId)));
  expect(codes).toEqual(new Set(INVOICE_STATUS_CODES));
  const issued = invoices.flatMap(({ issuedOn }) => issuedOn?.getTime() ?? []);
  expect((Math.max(...issued) - Math.min(...issued)) / 86_400_000).toBeGreaterThan(600);
  expect(invoices.filter(({ balance, dueOn }) => balance.gt(0) && dueOn && dueOn < new Date()).length).toBe(
    2,
  );
  for (const { number, lines, entries, subTotal, applied, balance } of invoices) {
    const ledger = entries.map((entry) => ({
      // The column is written only from entries of the rules.
      kind: entry.kind as LedgerKind,
      amount: decimal(entry.amount),
    }));
    const sums = invoiceSums(ledger);
    const sum = sumMoney(lines.map(({ amount }) => decimal(amount)));
    expect([number, subTotal.toFixed(2), applied.toFixed(2), balance.toFixed(2)]).toEqual([
      number,
      sum.toFixed(2),
      sums.applied.toFixed(2),
      sums.balance.toFixed(2),
    ]);
  }
  const credits = await db.customerCredit.findMany({ include: { entries: true } });
  for (const { number, entries, amount, ...shown } of credits) {
    const { issued, ...sums } = creditSums(ledgerEntries(entries));
    expect([number, amount.toFixed(2)]).toEqual([number, issued.toFixed(2)]);
    for (const part of ['applied', 'refunded', 'voided', 'available'] as const)
      expect([number, part, shown[part].toFixed(2)]).toEqual([number, part, sums[part].toFixed(2)]);
  }
  for (const part of ['applied', 'refunded', 'voided', 'available'] as const)
    expect(credits.some((credit) => credit[part].gt(0))).toBe(true);
  const payments = await db.payment.findMany();
  expect(payments.some(({ available }) => available.gt(0))).toBe(true);
  expect(payments.some(({ reversed }) => reversed.gt(0))).toBe(true);
});

test('what came later has the higher number: invoices, payments, credits and consignments', async () => {
  const orderBy = { numberRank: 'asc' } as const;
  const issued = { orderBy, where: { issuedOn: { not: null } }, select: { issuedOn: true } };
  const lists = [
    await db.invoice.findMany(issued),
    await db.customerCredit.findMany({ orderBy, select: { issuedOn: true } }),
    await db.consignment.findMany({ orderBy, select: { issuedOn: true } }),
  ].map((rows) => rows.flatMap(({ issuedOn }) => issuedOn ?? []));
  const payments = await db.payment.findMany({ orderBy, select: { receivedOn: true } });
  for (const days of [...lists, payments.map(({ receivedOn }) => receivedOn)])
    expect(days).toEqual(days.toSorted((one, other) => one.getTime() - other.getTime()));
});

test('consignments of two years have pieces in every state, and add up with their invoices', async () => {
  const consignments = await db.consignment.findMany({
    include: { lines: true, invoices: { include: { lines: true } }, events: { orderBy: { id: 'asc' } } },
  });
  const lines = consignments.flatMap((consignment) => consignment.lines);
  expect(new Set(lines.map(({ state }) => state))).toEqual(new Set(LINE_STATES));
  expect(new Set(consignments.map(({ statusId }) => consignmentStatusCode(statusId)))).toEqual(
    new Set(CONSIGNMENT_STATUS_CODES),
  );
  const sent = consignments.flatMap(({ issuedOn }) => issuedOn?.getTime() ?? []);
  expect((Math.max(...sent) - Math.min(...sent)) / 86_400_000).toBeGreaterThan(600);
  for (const { number, statusId, memoValue, outValue, invoices, events, ...consignment } of consignments) {
    const kept = consignment.lines.map((line) => ({
      ...line,
      state: lineState(line.state),
      sentOn: isoDayOfColumn(line.sentOn),
    }));
    const standing = consignmentState(kept);
    const billed = sumMoney(kept.filter(({ state }) => state === 'INVOICED').map(lineValue));
    const invoiced = sumMoney(invoices.flatMap((each) => each.lines.map(({ amount }) => decimal(amount))));
    expect([number, consignmentStatusCode(statusId), memoValue.toFixed(2), outValue.toFixed(2)]).toEqual([
      number,
      standing.status,
      standing.memoValue.toFixed(2),
      standing.outValue.toFixed(2),
    ]);
    expect([number, invoiced.toFixed(2)]).toEqual([number, billed.toFixed(2)]);
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted((a, b) => +a - +b));
  }
});

test('a sales order has the shipments of shipped pieces, and the deposits of payments', async () => {
  const orders = await db.salesOrder.findMany({
    include: {
      orderGroup: { select: AMOUNTS_SELECT },
      status: true,
      lines: { include: { jobOrder: true, shipmentLines: true } },
      shipments: { include: { lines: true } },
      deposits: { include: { payment: true } },
      invoices: true,
    },
  });
  for (const { number, lines } of orders)
    for (const { shippedQuantity, shipmentLines, jobOrder } of lines) {
      const sent = shipmentLines.reduce((total, { quantity }) => total + quantity, 0);
      expect([number, shippedQuantity]).toEqual([number, sent]);
      expect([number, jobOrder.shippedAt !== null]).toEqual([number, sent === jobOrder.quantity]);
    }
  const at = (...codes: string[]) => orders.filter(({ status }) => codes.includes(status.code));
  const shipments = at('PARTIALLY_SHIPPED', 'SHIPPED', 'COMPLETED').map((order) => order.shipments);
  expect(shipments.every((each) => each.length > 0)).toBe(true);
  expect(
    shipments.flat().every(({ trackingNumber, shippingMethodId }) => trackingNumber && shippingMethodId),
  ).toBe(true);
  expect(at('PARTIALLY_SHIPPED').some((order) => order.shipments[0]?.lines.length === 2)).toBe(true);
  const paid = orders.map((order) => ({ ...order, ...paymentStanding(payableOrder(order)) }));
  expect(paid.filter((order) => !order.paid.isZero()).length).toBeGreaterThanOrEqual(4);
  for (const { number, paidAt, balance } of paid)
    expect([number, paidAt !== null]).toEqual([number, !balance.greaterThan(0)]);
  // A completed order is paid, or billed and unpaid.
  const isBilled = ({ invoices }: (typeof orders)[number]) => invoices.length > 0;
  expect(at('COMPLETED').every((order) => order.paidAt ?? isBilled(order))).toBe(true);
  const notes = await db.note.findMany({ where: { salesOrderId: { not: null } } });
  expect(new Set(notes.map(({ visibility }) => visibility))).toEqual(new Set(['CUSTOMER', 'INTERNAL']));
});

test('buyer@luna.test has a cart that is waiting', async () => {
  const cart = await db.cart.findFirstOrThrow({
    where: { user: { userName: 'buyer@luna.test' } },
    include: { items: true },
  });
  expect(cart.items.length).toBeGreaterThanOrEqual(2);
  expect(cart.items.every(({ unitPrice, validUntil }) => unitPrice && validUntil > now)).toBe(true);
});

test('two customers have estimates in every state', async () => {
  const estimates = await db.estimate.findMany();
  expect(estimates).toHaveLength(8);
  expect(new Set(estimates.map(({ customerId }) => customerId)).size).toBe(2);
  expect(new Set(estimates.map((estimate) => estimateStatus(estimate, now)))).toEqual(
    new Set(['OPEN', 'EXPIRED', 'CONVERTED']),
  );
  expect(estimates.every(({ unitPrice }) => unitPrice !== null)).toBe(true);
});

test('a second seeding is refused and changes nothing', async () => {
  const before = await db.jobOrder.count();
  await expect(seedDemo(db, null, now)).rejects.toThrow('The database already has customers');
  expect(await db.jobOrder.count()).toBe(before);
});

test('custom orders: a tree of three levels, four groups, and pictures in both languages', async () => {
  const templates = await db.customOrderTemplate.findMany({
    select: { id: true, itemTypeId: true, isOffered: true, parent: { select: { parentId: true } } },
  });
  const leaves = templates.filter(({ itemTypeId }) => itemTypeId !== null);
  expect(leaves.length).toBeGreaterThanOrEqual(20);
  expect(leaves.every(({ parent }) => parent?.parentId != null)).toBe(true);
  expect(templates.filter(({ isOffered }) => !isOffered)).toHaveLength(1);
  expect(await db.customOrderGroup.count()).toBe(4);
  const orders = await db.customOrder.findMany({
    select: {
      jobOrderId: true,
      priceQuoteId: true,
      placedBy: { select: { language: true } },
      pictures: { select: { file: { select: { digest: true } } } },
    },
  });
  expect(new Set(orders.map(({ placedBy }) => placedBy.language))).toEqual(new Set(['en', 'fr']));
  expect(orders.filter(({ jobOrderId }) => jobOrderId !== null)).toHaveLength(2);
  expect(orders.filter(({ priceQuoteId }) => priceQuoteId !== null)).toHaveLength(2);
  expect(orders.every(({ pictures }) => pictures.length > 0)).toBe(true);
});
