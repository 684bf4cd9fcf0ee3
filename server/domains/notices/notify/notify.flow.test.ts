import { expect, test } from '@jest/globals';
import type { Prisma } from '../../../database/generated/client.ts';
import { loadDeclarations } from '../../../schema/load-declarations.ts';
import { testDatabase } from '../../../test/database.ts';
import { noticeRows } from '../../../test/orders/notice-rows.ts';
import { permissionsBringing } from '../../identity/users-reaching.ts';
import { AUDIENCES, type Audience, type NoticeSide } from '../rules/audiences.ts';
import { NOTICE_EVENTS, NOTICE_RULES, type NoticeEvent, type NoticeRule } from '../rules/events.ts';
import { pagePermission } from '../rules/page-permission.ts';
import { readSubject } from './notice-subject.ts';
import { notifyNow } from './notify.ts';

await loadDeclarations();
const { db } = await testDatabase('demo');
const now = new Date('2026-11-28T12:00:00Z');
const { rows, modelOf, ofLuna, buyer, sales, accounting, admin } = await noticeRows(db, now);
const users = await db.user.findMany({ include: { customers: true } });

async function notify(
  event: NoticeEvent,
  given: { doerIds?: number[]; namedIds?: number[]; side?: NoticeSide; of: string },
) {
  const model = modelOf(event);
  const occurrence = { event, about: { model, id: rows[model] ?? 0 }, doerIds: [], ...given };
  const notified = await db.$transaction((tx: Prisma.TransactionClient) => notifyNow(tx, occurrence, now));
  return notified.userIds;
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

/** Whether the user of a notice holds the permission that opens its page. */
async function mayOpen({ userId, path }: { userId: number; path: string }): Promise<boolean> {
  const bringing = permissionsBringing(pagePermission(path));
  const role = { permissions: { some: { permissionNumber: { in: bringing } } } };
  return (await db.user.count({ where: { id: userId, roles: { some: { role: { is: role } } } } })) > 0;
}

const RULES = NOTICE_EVENTS.flatMap((event) =>
  NOTICE_RULES[event].map((rule: NoticeRule) => [event, rule.side, rule] as const),
);

test.each(RULES)(
  '%s is told to the people of the side %s whom the table names',
  async (event, side, rule) => {
    const audience: Audience = AUDIENCES[rule.to];
    const named = [buyer, accounting, sales];
    // Staff who tell a customer themselves are told if the customer is not.
    const only = rule.isInstead ? { side } : {};
    const notified = await notify(event, { namedIds: named, of: `row ${side}`, ...only });
    const mine = users.filter(({ id }) => notified.includes(id) && (side === 'STAFF') === isStaffId(id));
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
    for (const row of written) {
      expect(row).toMatchObject({ inInbox: rule.inbox, mail: rule.mail, side });
      expect([event, row.path, await mayOpen(row)]).toEqual([event, row.path, true]);
    }
    // The same event again notifies nobody.
    expect(await notify(event, { namedIds: named, of: `row ${side}`, ...only })).toEqual([]);
  },
);

function isStaffId(userId: number): boolean {
  return users.find(({ id }) => id === userId)?.isStaff ?? false;
}

test('who did it is not told, unless what is told confirms it', async () => {
  for (const [event, side, rule] of RULES) {
    const actor = side === 'STAFF' ? sales : buyer;
    const notified = await notify(event, { doerIds: [actor], namedIds: [actor], of: `doer ${side}` });
    if (!rule.notifiesActor) expect([event, side, notified.includes(actor)]).toEqual([event, side, false]);
  }
  expect(await notify('ORDER_RECEIVED', { doerIds: [buyer], of: 'confirmed' })).toContain(buyer);
});

test('staff are told of a moved day if it reaches no user of the customer', async () => {
  expect(await notify('JOB_DAY_MOVED', { doerIds: [sales], of: 'reached' })).toEqual([buyer]);
  // The buyer who moved it knows it, so staff need not inform the customer.
  expect(await notify('JOB_DAY_MOVED', { doerIds: [buyer], of: 'agreed' })).toEqual([]);
  await db.user.update({ where: { id: buyer }, data: { blockedAt: now } });
  const notified = await notify('JOB_DAY_MOVED', { doerIds: [sales], of: 'not reached' });
  await db.user.update({ where: { id: buyer }, data: { blockedAt: null } });
  expect(notified).toContain(admin);
  expect(notified.filter((id) => !isStaffId(id))).toEqual([]);
});

test('an offer is told to the contact, and never to who made it', async () => {
  const notified = await notify('QUOTE_SENT', { doerIds: [sales], of: '1' });
  expect(notified).toEqual([buyer]);
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
    namedIds: [buyer, admin],
  };
  const notified = await db.$transaction((tx) => notifyNow(tx, occurrence, now));
  expect(notified.userIds).toEqual([admin]);
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

test('an order leads to its sales order, and without the permission for that to its confirmation', async () => {
  const order = await db.orderGroup.findFirstOrThrow({
    where: { placedById: buyer, salesOrder: { isNot: null } },
    select: { id: true, code: true, salesOrder: { select: { number: true } } },
  });
  const pathOf = async (of: string) => {
    const occurrence = {
      event: 'ORDER_RECEIVED' as const,
      about: { model: 'OrderGroup', id: order.id },
      doerIds: [],
      of,
    };
    const { userIds } = await db.$transaction((tx: Prisma.TransactionClient) =>
      notifyNow(tx, occurrence, now),
    );
    expect(userIds).toContain(buyer);
    return (await db.notice.findFirstOrThrow({ where: { userId: buyer }, orderBy: { id: 'desc' } })).path;
  };
  const page = `/backoffice/status-tracking/sales-orders/${order.salesOrder?.number}`;
  expect(await pathOf('seen')).toBe(page);
  await db.rolePermission.deleteMany({
    where: { permissionNumber: { gte: 1800, lt: 1900 }, role: { users: { some: { userId: buyer } } } },
  });
  expect(await pathOf('not seen')).toBe(`/backoffice/order-confirmation/${order.code}`);
});
