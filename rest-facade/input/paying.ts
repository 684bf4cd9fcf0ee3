import type { PaymentCardInput, PaymentShareInput } from '../gql/graphql.ts';
import { decimal, flag, isMissing, listOf, optional, recordId, textUpTo } from './fields.ts';
import { globalId } from './ids.ts';
import { type Parsed, recordOrId } from './parse.ts';

const share = recordOrId({ id: recordId, amount: optional(decimal) });
const shares = (description: string) => optional(listOf(share)).describe(description);

/** The paying card, in a body. */
export const cardFields = {
  cardId: optional(recordId).describe('A saved card.'),
  token: optional(textUpTo(500)).describe('Token of a new card from the gateway’s own card fields.'),
  paymentGatewayId: optional(recordId).describe('Gateway of the token; 0 or absent for the default one.'),
  postalCode: optional(textUpTo(20)).describe('Postal code of the cardholder.'),
};

/** The invoices or orders to pay, and how, in a body. */
export const payFields = {
  invoices: shares('Invoices with amounts; default: by due date.'),
  credits: shares('Credits with amounts; default: as much as needed.'),
  prepayments: shares('Payments whose prepayment is used, with amounts; default: as much as needed.'),
  ...cardFields,
  amount: optional(decimal).describe('New money; default: the missing amount.'),
  acceptOverpayment: optional(flag).describe('Confirms an overpayment, which becomes a prepayment.'),
  idempotencyKey: optional(textUpTo(255)).describe('Takes precedence over the header Idempotency-Key.'),
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
