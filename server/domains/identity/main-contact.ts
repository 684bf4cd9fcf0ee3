import type { Prisma } from '../../database/generated/client.ts';

/** Permission 1605: accept quotes, which whoever may decide for a customer holds. */
const MAY_DECIDE = 1605;

/**
 * The contact that is named, else the main contact of the customer: whom it names, else the first of its people who may accept
 * quotes, else its first. Null where it has nobody. It costs no statement where a contact is named.
 */
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
      users: {
        where: { user: { is: { isStaff: false, blockedAt: null } } },
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
  const { mainContactId, users } = customer;
  const named = users.find(({ userId }) => userId === mainContactId);
  const deciding = users.find(({ user }) => user.roles.length > 0);
  return (named ?? deciding ?? users[0])?.userId ?? null;
}
