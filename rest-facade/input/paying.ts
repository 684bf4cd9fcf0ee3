import { z } from 'zod';
import type { PaymentCardInput, PaymentShareInput } from '../gql/graphql.ts';
import { decimal, flag, isMissing, listOf, optional, recordId, text } from './fields.ts';
import { globalId } from './ids.ts';
import type { Parsed } from './parse.ts';

const share = z.object({ id: recordId, amount: optional(decimal) });
const shares = (description: string) => optional(listOf(share)).describe(description);

/** The paying card, in a body. */
export const cardFields = {
  cardId: optional(recordId).describe('A card that the gateway keeps.'),
  token: optional(text.max(500)).describe('What the gateway’s own fields answered for a new card.'),
  paymentGatewayId: optional(recordId).describe('Gateway of the token; 0, or absent: the default one.'),
  postalCode: optional(text.max(20)).describe('Postal code of the card’s holder.'),
};

/** The invoices or orders to pay, and how, in a body. */
export const payFields = {
  invoices: shares('Invoices with amounts; absent: those that are due first.'),
  credits: shares('Credits with amounts; absent: as much of them as is needed.'),
  prepayments: shares('Payments whose rest is used, with amounts; absent: as much of them as is needed.'),
  ...cardFields,
  amount: optional(decimal).describe('New money; absent: what is missing.'),
  acceptOverpayment: optional(flag).describe('New money that no invoice takes is meant.'),
  idempotencyKey: optional(text.max(255)).describe(
    'The same as the header Idempotency-Key, which it wins over.',
  ),
};

/** GraphQL paths of the card and their names in REST bodies. */
export const CARD_FIELDS = {
  'card.savedCardId': 'cardId',
  'card.gatewayId': 'paymentGatewayId',
} as const;

/** The card in a body; null if there is none. */
export function cardOf(body: Parsed<typeof cardFields>): PaymentCardInput | null {
  const { cardId, token, paymentGatewayId, postalCode } = body;
  if (isMissing(cardId) && isMissing(token)) return null;
  return {
    savedCardId: isMissing(cardId) ? null : globalId('SavedCard', cardId),
    token: token ?? null,
    gatewayId: paymentGatewayId ?? null,
    postalCode: postalCode ?? null,
  };
}

/** Shares as GraphQL input. */
export function sharesOf(
  type: 'Invoice' | 'CustomerCredit' | 'Payment',
  given: readonly { id: number; amount?: string | null | undefined }[] | null | undefined,
): PaymentShareInput[] | null {
  return given?.map(({ id, amount }) => ({ id: globalId(type, id), amount: amount ?? null })) ?? null;
}
