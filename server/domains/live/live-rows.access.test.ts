import { expect, test } from '@jest/globals';
import { Viewer } from '../../auth/viewer.ts';
import { loadDeclarations } from '../../schema/load-declarations.ts';
import { demoActor } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { newNotice } from '../../test/new-notice.ts';
import { ownCarts } from '../carts/access.ts';
import { visibleConsignments } from '../consignments/access.ts';
import { visibleCredits } from '../credits/access.ts';
import { visibleEstimates } from '../estimates/access.ts';
import { loadViewer } from '../identity/sessions/load-viewer.ts';
import { visibleInvoices } from '../invoices/access.ts';
import { visibleJobOrders } from '../jobs/access.ts';
import { SUBJECT_RELATIONS } from '../notes/note-subjects.ts';
import { ownNotices } from '../notices/access.ts';
import { visiblePayments } from '../payments/access.ts';
import { visibleQuotes } from '../quotes/access.ts';
import { visibleSalesOrders } from '../sales-orders/access.ts';
import { SALES_ORDER_STATUSES } from '../sales-orders/rules/status-codes.ts';
import { ownWishLists } from '../wishlists/access.ts';
import { LIVE_MODELS, type LiveModel, readRow, seesChange } from './live-rows.ts';

const { db } = await testDatabase('demo');
await loadDeclarations();

const USERS = [
  'admin@aurifex.test',
  'sales@aurifex.test',
  'production@aurifex.test',
  'finance@aurifex.test',
  'content@aurifex.test',
  'buyer@luna.test',
  'approver@luna.test',
  'viewer@luna.test',
  'owner@luna.test',
  'buyer@orion.test',
];
const viewers = new Map<string, Viewer>([['a visitor', Viewer.anonymous]]);
for (const name of USERS) {
  const { claims } = await demoActor(db, name);
  if (claims) viewers.set(name, await loadViewer(db, claims, new Date()));
}
// A quote that its customer has not submitted, sales orders, and carts, which the demo data lacks for some users.
const quote = await db.priceQuote.findFirstOrThrow({ where: { kind: 'PQ' } });
await db.priceQuote.update({ where: { id: quote.id }, data: { kind: 'PQCTO' } });
const groups = await db.orderGroup.findMany({ where: { salesOrder: null }, take: 40 });
for (const { id, customerId, placedById } of groups) {
  const salesOrder = { customerId, placedById, orderGroupId: id, number: `live-${id}`, termsCode: 'NET_30' };
  await db.salesOrder.create({ data: { ...salesOrder, statusId: SALES_ORDER_STATUSES.NEW.id } });
}
for (const viewer of viewers.values()) {
  if (!viewer.account?.customerId) continue;
  const { userId, customerId } = viewer.account;
  await db.cart.create({ data: { userId, customerId, sessionId: 'live' } });
  await newNotice(db, userId);
  await db.wishList.upsert({
    where: { userId_customerId: { userId, customerId } },
    create: { userId, customerId },
    update: {},
  });
}

/** Ids of the rows that lists and `node(id:)` show a viewer. */
const SHOWN: Record<LiveModel, (viewer: Viewer) => Promise<{ id: number }[]>> = {
  JobOrder: (viewer) => db.jobOrder.findMany({ where: visibleJobOrders(viewer), select: { id: true } }),
  PriceQuote: (viewer) => db.priceQuote.findMany({ where: visibleQuotes(viewer), select: { id: true } }),
  SalesOrder: (viewer) => db.salesOrder.findMany({ where: visibleSalesOrders(viewer), select: { id: true } }),
  Cart: (viewer) => db.cart.findMany({ where: ownCarts(viewer), select: { id: true } }),
  Invoice: (viewer) => db.invoice.findMany({ where: visibleInvoices(viewer), select: { id: true } }),
  Payment: (viewer) => db.payment.findMany({ where: visiblePayments(viewer), select: { id: true } }),
  CustomerCredit: (viewer) =>
    db.customerCredit.findMany({ where: visibleCredits(viewer), select: { id: true } }),
  Consignment: (viewer) =>
    db.consignment.findMany({ where: visibleConsignments(viewer), select: { id: true } }),
  Estimate: (viewer) => db.estimate.findMany({ where: visibleEstimates(viewer), select: { id: true } }),
  Notice: (viewer) => db.notice.findMany({ where: ownNotices(viewer), select: { id: true } }),
  WishList: (viewer) => db.wishList.findMany({ where: ownWishLists(viewer), select: { id: true } }),
};

function sorted(ids: number[]): number[] {
  return ids.toSorted((one, other) => one - other);
}

test.each(LIVE_MODELS)('sends a %s only to users who may read it', async (model) => {
  const all = await db.$queryRawUnsafe<{ facts: object }[]>(`SELECT to_jsonb(r) AS facts FROM "${model}" r`);
  const rows = all.map(({ facts }) => readRow(JSON.stringify({ model, ...facts })));
  expect(rows).not.toContain(null);
  expect(rows.length).toBeGreaterThan(3);
  for (const [name, viewer] of viewers) {
    const received = rows.flatMap((row) => (row && seesChange(viewer, row) ? [row.id] : []));
    const shown = viewer.isSignedIn ? (await SHOWN[model](viewer)).map(({ id }) => id) : [];
    expect([name, sorted(received)]).toEqual([name, sorted(shown)]);
  }
});

test('sends no internal rows to customers', async () => {
  const job = await db.jobOrder.findFirstOrThrow({ where: visibleJobOrders(viewerNamed('buyer@luna.test')) });
  const row = readRow(JSON.stringify({ model: 'JobOrder', ...job, numberRank: 0, isInternal: true }));
  const received = USERS.filter((name) => row && seesChange(viewerNamed(name), row));
  expect(received).toEqual(USERS.filter((name) => viewerNamed(name).isStaff && viewerNamed(name).can(1701)));
});

test('notifies of notes on every kind of subject', async () => {
  const triggers = await db.$queryRaw<{ definition: string }[]>`
    SELECT pg_get_triggerdef(t.oid) AS definition FROM pg_trigger t JOIN pg_class ON pg_class.oid = tgrelid
    WHERE tgfoid = 'notify_changed_rows'::regproc AND relname = 'Note'`;
  const text = triggers.map(({ definition }) => definition).join('\n');
  expect(SUBJECT_RELATIONS.filter((relation) => !text.includes(`"${relation}Id"`))).toEqual([]);
});

function viewerNamed(name: string): Viewer {
  return viewers.get(name) ?? Viewer.anonymous;
}
