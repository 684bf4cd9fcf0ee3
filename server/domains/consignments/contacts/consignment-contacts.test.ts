import { expect, test } from '@jest/globals';
import { type Actor, createActor } from '../../../test/actors.ts';
import { testDatabase } from '../../../test/database.ts';
import { memo, packing } from '../../../test/money/consignments.ts';
import { run } from '../../../test/run.ts';
import { openShop } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const finance = await createActor(db, { role: 'STAFF_FINANCE' });
const clerk = await createActor(db, {
  role: 'PORTAL_VIEWER',
  customerIds: [shop.luna],
  firstName: 'Zoë',
  lastName: 'Ström',
});
const idOf = ({ userId }: Actor) => userId ?? 0;

async function contacts(actor: Actor, customerId: number, search: string | null = null): Promise<number[]> {
  const document =
    'query ($customerId: Int!, $search: String) { people: consignmentContacts(customerId: $customerId, search: $search) { databaseId } }';
  const { data } = await run(actor, document, { customerId, search });
  return data.people.map(({ databaseId }: { databaseId: number }) => databaseId);
}

test('finds contacts of the customer by a part of their name when packing', async () => {
  const found = await contacts(finance, shop.luna);
  expect(found).toEqual(expect.arrayContaining([shop.buyer, shop.accounting, clerk].map(idOf)));
  for (const other of [shop.foreignBuyer, shop.sales]) expect(found).not.toContain(idOf(other));
  for (const text of ['zo', 'ström zoë', clerk.userName ?? ''])
    expect(await contacts(finance, shop.luna, text)).toEqual([idOf(clerk)]);
  expect(await contacts(finance, shop.luna, 'nobody')).toEqual([]);
});

test('a blocked user, or one who may not see consignments, cannot be the contact', async () => {
  const pack = async () =>
    memo(finance, 'createConsignment', await packing(shop, { contactId: idOf(clerk) }));
  expect((await pack()).consignment.contact).toEqual({ id: expect.any(String) });
  await db.user.update({ where: { id: idOf(clerk) }, data: { blockedAt: new Date() } });
  expect(await contacts(finance, shop.luna)).not.toContain(idOf(clerk));
  expect((await pack()).issues).toEqual([{ path: 'contactId', code: 'UNKNOWN' }]);
  await db.user.update({ where: { id: idOf(clerk) }, data: { blockedAt: null } });
  await db.rolePermission.deleteMany({ where: { role: { code: 'PORTAL_VIEWER' }, permissionNumber: 2301 } });
  expect(await contacts(finance, shop.luna)).not.toContain(idOf(clerk));
  expect((await pack()).issues).toEqual([{ path: 'contactId', code: 'UNKNOWN' }]);
});
