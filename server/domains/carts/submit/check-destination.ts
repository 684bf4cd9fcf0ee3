import type { Prisma } from '../../../database/generated/client.ts';
import { type InputIssue, InvalidInputError } from '../../../errors/errors.ts';

/** Destination and shipping method of an order; absent and null parts are not checked. */
export type Destination = {
  shippingAddressId?: number | null;
  billingAddressId?: number | null;
  sellToAddressId?: number | null;
  shippingMethodId?: number | null;
};

const ADDRESS_FIELDS = ['shippingAddressId', 'billingAddressId', 'sellToAddressId'] as const;

/**
 * Checks that addresses are the customer's and the shipping method is offered. Another customer's address counts as
 * unknown.
 */
export async function checkDestination(
  db: Prisma.TransactionClient,
  customerId: number,
  destination: Destination,
): Promise<void> {
  const { shippingMethodId } = destination;
  const ids = ADDRESS_FIELDS.map((field) => destination[field]).filter((id) => id != null);
  const known = new Set(ids.length === 0 ? [] : await addressIds(db, customerId, ids));
  const issues = ADDRESS_FIELDS.flatMap((field): InputIssue[] => {
    const id = destination[field];
    return id == null || known.has(id) ? [] : [{ path: field, code: 'UNKNOWN', message: 'No such address.' }];
  });
  if (shippingMethodId != null) {
    const method = await db.shippingMethod.findFirst({
      where: { id: shippingMethodId, active: true },
      select: { id: true },
    });
    if (!method)
      issues.push({ path: 'shippingMethodId', code: 'UNKNOWN', message: 'No such shipping method.' });
  }
  if (issues.length > 0) throw new InvalidInputError(issues);
}

async function addressIds(
  db: Prisma.TransactionClient,
  customerId: number,
  ids: number[],
): Promise<number[]> {
  const found = await db.address.findMany({
    where: { id: { in: ids }, customerId, archivedAt: null },
    select: { id: true },
  });
  return found.map(({ id }) => id);
}
