import { randomBytes } from 'node:crypto';
import { findPermission, moduleOf } from '../auth/permissions/permission-catalogue.ts';
import type { Claims } from '../auth/tokens.ts';
import type { Database } from '../database/client.ts';
import { DEFAULT_ROLES, type DefaultRoleCode } from '../domains/identity/rules/default-roles.ts';
import { openSession } from '../domains/identity/sessions/sessions.ts';
import { testTokenKeys } from './services.ts';

const keys = await testTokenKeys;

/** A caller in a test: with a database and session claims, or a visitor. */
export type Actor = {
  db: Database;
  claims: Claims | null;
  userId: number | null;
  customerId: number | null;
  userName: string | null;
  refreshToken: string | null;
};

/** A user to create. Portal users need at least one customer. The first one is active. */
export type Person = {
  role: DefaultRoleCode;
  customerIds?: number[];
  language?: 'en' | 'fr';
  userName?: string;
  firstName?: string;
  lastName?: string;
  mustChangePassword?: boolean;
  /** A precomputed hash, for tests that sign in. Without it no password matches. */
  passwordHash?: string;
};

/** A visitor: nobody is signed in. */
export function visitor(db: Database): Actor {
  return { db, claims: null, userId: null, customerId: null, userName: null, refreshToken: null };
}

/** Creates a user with a default role and an open session. */
export async function createActor(db: Database, person: Person, now = new Date()): Promise<Actor> {
  const roleId = await roleNamed(db, person.role);
  const userName = person.userName ?? `${randomBytes(6).toString('hex')}@example.test`;
  const customerIds = person.customerIds ?? [];
  const user = await db.user.create({
    data: {
      userName,
      userNameKey: userName.toLowerCase(),
      email: userName,
      firstName: person.firstName ?? 'Test',
      lastName: person.lastName ?? 'Person',
      language: person.language ?? 'en',
      isStaff: person.role.startsWith('STAFF_') || person.role === 'ADMINISTRATOR',
      passwordHash: person.passwordHash ?? '!',
      mustChangePassword: person.mustChangePassword ?? false,
      roles: { create: { roleId } },
      customers: { create: customerIds.map((customerId, index) => ({ customerId, isDefault: index === 0 })) },
    },
  });
  return signedIn(db, { userId: user.id, userName, customerId: customerIds[0] ?? null }, now);
}

/** Opens another session of a user, as a sign-in on another device does. */
export async function signedIn(
  db: Database,
  { userId, userName, customerId }: { userId: number; userName: string; customerId: number | null },
  now = new Date(),
): Promise<Actor> {
  const session = { userId, customerId, rememberMe: false, userAgent: null, address: '127.0.0.1' };
  const { familyId, tokens } = await openSession(db, keys, session, now);
  const claims = { userId, customerId, familyId, actorId: null };
  return { db, claims, userId, customerId, userName, refreshToken: tokens.refreshToken };
}

/** A new session of a demo user, with the customer that is active after sign-in. */
export async function demoActor(db: Database, userName: string): Promise<Actor> {
  const user = await db.user.findUniqueOrThrow({
    where: { userNameKey: userName },
    include: { customers: true },
  });
  const customerId = user.customers.find(({ isDefault }) => isDefault)?.customerId ?? null;
  return signedIn(db, { userId: user.id, userName, customerId });
}

/** An access token of a session, as sign-in would issue it. */
export function tokenOf({ claims }: Pick<Actor, 'claims'>, now = new Date()): string {
  if (!claims) throw new Error('Visitors have no token.');
  return keys.signAccess(claims, now);
}

/** The authorization header of an actor. Visitors send none. */
export function bearer(actor: Pick<Actor, 'claims'>): Record<string, string> {
  return actor.claims ? { authorization: `Bearer ${tokenOf(actor)}` } : {};
}

/** A customer with only a name. Account numbers are unique. */
export async function givenCustomer(db: Database, name: string): Promise<number> {
  const customerType = await db.customerType.upsert({
    where: { code: 'JEWELER' },
    create: { code: 'JEWELER', nameEn: 'Jeweler', nameFr: 'Bijoutier' },
    update: {},
  });
  const accountNumber = `T-${randomBytes(5).toString('hex')}`;
  const customer = await db.customer.create({
    data: { name, accountNumber, customerTypeId: customerType.id },
  });
  return customer.id;
}

/** Id of a default role, created with its permissions if no reference data is loaded. */
async function roleNamed(db: Database, code: DefaultRoleCode): Promise<number> {
  const found = await db.role.findUnique({ where: { code }, select: { id: true } });
  if (found) return found.id;
  const role = DEFAULT_ROLES.find((each) => each.code === code);
  if (!role) throw new Error(`There is no role ${code}.`);
  const permissions = role.grants.flatMap(({ permission }) => findPermission(permission) ?? []);
  await db.permission.createMany({
    data: permissions.map(({ number, key, nameEn, nameFr }) => ({
      number,
      key,
      nameEn,
      nameFr,
      moduleCode: String(moduleOf(number)),
    })),
    skipDuplicates: true,
  });
  const created = await db.role.create({
    data: {
      code,
      nameEn: role.nameEn,
      nameFr: role.nameFr,
      isStaff: role.isStaff,
      permissions: {
        createMany: {
          data: role.grants.map(({ permission, scope }) => ({ permissionNumber: permission, scope })),
          skipDuplicates: true,
        },
      },
    },
  });
  return created.id;
}
