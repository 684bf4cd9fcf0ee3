import type { AuditContext } from '../../../audit/record-audit.ts';
import { orderActor } from '../../ordering/order-actor.ts';
import type { OrderActor } from '../../ordering/rules/sided-transition.ts';
import { GUEST_PERMISSIONS } from '../rules/guest-links.ts';

/** Somebody without an account who answers the offer of one quote, through a link and a code by mail. */
type QuoteGuest = { priceQuoteId: number; email: string; name: string | null };

/** Who does something with a quote: the viewer, or a guest. */
export type QuoteContext = AuditContext & { guest?: QuoteGuest };

/** Whoever does something, as the transition rules see them: a guest is the customer's side of this one quote. */
export function quoteActor(
  { viewer, guest }: Pick<QuoteContext, 'viewer' | 'guest'>,
  { customerId, placedById }: { customerId: number; placedById: number },
): OrderActor {
  if (!guest) return orderActor(viewer);
  return {
    userId: placedById,
    customerId,
    side: 'CUSTOMER',
    isActedFor: false,
    scopes: new Map(GUEST_PERMISSIONS.map((permission) => [permission, 'CUSTOMER'])),
  };
}
