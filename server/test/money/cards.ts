import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/client.ts';

/** A card of a customer, as if a gateway stored it. Returns its integer id. */
export async function newSavedCard(
  db: Database,
  {
    customerId,
    userId,
    ...facts
  }: { customerId: number; userId: number; expYear?: number; gateway?: string },
): Promise<number> {
  const { id } = await db.savedCard.create({
    data: {
      customerId,
      userId,
      gateway: 'SQUARE',
      gatewayCardReference: `ccof:standing-visa-2030-${randomUUID().slice(0, 8)}`,
      brand: 'VISA',
      last4: '1111',
      expMonth: 12,
      expYear: 2030,
      nameOnCard: 'Ann Buyer',
      ...facts,
    },
    select: { id: true },
  });
  return id;
}
