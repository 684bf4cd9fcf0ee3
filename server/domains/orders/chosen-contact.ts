import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { RefusedError } from '../../errors/errors.ts';
import { requireContact } from '../identity/main-contact.ts';

/**
 * The contact of a new record: a portal user is the contact; staff choose one. Null without a choice, so that the
 * customer's main contact applies.
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
