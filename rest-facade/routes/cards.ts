import { z } from 'zod';
import { refusal } from '../answers/envelope.ts';
import { cardAnswer, cardSchema } from '../answers/money/card.ts';
import { id } from '../answers/values.ts';
import { requireFound, succeeded } from '../graphql/result.ts';
import { flag, integer, optional, text } from '../input/fields.ts';
import { pathNumber } from '../input/ids.ts';
import { RestAddCard, RestCardTypes, RestListCards, RestPaymentGateways } from '../operations/money/cards.ts';
import { bare, envelope, type RestRoute, restRoute } from '../route/route.ts';

/** The gateways of the two calls that add cards. */
const SQUARE = 1;
const NMI = 2;

/** Billing details sent with a token, for the bank to compare. */
const billed = {
  nameOnCard: text.describe('At most 100 characters.'),
  address: optional(text).describe('Street and number of the billing address.'),
  city: optional(text),
  zip: optional(text).describe('Postal code of the billing address.'),
  stateId: optional(integer),
  countryId: optional(integer).describe('ISO 3166-1 numeric code.'),
  isDefault: optional(flag).describe('The default card for payments.'),
};

/** Cards and payment gateways. */
export const cardRoutes: RestRoute[] = [
  restRoute({
    method: 'get',
    path: '/CreditCard/types',
    summary: 'Card brands',
    sample: () => ({}),
    answer: z.array(z.strictObject({ id, name: z.string() })),
    document: RestCardTypes,
    variables: () => ({}),
    respond: ({ cardTypes }) => bare(cardTypes.map(({ databaseId, name }) => ({ id: databaseId, name }))),
  }),
  restRoute({
    method: 'get',
    path: '/CreditCard/gateway/:gatewayId',
    summary: 'Cards of the customer at a payment gateway; 0 is the default gateway',
    sample: () => ({ params: { gatewayId: 0 } }),
    params: { gatewayId: pathNumber('Payment gateway; 0 for the default one.') },
    answer: z.array(cardSchema),
    document: RestListCards,
    variables: ({ params }) => ({ gatewayId: params.gatewayId, includeExpired: false }),
    respond: ({ savedCards }) => bare(savedCards.map(cardAnswer)),
  }),
  restRoute({
    method: 'get',
    path: '/CreditCard',
    summary: 'Cards of the customer',
    sample: () => ({ query: { includeEveryCard: true } }),
    query: { includeEveryCard: optional(flag).describe('Includes expired cards.') },
    answer: z.array(cardSchema),
    document: RestListCards,
    variables: ({ query }) => ({ includeExpired: query.includeEveryCard ?? false }),
    respond: ({ savedCards }) => bare(savedCards.map(cardAnswer)),
  }),
  restRoute({
    method: 'post',
    path: '/creditcard/insertsquarecard',
    summary: 'Save a card at Square',
    description: 'Requires a one-time token from the card fields of Square; a card number is refused.',
    repeat: 'keyed',
    sample: () => ({ body: { sourceId: 'cnon:card-nonce-ok', nameOnCard: 'Ann Buyer', zip: '10001' } }),
    otherSamples: () => [{ body: everyField({ sourceId: 'cnon:card-nonce-ok' }) }],
    body: { sourceId: text.describe('One-time token of the card fields.'), ...billed },
    fields: { token: 'sourceId', line1: 'address' },
    failure: 'SQUARE_CARD_FAILED',
    answer: cardSchema,
    refusal,
    document: RestAddCard,
    variables: ({ body: { sourceId, ...body }, idempotencyKey }) =>
      inputOf(SQUARE, sourceId, { ...body, idempotencyKey }),
    respond: ({ result }) => envelope(cardAnswer(succeeded(result).savedCard)),
  }),
  restRoute({
    method: 'post',
    path: '/creditcard/nmi-card',
    summary: 'Save a card at NMI',
    description:
      'Requires a one-time token from the card fields of NMI; a card number is refused. A refusal also has its text in `Message`.',
    repeat: 'keyed',
    sample: () => ({ body: { paymentToken: 'tok-card-nonce-ok', nameOnCard: 'Ann Buyer', zip: '10001' } }),
    otherSamples: () => [{ body: everyField({ paymentToken: 'tok-card-nonce-ok' }) }],
    body: { paymentToken: text.describe('One-time token of the card fields.'), ...billed },
    fields: { token: 'paymentToken', line1: 'address' },
    hasMessage: true,
    answer: cardSchema,
    refusal,
    document: RestAddCard,
    variables: ({ body: { paymentToken, ...body }, idempotencyKey }) =>
      inputOf(NMI, paymentToken, { ...body, idempotencyKey }),
    respond: ({ result }) => envelope(cardAnswer(succeeded(result).savedCard)),
  }),
  restRoute({
    method: 'get',
    path: '/payment-options/get-by-config',
    summary: 'The payment gateway for cards',
    sample: () => ({}),
    failure: 'PAYMENT_PROCESSOR_FAILED',
    answer: z.strictObject({
      paymentGatewayId: id,
      name: z.string(),
      isSandbox: z.boolean().describe('Sandbox without real money.'),
      cardFieldsUrl: z.string().nullable().describe('URL of the card fields, for a frame.'),
    }),
    statuses: [404],
    document: RestPaymentGateways,
    variables: () => ({}),
    respond: ({ paymentGateways }) => {
      const { databaseId, name, isSandbox, fieldsUrl } = requireFound(
        paymentGateways.find(({ isDefault }) => isDefault),
      );
      return bare({ paymentGatewayId: databaseId, name, isSandbox, cardFieldsUrl: fieldsUrl });
    },
  }),
];

function everyField(token: object) {
  return {
    ...token,
    nameOnCard: 'Ann Buyer',
    address: '1 Moon Street',
    city: 'New York',
    countryId: 840,
    stateId: 1,
    isDefault: true,
  };
}

type Billed = {
  nameOnCard: string;
  address?: string | null | undefined;
  city?: string | null | undefined;
  zip?: string | null | undefined;
  stateId?: number | null | undefined;
  countryId?: number | null | undefined;
  isDefault?: boolean | null | undefined;
  idempotencyKey: string | null;
};

function inputOf(gatewayId: number, token: string, { address, ...body }: Billed) {
  return { input: { gatewayId, token, line1: address ?? null, ...body } };
}
