import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { RefusedError } from '../../errors/errors.ts';
import { rowsInScope } from '../identity/owned-rows.ts';

/** Cards are visible with permission 2001 for payments. */
export const CARDS_VIEW = 2001;

/** Permission 2102: add cards. */
export const CARDS_ADD = 2102;

/** Permission 2103: choose the default card. */
export const CARDS_EDIT = 2103;

/** Permission 2104: delete cards. */
export const CARDS_DELETE = 2104;

/** Cards that the viewer may read: those of every linked customer, within the scope of 2001. */
export function visibleCards(viewer: Viewer): Prisma.SavedCardWhereInput {
  return { removedAt: null, AND: cardsOf(viewer, viewer.linkedCustomerIds) };
}

/** Cards of the active customer among them; null without a customer. */
export function cardsOfCustomer(viewer: Viewer): Prisma.SavedCardWhereInput | null {
  if (viewer.customerId === null) return null;
  return { removedAt: null, customerId: viewer.customerId, AND: cardsOf(viewer, viewer.linkedCustomerIds) };
}

/** Refuses acting users, because they must not use the customer's cards. */
export function refuseWhileActing(viewer: Viewer): void {
  if (viewer.required.actor) throw new RefusedError('NOT_WHILE_ACTING');
}

/** OWN means added by the viewer. */
function cardsOf(viewer: Viewer, customerIds: number[]): Prisma.SavedCardWhereInput {
  return rowsInScope(viewer, CARDS_VIEW, { customerIds, own: () => ({ userId: viewer.userId }) });
}
