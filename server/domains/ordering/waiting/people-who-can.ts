import type { Prisma } from '../../../database/generated/client.ts';
import type { OwnedRow } from '../../identity/rules/scope.ts';
import { usersReaching } from '../../identity/users-reaching.ts';
import type { WaitedAct } from '../rules/waited-act.ts';

/** Most people who are named, and asked. */
export const MOST_PEOPLE = 20;

/** Somebody of the customer who may do an act. */
type Person = { readonly id: number; readonly firstName: string; readonly lastName: string };

/** The people of the customer who may do what is waited for, the contact of the row first, then by name. */
export async function peopleWhoCan(
  db: Pick<Prisma.TransactionClient, 'user'>,
  { permissions }: WaitedAct,
  row: OwnedRow,
): Promise<Person[]> {
  const people = await db.user.findMany({
    where: { isStaff: false, AND: permissions.map((permission) => usersReaching(permission, row)) },
    orderBy: [{ lastName: 'asc' }, { firstName: 'asc' }, { id: 'asc' }],
    take: MOST_PEOPLE,
    select: { id: true, firstName: true, lastName: true },
  });
  const isContact = ({ id }: Person) => id === row.contactId;
  return [...people.filter(isContact), ...people.filter((person) => !isContact(person))];
}
