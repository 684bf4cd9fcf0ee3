import { z } from 'zod';
import type { RestCardFragment } from '../../gql/graphql.ts';
import { component } from '../catalog/component.ts';
import { id } from '../values.ts';

/** A card that a gateway keeps. */
export function cardAnswer(card: RestCardFragment) {
  return {
    id: card.databaseId,
    paymentGatewayId: card.gatewayId,
    cardTypeId: card.cardType.databaseId,
    cardType: card.cardType.name,
    last4: card.last4,
    expirationMonth: card.expMonth,
    expirationYear: card.expYear,
    isExpired: card.isExpired,
    nameOnCard: card.nameOnCard,
    isDefault: card.isDefault,
  };
}

/** Schema of a card. */
export const cardSchema = component<ReturnType<typeof cardAnswer>>()(
  'CreditCard',
  'A card of a customer that a payment gateway stores; its number is not stored here.',
  z.strictObject({
    id,
    paymentGatewayId: id,
    cardTypeId: id,
    cardType: z.string(),
    last4: z.string().describe('The last four digits of its number.'),
    expirationMonth: z.int32(),
    expirationYear: z.int32(),
    isExpired: z.boolean(),
    nameOnCard: z.string(),
    isDefault: z.boolean(),
  }),
);
