import { moduleOf, PERMISSIONS } from '../../server/auth/permissions/permission-catalogue.ts';
import type { ChangeFeed } from '../../server/database/changes/change-feed.ts';
import type { Database } from '../../server/database/client.ts';
import { DEFAULT_ROLES } from '../../server/domains/identity/rules/default-roles.ts';
import type { Scope } from '../../server/domains/identity/rules/scope.ts';
import { type Actor, createActor, signedIn, visitor } from '../../server/test/actors.ts';
import type { Shop } from '../../server/test/shop.ts';

/**
 * Columns of the access matrix. `foreign` has all permissions of a customer's user, at another customer. `holder`
 * placed and owns the rows, and has only the permissions that the row of the matrix needs. `lacking` is the same user
 * with all other permissions. `colleague` has the holder's permissions, but only for own rows. The others are staff.
 */
export const COLUMNS = [
  'visitor',
  'foreign',
  'colleague',
  'lacking',
  'holder',
  'sales',
  'production',
  'finance',
  'content',
  'admin',
] as const;

export type Column = (typeof COLUMNS)[number];

/** The columns of the manufacturer's staff. */
export const STAFF: readonly Column[] = ['sales', 'production', 'finance', 'content', 'admin'];

/** Permission numbers that open a row: any of `gates`, together with all of `also`. */
export type Needs = { gates: readonly number[]; also: readonly number[] };

/** Session of a cart of the holder that cells do not delete. */
export const KEPT_CART = 'kept';

/** All permissions of the default roles of customers' users. */
const PORTAL_PERMISSIONS = [
  ...new Set(
    DEFAULT_ROLES.filter(({ isStaff }) => !isStaff).flatMap(({ grants }) =>
      grants.map(({ permission }) => permission),
    ),
  ),
];

/** The actors of the matrix. */
export type MatrixActors = Awaited<ReturnType<typeof createMatrixActors>>;

/** The users of the matrix for a shop; `buyer` of the shop is the holder. */
export async function createMatrixActors(shop: Shop, passwordHash: string, changes: ChangeFeed) {
  const { db, buyer, luna, orion } = shop;
  const staff = async (role: 'STAFF_SALES' | 'STAFF_PRODUCTION' | 'STAFF_FINANCE' | 'STAFF_CONTENT') =>
    createActor(db, { role, passwordHash });
  const foreign = await createActor(db, { role: 'PORTAL_BUYER', customerIds: [orion], passwordHash });
  const colleague = await createActor(db, { role: 'PORTAL_BUYER', customerIds: [luna], passwordHash });
  const ownRole = await roleOf(db, buyer);
  const roles = {
    holder: await emptyRole(db, 'MATRIX_HOLDER'),
    colleague: await emptyRole(db, 'MATRIX_COLLEAGUE'),
    foreign: await emptyRole(db, 'MATRIX_FOREIGN'),
  };
  await grant(db, roles.foreign, PORTAL_PERMISSIONS, 'LINKED');
  await giveOnlyRole(db, foreign, roles.foreign);
  await giveOnlyRole(db, colleague, roles.colleague);
  await db.user.update({ where: { id: buyer.userId ?? 0 }, data: { passwordHash } });
  const people: Record<Column, Actor> = {
    visitor: visitor(db),
    foreign,
    colleague,
    lacking: buyer,
    holder: buyer,
    sales: await staff('STAFF_SALES'),
    production: await staff('STAFF_PRODUCTION'),
    finance: await staff('STAFF_FINANCE'),
    content: await staff('STAFF_CONTENT'),
    admin: await createActor(db, { role: 'ADMINISTRATOR', passwordHash }),
  };

  /** The current permissions of colleague and holder. */
  const given = new Map<Column, string>();

  /** Gives the users of a customer the permissions of a column. */
  async function grantPermissions(column: Column, needs: Needs): Promise<void> {
    const numbers = permissionsOf(column, needs);
    const person = column === 'lacking' ? 'holder' : column;
    if (numbers === null || given.get(person) === String(numbers)) return;
    given.set(person, String(numbers));
    if (person === 'colleague') await grant(db, roles.colleague, numbers, 'OWN');
    else {
      await grant(db, roles.holder, numbers, 'CUSTOMER');
      await giveOnlyRole(db, buyer, roles.holder);
    }
    // The product caches permissions until it is notified of a change.
    await changes.catchUp();
  }

  /** Gives the users of both customers every permission during a reading, which then shows all that they may be shown. */
  async function withEveryPermission(read: () => Promise<void>): Promise<void> {
    const every = PERMISSIONS.map(({ number }) => number);
    await grantPermissions('holder', { gates: [], also: every });
    await grant(db, roles.foreign, every, 'LINKED');
    await changes.catchUp();
    await read();
    await grant(db, roles.foreign, PORTAL_PERMISSIONS, 'LINKED');
    await changes.catchUp();
  }

  return {
    people,
    grantPermissions,
    withEveryPermission,
    /**
     * Restores the default roles, and deletes the carts of earlier cells. The holder, as a buyer, creates the rows for
     * cells.
     */
    resetPermissions: async () => {
      given.clear();
      // Called for each sample: one statement, which changes only rows that differ.
      await db.$executeRaw`
        WITH role AS (
          UPDATE "UserRole" SET "roleId" = ${ownRole} WHERE "userId" = ${buyer.userId} AND "roleId" <> ${ownRole}
        ), carts AS (
          DELETE FROM "Cart" WHERE "userId" = ${buyer.userId} AND "sessionId" NOT IN ('', ${KEPT_CART})
        ), sessions AS (
          UPDATE "Session" SET "revokedAt" = NULL WHERE "revokedAt" IS NOT NULL
        )
        UPDATE "User" SET "passwordHash" = ${passwordHash}, "mustChangePassword" = false
        WHERE "passwordHash" IS DISTINCT FROM ${passwordHash} OR "mustChangePassword"`;
      await changes.catchUp();
    },
    /** The user of a column in a new session, which a cell may end or change. */
    inNewSession: async (column: Column): Promise<Actor> => {
      const { userId, userName, customerId } = people[column];
      return userId === null || userName === null
        ? people[column]
        : signedIn(db, { userId, userName, customerId });
    },
  };
}

/** The permissions of a column for a row of the matrix; null if they are the same for all rows. */
export function permissionsOf(column: Column, { gates, also }: Needs): number[] | null {
  if (column === 'holder' || column === 'colleague') return [...gates.slice(0, 1), ...also].sort();
  return column === 'lacking' ? PORTAL_PERMISSIONS.filter((each) => !opens(each, gates)).sort() : null;
}

/** Whether a permission opens one of the gates, directly or by an implied view. */
function opens(permission: number, gates: readonly number[]): boolean {
  return gates.some(
    (gate) => gate === permission || (gate % 100 === 1 && moduleOf(gate) === moduleOf(permission)),
  );
}

async function emptyRole(db: Database, code: string): Promise<number> {
  const { id } = await db.role.create({ data: { code, nameEn: code, nameFr: code, isStaff: false } });
  return id;
}

async function grant(db: Database, roleId: number, numbers: readonly number[], scope: Scope): Promise<void> {
  const known = PERMISSIONS.map(({ number }) => number);
  const unknown = numbers.filter((number) => !known.includes(number));
  if (unknown.length > 0) throw new Error(`There is no permission ${unknown.join(', ')}.`);
  await db.$executeRaw`
    WITH others AS (
      DELETE FROM "RolePermission" WHERE "roleId" = ${roleId} AND "permissionNumber" <> ALL(${numbers}::int[])
    )
    INSERT INTO "RolePermission" ("roleId", "permissionNumber", scope)
    SELECT ${roleId}::int, number, ${scope} FROM unnest(${numbers}::int[]) number
    ON CONFLICT ("roleId", "permissionNumber") DO UPDATE SET scope = excluded.scope`;
}

async function giveOnlyRole(db: Database, { userId }: Actor, roleId: number): Promise<void> {
  await db.userRole.updateMany({ where: { userId: userId ?? 0 }, data: { roleId } });
}

async function roleOf(db: Database, { userId }: Actor): Promise<number> {
  const { roleId } = await db.userRole.findFirstOrThrow({ where: { userId: userId ?? 0 } });
  return roleId;
}
