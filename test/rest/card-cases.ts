import { expect } from '@jest/globals';
import type { ContractCase, Json } from './case.ts';
import { MISSING, WRONG_TYPE } from './refusals.ts';

/** Cards and payment gateways. */
export const cardCases: readonly ContractCase[] = [
  {
    call: 'GET /CreditCard/types',
    as: 'accounting',
    good: () => ({}),
    check: (answer) => expect(answer[0]).toEqual({ id: 1, name: 'Visa' }),
  },
  {
    call: 'GET /CreditCard',
    as: 'owner',
    good: () => ({ path: '/CreditCard?includeEveryCard=true' }),
    check: async (answer, { client }) => {
      expect(answer.some((card: Json) => card.isExpired)).toBe(true);
      expect(answer[0]).toMatchObject({
        cardType: 'Visa',
        last4: '1111',
        isDefault: true,
        paymentGatewayId: 1,
      });
      const good = await client.get('/CreditCard', 'owner');
      expect(good).toEqual(answer.filter((card: Json) => !card.isExpired));
      // Staff without a customer see no cards.
      expect(await client.get('/CreditCard', 'finance')).toEqual([]);
    },
    bad: () => ({ path: '/CreditCard?includeEveryCard=perhaps', key: 'includeEveryCard', ...WRONG_TYPE }),
  },
  {
    call: 'GET /CreditCard/gateway/:gatewayId',
    as: 'owner',
    good: () => ({ path: '/CreditCard/gateway/0' }),
    check: async (answer, { client }) => {
      expect(answer.every((card: Json) => card.paymentGatewayId === 1)).toBe(true);
      expect(await client.get('/CreditCard/gateway/1', 'owner')).toEqual(answer);
      expect(await client.get('/CreditCard/gateway/2', 'owner')).toMatchObject([{ paymentGatewayId: 2 }]);
    },
    bad: () => ({ path: '/CreditCard/gateway/first', ...MISSING }),
  },
  {
    call: 'POST /creditcard/insertsquarecard',
    as: 'owner',
    good: () => ({ body: { sourceId: 'cnon:card-nonce-ok', nameOnCard: 'Ann Buyer', zip: '10001' } }),
    check: ({ value }) =>
      expect(value).toMatchObject({ paymentGatewayId: 1, last4: '1111', isDefault: false }),
    bad: () => [
      {
        body: { sourceId: 'cnon:card-nonce-declined', nameOnCard: 'Ann Buyer' },
        status: 200,
        key: 'CARD_DECLINED',
        text: 'The card was declined. Please try another one, or ask your bank.',
      },
      { body: { nameOnCard: 'Ann Buyer' }, status: 422, key: 'sourceId' },
    ],
  },
  {
    call: 'POST /creditcard/nmi-card',
    as: 'owner',
    good: () => ({ body: { paymentToken: 'tok-card-nonce-ok', nameOnCard: 'Ann Buyer', zip: '10001' } }),
    check: async ({ value }, { client }) => {
      expect(value).toMatchObject({ paymentGatewayId: 2, last4: '1111' });
      const { body } = await client.ask('POST', '/creditcard/nmi-card', 'owner', {
        body: { paymentToken: 'tok-card-nonce-rejected-cvv', nameOnCard: 'Ann Buyer' },
      });
      expect(body).toMatchObject({
        hasErrors: true,
        Message: 'The security code (CSC) of the card is wrong.',
        value: { texts: ['CVV2 MISMATCH'] },
      });
    },
    bad: () => ({
      body: { paymentToken: 'tok-unknown', nameOnCard: 'Ann Buyer' },
      status: 200,
      key: 'CARD_INVALID',
    }),
  },
  {
    call: 'GET /payment-options/get-by-config',
    as: 'buyer',
    good: () => ({}),
    check: (answer) => expect(answer).toMatchObject({ paymentGatewayId: 1, name: 'Square', isSandbox: true }),
  },
];
