import { hashPassword } from '../../server/auth/passwords.ts';
import type { Database } from '../../server/database/client.ts';
import { createUser } from '../../server/domains/identity/create-user.ts';
import type { Account } from '../endpoint.ts';

const PASSWORD = 'Bench-only-7413';
const account = (userName: string): Account => ({ userName, password: PASSWORD });

/**
 * Accounts by role: the wholesaler has a long list of jobs, the shopper places orders, staff see the jobs of all
 * customers, and the administrator sees everything.
 */
export const ACCOUNTS = {
  wholesaler: account('wholesaler@bench.test'),
  shopper: account('shopper@bench.test'),
  staff: account('staff@bench.test'),
  admin: account('admin@bench.test'),
} as const;

/**
 * Creates a user with an address for each of the first two generated customers (the first has the most jobs), a staff
 * user and an administrator.
 */
export async function createAccounts(db: Database): Promise<void> {
  const bulk = { accountNumber: { startsWith: 'BULK-' } };
  const [first, second] = await db.customer.findMany({ where: bulk, orderBy: { id: 'asc' }, take: 2 });
  if (!first || !second) throw new Error('There are no customers.');
  const passwordHash = await hashPassword(PASSWORD);
  for (const [{ userName }, role, customerId] of [
    [ACCOUNTS.wholesaler, 'PORTAL_APPROVER', first.id],
    [ACCOUNTS.shopper, 'PORTAL_APPROVER', second.id],
    [ACCOUNTS.staff, 'STAFF_SALES', null],
    [ACCOUNTS.admin, 'ADMINISTRATOR', null],
  ] as const) {
    await createUser(db, {
      userName,
      email: userName,
      firstName: 'Bench',
      lastName: 'Mark',
      language: 'en',
      roleCodes: [role],
      customerIds: customerId === null ? [] : [customerId],
      passwordHash,
    });
    if (customerId !== null) await createAddress(db, customerId);
  }
}

async function createAddress(db: Database, customerId: number): Promise<void> {
  const ground = await db.shippingMethod.findUniqueOrThrow({ where: { code: 'GROUND' } });
  const state = await db.state.findFirstOrThrow({ where: { code: 'NY', country: { code: 'US' } } });
  await db.customer.update({ where: { id: customerId }, data: { defaultShippingMethodId: ground.id } });
  await db.address.create({
    data: {
      customerId,
      label: 'Store',
      contactName: 'Bench Mark',
      line1: '1 Bench Street',
      city: 'New York',
      zip: '10001',
      stateId: state.id,
      countryId: state.countryId,
      isDefaultShipping: true,
      isDefaultBilling: true,
    },
  });
}
