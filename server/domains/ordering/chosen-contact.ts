import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { RefusedError } from '../../errors/errors.ts';
import { requireContact } from '../identity/main-contact.ts';

/**
 * The contact of what a viewer makes for a customer: people of the customer themselves; of staff whom they choose. Null: nobody is
 * chosen, and the customer's main contact stands.
 */
export async function chosenContact(
  tx: Pick<Prisma.TransactionClient, 'user'>,
  viewer: Viewer,
  { contactId, customerId }: { contactId?: number | null | undefined; customerId: number },
): Promise<number | null> {
  if (!viewer.isStaff) {
    if (contactId != null && contactId !== viewer.userId) throw new RefusedError('NOT_FOR_THIS_SIDE');
    return viewer.userId;
  }
  if (contactId == null) return null;
  await requireContact(tx, { contactId, customerId });
  return contactId;
}
