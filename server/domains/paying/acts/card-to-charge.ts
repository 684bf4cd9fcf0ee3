import { InvalidInputError, NotFoundError, RefusedError } from '../../../errors/errors.ts';
import { type CardGatewayCode, cardGatewayOf } from '../../../gateways/create-gateways.ts';
import type { ChargedCard } from '../../../gateways/gateway.ts';
import { localId } from '../../../lib/global-id.ts';
import type { Context } from '../../../schema/context.ts';
import { visibleCards } from '../../cards/access.ts';
import type { GivenCard } from './payment-card.input.ts';

/** A card with the gateway that charges it. */
export type CardToCharge = { gateway: CardGatewayCode; card: ChargedCard };

/**
 * The card that a payer names: one of their customer's, or one that was entered just now.
 * @throws NotFoundError for a card that is not the customer's; RefusedError NO_GATEWAY
 */
export async function cardToCharge(
  context: Context,
  customerId: number,
  { savedCardId, token, gatewayId, postalCode }: GivenCard,
): Promise<CardToCharge> {
  if (token != null) {
    const gateway = gatewayId ? cardGatewayOf(gatewayId) : context.services.gateways.standard;
    if (gatewayId && !gateway) throw InvalidInputError.of('card.gatewayId', 'UNKNOWN');
    return { gateway: usable(context, gateway), card: { token, postalCode: postalCode || null } };
  }
  const saved = await context.db.savedCard.findFirst({
    where: {
      id: localId('SavedCard', savedCardId ?? '') ?? 0,
      customerId,
      AND: visibleCards(context.viewer),
    },
    select: { gateway: true, gatewayCardReference: true, gatewayCustomerReference: true },
  });
  if (!saved) throw new NotFoundError('SavedCard');
  const { gatewayCardReference: cardReference, gatewayCustomerReference: customerReference } = saved;
  // The column is only ever written from these values.
  const gateway = usable(context, saved.gateway as CardGatewayCode);
  return { gateway, card: { cardReference, customerReference } };
}

/** A gateway that this installation has keys for. */
function usable({ services: { gateways } }: Context, code: CardGatewayCode | null): CardGatewayCode {
  if (code === null || gateways.cards(code) === null) throw new RefusedError('NO_GATEWAY');
  return code;
}
