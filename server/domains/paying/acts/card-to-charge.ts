import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError, NotFoundError, RefusedError } from '../../../errors/errors.ts';
import { type CardGatewayCode, cardGatewayOf } from '../../../gateways/create-gateways.ts';
import type { ChargedCard } from '../../../gateways/gateway.ts';
import { localId } from '../../../lib/global-id.ts';
import type { Context } from '../../../schema/context.ts';
import { visibleCards } from '../../cards/access.ts';
import { isOneTimeToken } from '../../cards/rules/card-token.ts';
import type { GivenCard } from './payment-card.input.ts';

/** A card with its gateway. */
type CardToCharge = { gateway: CardGatewayCode; card: ChargedCard };

/**
 * The card of a payment: a saved card of the customer, or a new card. A token of a saved card is that card, which only
 * its customer can use.
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
    const code = usable(context, gateway);
    if (isOneTimeToken(code, token))
      return { gateway: code, card: { token, postalCode: postalCode || null } };
    // A saved card by the gateway's reference: charged as the saved card of its customer.
    return storedCard(context, customerId, { gateway: code, gatewayCardReference: token });
  }
  return storedCard(context, customerId, { id: localId('SavedCard', savedCardId ?? '') ?? 0 });
}

/** A card of the customer that a gateway stores. */
async function storedCard(
  context: Context,
  customerId: number,
  where: Prisma.SavedCardWhereInput,
): Promise<CardToCharge> {
  const saved = await context.db.savedCard.findFirst({
    where: { ...where, customerId, AND: visibleCards(context.viewer) },
    select: { gateway: true, gatewayCardReference: true, gatewayCustomerReference: true },
  });
  if (!saved) throw new NotFoundError('SavedCard');
  const { gatewayCardReference: cardReference, gatewayCustomerReference: customerReference } = saved;
  // Only these values are written to this column.
  const gateway = usable(context, saved.gateway as CardGatewayCode);
  return { gateway, card: { cardReference, customerReference } };
}

/** A gateway with keys in this installation. */
function usable({ services: { gateways } }: Context, code: CardGatewayCode | null): CardGatewayCode {
  if (code === null || gateways.cards(code) === null) throw new RefusedError('NO_GATEWAY');
  return code;
}
