import { expect, test } from '@jest/globals';
import type { Prisma } from '../../../database/generated/client.ts';
import { loadDeclarations } from '../../../schema/load-declarations.ts';
import { testDatabase } from '../../../test/database.ts';
import { AUDIENCES, type Audience } from '../rules/audiences.ts';
import { NOTICE_EVENTS, NOTICE_RULES, type NoticeEvent, type NoticeRule } from '../rules/events.ts';
import { readSubject } from './notice-subject.ts';
import { notifyNow } from './notify.ts';

await loadDeclarations();
const { db } = await testDatabase('demo');
const now = new Date('2026-11-28T12:00:00Z');
const users = await db.user.findMany({ include: { customers: true } });
const [luna] = await db.customer.findMany({ where: { name: { startsWith: 'Luna' } } });
const ofLuna = { customerId: luna?.id ?? 0 };
const idOf = (name: string) => users.find(({ userName }) => userName === name)?.id ?? 0;
const buyer = idOf('buyer@luna.test');
const sales = idOf('sales@aurifex.test');

/** Rows of a customer for all events; its contact is the buyer. */
async function rowsOfLuna(): Promise<Record<string, number>> {
  const mine = { where: ofLuna, orderBy: { id: 'asc' as const } };
  const contact = { ...ofLuna, contactId: buyer };
  const quote = await db.priceQuote.findFirstOrThrow({ where: ofLuna });
  await db.priceQuote.update({ where: { id: quote.id }, data: { contactId: buyer } });
  const job = await db.jobOrder.findFirstOrThrow({ where: contact });
  const invoice = await db.invoice.findFirstOrThrow({ where: { ...ofLuna, issuedAt: { not: null } } });
  const note = await db.note.create({
    data: { jobOrderId: job.id, visibility: 'CUSTOMER', text: 'Hello', authorId: sales, createdAt: now },
  });
  await db.$executeRaw`
    INSERT INTO "FailedTask" ("jobId", task, "lastError", attempts, "queuedAt", "failedAt") VALUES (7, 'tell', 'no', 14, now(), now())`;
  const gold = await db.metal.findUniqueOrThrow({ where: { code: 'AU' } });
  const held = await db.heldMarketPrice.create({
    data: { metalId: gold.id, asOf: now, buy: '9', sell: '9', source: 'FILE', against: '4', heldAt: now },
  });
  return {
    PriceQuote: quote.id,
    JobOrder: job.id,
    OrderGroup: job.orderGroupId,
    SalesOrder: (await db.salesOrder.findFirstOrThrow(mine)).id,
    Invoice: invoice.id,
    Payment: (await db.payment.findFirstOrThrow(mine)).id,
    Consignment: (await db.consignment.findFirstOrThrow(mine)).id,
    Customer: ofLuna.customerId,
    CustomerCredit: (await db.customerCredit.findFirstOrThrow(mine)).id,
    Note: note.id,
    HeldMarketPrice: held.id,
    FailedTask: (await db.failedTask.findFirstOrThrow({ where: { jobId: 7 } })).id,
  };
}
const rows = await rowsOfLuna();

/** The model of each event's row. */
function modelOf(event: NoticeEvent): string {
  if (event === 'ORDER_RECEIVED') return 'OrderGroup';
  if (event.startsWith('CONSIGNMENT_')) return 'Consignment';
  if (event.startsWith('PAYMENT_') || event === 'MONEY_REFUNDED') return 'Payment';
  if (event === 'STATEMENT_SENT') return 'Customer';
  if (event === 'DOCUMENT_SENT' || event === 'CREDIT_ISSUED') return 'CustomerCredit';
  if (event === 'NOTE_SHARED' || event === 'MENTIONED') return 'Note';
  if (event === 'MARKET_PRICE_HELD') return 'HeldMarketPrice';
  if (event === 'TASK_FAILED') return 'FailedTask';
  if (event.startsWith('QUOTE_')) return 'PriceQuote';
  if (event.startsWith('INVOICE_')) return 'Invoice';
  return event.startsWith('DEPOSIT_') ? 'SalesOrder' : 'JobOrder';
}

async function notify(event: NoticeEvent, given: { doerIds?: number[]; namedIds?: number[]; of: string }) {
  const model = modelOf(event);
  const occurrence = { event, about: { model, id: rows[model] ?? 0 }, doerIds: [], ...given };
  const told = await db.$transaction((tx: Prisma.TransactionClient) => notifyNow(tx, occurrence, now));
  return told.userIds;
}

/** All users who hold a permission by a role. */
async function holdersOf(permissionNumber: number): Promise<number[]> {
  const found = await db.user.findMany({
    where: {
      blockedAt: null,
      roles: { some: { role: { is: { permissions: { some: { permissionNumber } } } } } },
    },
  });
  return found.map(({ id }) => id);
}

const RULES = NOTICE_EVENTS.flatMap((event) =>
  NOTICE_RULES[event].map((rule: NoticeRule) => [event, rule.side, rule] as const),
);

test.each(RULES)(
  '%s is told to the people of the side %s whom the table names',
  async (event, side, rule) => {
    const audience: Audience = AUDIENCES[rule.to];
    const named = [buyer, idOf('accounting@luna.test'), sales];
    const told = await notify(event, { namedIds: named, of: `row ${side}` });
    const mine = users.filter(({ id }) => told.includes(id) && (side === 'STAFF') === isStaffId(id));
    expect(mine.length).toBeGreaterThan(0);
    const about = await readSubject(db, { model: modelOf(event), id: rows[modelOf(event)] ?? 0 });
    const holders = audience.holders === null ? [] : await holdersOf(audience.holders);
    for (const { id, customers, isStaff, blockedAt } of mine) {
      expect(blockedAt).toBeNull();
      // Never users of another customer, whatever their permissions.
      if (!isStaff) expect(customers.map(({ customerId }) => customerId)).toContain(ofLuna.customerId);
      const people = {
        contact: [about?.contactId],
        assignees: [...(about?.assigneeIds ?? [])],
        named,
      };
      const byName = audience.named === null ? [] : people[audience.named];
      expect([id, byName.includes(id) || holders.includes(id)]).toEqual([id, true]);
    }
    const written = await db.notice.findMany({ where: { event, userId: { in: mine.map(({ id }) => id) } } });
    for (const row of written) expect(row).toMatchObject({ inInbox: rule.inbox, mail: rule.mail, side });
    // The same event again notifies nobody.
    expect(await notify(event, { namedIds: named, of: `row ${side}` })).toEqual([]);
  },
);

function isStaffId(userId: number): boolean {
  return users.find(({ id }) => id === userId)?.isStaff ?? false;
}

test('who did it is not told, unless what is told confirms it', async () => {
  for (const [event, side, rule] of RULES) {
    const actor = side === 'STAFF' ? sales : buyer;
    const told = await notify(event, { doerIds: [actor], namedIds: [actor], of: `doer ${side}` });
    if (!rule.notifiesActor) expect([event, side, told.includes(actor)]).toEqual([event, side, false]);
  }
  expect(await notify('ORDER_RECEIVED', { doerIds: [buyer], of: 'confirmed' })).toContain(buyer);
});

test('an offer is told to the contact, and never to who made it', async () => {
  const told = await notify('QUOTE_SENT', { doerIds: [sales], of: '1' });
  expect(told).toEqual([buyer]);
});

test('of an internal note no customer is told, even by name', async () => {
  const jobOrderId = rows['JobOrder'] ?? 0;
  const note = await db.note.create({
    data: { jobOrderId, visibility: 'INTERNAL', text: 'Between us', authorId: sales, createdAt: now },
  });
  const occurrence = {
    event: 'MENTIONED' as const,
    about: { model: 'Note', id: note.id },
    doerIds: [sales],
    namedIds: [buyer, idOf('admin@aurifex.test')],
  };
  const told = await db.$transaction((tx) => notifyNow(tx, occurrence, now));
  expect(told.userIds).toEqual([idOf('admin@aurifex.test')]);
});

test('a choice stands: without inbox and mail nothing is written', async () => {
  const choice = { userId: buyer, event: 'JOB_LATE', inInbox: false };
  await db.noticeChoice.create({ data: { ...choice, mail: 'NONE' } });
  expect(await notify('JOB_LATE', { of: 'silent' })).toEqual([]);
  await db.noticeChoice.updateMany({ where: { userId: buyer }, data: { mail: 'DIGEST' } });
  expect(await notify('JOB_LATE', { of: 'daily' })).toEqual([buyer]);
  expect(await db.notice.findFirst({ where: { key: { endsWith: ':daily' } } })).toMatchObject({
    inInbox: false,
    mail: 'DIGEST',
  });
});
