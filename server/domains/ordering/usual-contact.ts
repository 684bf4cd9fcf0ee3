import type { Prisma } from '../../database/generated/client.ts';

/**
 * Whom staff ask about what they do for a customer: the contact of its latest job, else its only user; null: there is none,
 * or more than one to choose from.
 */
export async function usualContact(tx: Prisma.TransactionClient, customerId: number): Promise<number | null> {
  const latest = await tx.jobOrder.findFirst({
    where: { customerId, contact: { is: { customers: { some: { customerId } } } } },
    orderBy: { id: 'desc' },
    select: { contactId: true },
  });
  if (latest) return latest.contactId;
  const users = await tx.userCustomer.findMany({
    where: { customerId, user: { is: { isStaff: false } } },
    select: { userId: true },
    take: 2,
  });
  return users.length === 1 ? (users[0]?.userId ?? null) : null;
}
