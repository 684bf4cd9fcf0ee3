import type { Prisma } from '../../database/generated/client.ts';
import type { Context } from '../../schema/context.ts';
import type { Grant } from '../identity/rules/default-roles.ts';
import { effectivePermissions } from '../identity/rules/effective-permissions.ts';
import type { OwnedRow } from '../identity/rules/scope.ts';
import { permissionsBringing } from '../identity/users-reaching.ts';
import type { WaitedAct } from './rules/waited-act.ts';

/** Maximum number of people who are shown, and asked. */
export const MAX_PEOPLE = 20;

/** A customer's user, with the scopes of the relevant permissions. */
type Person = {
  readonly id: number;
  readonly customerId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly grants: readonly Grant[];
};

type Queries = Pick<Prisma.TransactionClient, '$queryRaw'>;

/** The customer's users who may perform the expected action: the contact of the row first, then by name. */
export async function peopleWhoCan(db: Queries, { permissions }: WaitedAct, row: OwnedRow) {
  return reaching(await grantedPeople(db, permissions, [row.customerId]), permissions, row);
}

/** Customers whose users are read together. */
type Batch = { readonly customerIds: Set<number>; readonly people: Promise<Person[]> };

const openBatches = new WeakMap<Context, Map<string, Batch>>();

/** The same for the rows of a response: one statement per action for all customers of a list. */
export async function peopleOfRow(context: Context, { permissions }: WaitedAct, row: OwnedRow) {
  const batches = openBatches.get(context) ?? new Map<string, Batch>();
  openBatches.set(context, batches);
  const batch = batches.get(permissions.join()) ?? open(context, batches, permissions);
  batch.customerIds.add(row.customerId);
  return reaching(await batch.people, permissions, row);
}

function open(context: Context, batches: Map<string, Batch>, permissions: readonly number[]): Batch {
  const customerIds = new Set<number>();
  const batch = {
    customerIds,
    // After every row of the list has asked.
    people: Promise.resolve().then(() => {
      batches.delete(permissions.join());
      return grantedPeople(context.db, permissions, [...customerIds]);
    }),
  };
  batches.set(permissions.join(), batch);
  return batch;
}

function grantedPeople(
  db: Queries,
  permissions: readonly number[],
  customerIds: readonly number[],
): Promise<Person[]> {
  const numbers = permissions.flatMap(permissionsBringing);
  return db.$queryRaw<Person[]>`
    SELECT person.id, linked."customerId", person."firstName", person."lastName",
      jsonb_agg(jsonb_build_object('permission', granted."permissionNumber", 'scope', granted.scope)) AS grants
    FROM "UserCustomer" linked
    JOIN "User" person ON person.id = linked."userId"
    JOIN "UserRole" held ON held."userId" = person.id
    JOIN "RolePermission" granted ON granted."roleId" = held."roleId" AND granted."permissionNumber" = ANY(${numbers})
    WHERE linked."customerId" = ANY(${[...customerIds]}) AND NOT person."isStaff" AND person."blockedAt" IS NULL
    GROUP BY person.id, linked."customerId"
    ORDER BY person."lastName", person."firstName", person.id`;
}

/** The users for whom every permission reaches the row, whichever customer is active. */
function reaching(people: readonly Person[], permissions: readonly number[], row: OwnedRow): Person[] {
  const isOwner = ({ id }: Person) => id === row.placedById || id === row.contactId;
  const able = people.filter((person) => {
    if (person.customerId !== row.customerId) return false;
    const held = effectivePermissions(person.grants);
    return permissions.every((permission) => {
      const scope = held.get(permission) ?? 'NONE';
      return scope !== 'NONE' && (scope !== 'OWN' || isOwner(person));
    });
  });
  const isContact = ({ id }: Person) => id === row.contactId;
  return [...able.filter(isContact), ...able.filter((person) => !isContact(person))].slice(0, MAX_PEOPLE);
}
