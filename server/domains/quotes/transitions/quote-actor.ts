import type { AuditContext } from '../../../audit/record-audit.ts';
import { orderActor } from '../../identity/order-actor.ts';
import type { OrderActor } from '../../identity/rules/sided-transition.ts';
import { GUEST_PERMISSIONS } from '../rules/guest-links.ts';

/** A person without an account who answers the offer of one quote, with a link and a code by email. */
type QuoteGuest = { priceQuoteId: number; email: string; name: string | null };

/** The context of an action on a quote: a viewer or a guest. */
export type QuoteContext = AuditContext & { guest?: QuoteGuest };

/** The actor for the transition rules: a guest counts as the customer's side of this quote only. */
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
