import type { Prisma } from '../../database/generated/client.ts';
import { InvalidInputError } from '../../errors/errors.ts';
import { mainContactOf } from './rules/main-contact.ts';

/** Permission 1605: accept quotes, which identifies users who decide for a customer. */
const MAY_DECIDE = 1605;

/** Maximum number of contacts in a response. */
export const MAX_CONTACTS = 200;

/** Users who can be contacts. */
const CONTACTS = { isStaff: false, blockedAt: null } as const;

/** Row filter of a customer's users who can be its contact. */
export function contactsOf(customerId: number): Prisma.UserWhereInput {
  return { ...CONTACTS, customers: { some: { customerId } } };
}

/** The given contact, otherwise the customer's main contact by `mainContactOf`. No statement if a contact is given. */
export async function contactOr(
  tx: Pick<Prisma.TransactionClient, 'customer'>,
  contactId: number | null,
  customerId: number,
): Promise<number | null> {
  if (contactId !== null) return contactId;
  const customer = await tx.customer.findUnique({
    where: { id: customerId },
    select: {
      mainContactId: true,
      jobOrders: {
        where: { contactId: { not: null } },
        orderBy: { numberRank: 'desc' },
        take: 1,
        select: { contactId: true },
      },
      users: {
        where: { user: { is: CONTACTS } },
        orderBy: { userId: 'asc' },
        select: {
          userId: true,
          user: {
            select: {
              roles: {
                where: { role: { is: { permissions: { some: { permissionNumber: MAY_DECIDE } } } } },
                select: { roleId: true },
              },
            },
          },
        },
      },
    },
  });
  if (!customer) return null;
  const { mainContactId, jobOrders, users } = customer;
  const people = users.map(({ userId, user }) => ({ id: userId, mayDecide: user.roles.length > 0 }));
  return mainContactOf({ mainContactId, latestContactId: jobOrders[0]?.contactId ?? null, people });
}

/**
 * Checks that a contact is a user of the customer and not blocked.
 * @throws InvalidInputError NOT_A_CONTACT, at `contactId`
 */
export async function requireContact(
  tx: Pick<Prisma.TransactionClient, 'user'>,
  { contactId, customerId }: { contactId: number; customerId: number },
): Promise<void> {
  if ((await tx.user.count({ where: { id: contactId, AND: contactsOf(customerId) } })) === 1) return;
  throw InvalidInputError.of('contactId', 'NOT_A_CONTACT', 'A user of the customer who is not blocked.');
}
