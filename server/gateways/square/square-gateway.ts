import type { Square, SquareClient, SquareError } from 'square';
import type { GatewaySettings, SquareSettings } from '../../config/gateway-settings.ts';
import {
  type CardGateway,
  type CardHolder,
  type ChargedCard,
  GatewayDeclined,
  type GatewayMoney,
  type GatewayTransaction,
  GatewayUnavailable,
  hasEnded,
  isOver,
} from '../gateway.ts';
import { minorUnits } from '../minor-units.ts';
import { requireSame } from '../same-money.ts';
import { isRefusedRequest, translated } from './square-errors.ts';
import { faceOf, moneyOf, transactionOf } from './square-shapes.ts';
import { readSquareWebhook } from './square-webhook.ts';

/** Square releases uncaptured payments after seven days; one more day allows for clock differences. */
const FINDABLE_MS = 8 * 86_400_000;

type Sdk = { client: SquareClient; isSquareError: (error: unknown) => error is SquareError };

/** Square with its own SDK, which is loaded by the first call. */
export function squareGateway(
  { url, accessToken, locationId, webhookKey }: SquareSettings,
  { timeoutMs }: Pick<GatewaySettings, 'timeoutMs'>,
): CardGateway {
  let loading: Promise<Sdk> | undefined;

  async function load(): Promise<Sdk> {
    const { SquareClient: Client, SquareError: Refusal } = await import('square');
    // The caller, who has the key, retries; retries here would delay the response.
    const client = new Client({
      token: accessToken,
      baseUrl: url,
      timeoutInSeconds: timeoutMs / 1000,
      maxRetries: 0,
    });
    return { client, isSquareError: (error) => error instanceof Refusal };
  }

  /** Calls the SDK and translates its errors. */
  async function ask<Answer>(act: (client: SquareClient) => PromiseLike<Answer>): Promise<Answer> {
    loading ??= load();
    const { client, isSquareError } = await loading;
    try {
      return await act(client);
    } catch (error) {
      throw translated(error, isSquareError);
    }
  }

  /** Captures or releases a payment; a repeat succeeds. Throws GatewayDeclined if it has already ended otherwise. */
  async function end(reference: string, wanted: 'CAPTURED' | 'RELEASED'): Promise<GatewayMoney> {
    loading ??= load();
    const { client, isSquareError } = await loading;
    try {
      const { payment } =
        wanted === 'CAPTURED'
          ? await client.payments.complete({ paymentId: reference })
          : await client.payments.cancel({ paymentId: reference });
      return transactionOf(payment).money;
    } catch (error) {
      const known = isRefusedRequest(error, isSquareError) ? await transactionAt(reference) : null;
      if (known && hasEnded(known.state, wanted)) return known.money;
      if (known && isOver(known.state))
        throw new GatewayDeclined('CARD_DECLINED', [`The payment is ${known.state}.`]);
      throw translated(error, isSquareError);
    }
  }

  async function transactionAt(reference: string): Promise<GatewayTransaction> {
    const { payment } = await ask((client) => client.payments.get({ paymentId: reference }));
    return transactionOf(payment);
  }

  async function* list(request: Square.ListPaymentsRequest): AsyncGenerator<GatewayTransaction> {
    let page = await ask((client) => client.payments.list({ ...request, locationId, limit: 100 }));
    for (;;) {
      expectJson(page.rawResponse);
      for (const payment of page.data) yield transactionOf(payment);
      if (!page.hasNextPage()) return;
      const last = page;
      page = await ask(() => last.getNextPage());
    }
  }

  return {
    code: 'SQUARE',
    authorize: async ({ key, money, card, note }) => {
      const { payment } = await ask((client) =>
        client.payments.create({
          idempotencyKey: key,
          referenceId: key,
          amountMoney: squareMoney(money),
          locationId,
          note: note.slice(0, 500),
          autocomplete: false,
          ...sourceOf(card),
        }),
      );
      const { reference, money: authorized } = transactionOf(payment);
      const place = payment?.locationId ?? locationId;
      return {
        reference,
        card: faceOf(payment?.cardDetails?.card),
        money: authorized,
        isForUs: place === locationId,
      };
    },
    capture: (reference) => end(reference, 'CAPTURED'),
    release: async (reference) => {
      await end(reference, 'RELEASED');
    },
    refund: async ({ key, reference, money }) => {
      const { refund } = await ask((client) =>
        client.refunds.refundPayment({
          idempotencyKey: key,
          paymentId: reference,
          amountMoney: squareMoney(money),
        }),
      );
      if (!refund?.id) throw new GatewayUnavailable('Square answered without a refund');
      if (refund.status === 'REJECTED' || refund.status === 'FAILED')
        throw new GatewayDeclined('AMOUNT_REFUSED', [`The refund is ${refund.status}.`]);
      requireSame(money, moneyOf(refund.amountMoney));
      return refund.id;
    },
    find: async (key) => {
      const beginTime = new Date(Date.now() - FINDABLE_MS).toISOString();
      let declined: GatewayTransaction | null = null;
      for await (const transaction of list({ beginTime, sortOrder: 'DESC' })) {
        if (transaction.key !== key) continue;
        if (transaction.state !== 'DECLINED') return transaction;
        declined ??= transaction;
      }
      return declined;
    },
    transactions: (from, until) =>
      list({ beginTime: from.toISOString(), endTime: until.toISOString(), sortOrder: 'ASC' }),
    keepCard: async ({ key, token, holder }) => {
      const customerId = holder.reference ?? (await ask((client) => createCustomer(client, key, holder)));
      const { card } = await ask((client) =>
        client.cards.create({
          idempotencyKey: key,
          sourceId: token,
          card: {
            customerId,
            cardholderName: holder.name,
            billingAddress: addressOf(holder),
          },
        }),
      );
      if (!card?.id) throw new GatewayUnavailable('Square answered without a card');
      return { cardReference: card.id, customerReference: customerId, card: faceOf(card) };
    },
    forgetCard: async ({ cardReference }) => {
      loading ??= load();
      const { client, isSquareError } = await loading;
      try {
        await client.cards.disable({ cardId: cardReference });
      } catch (error) {
        // A card unknown to Square counts as deleted.
        if (!isSquareError(error) || error.statusCode !== 404) throw translated(error, isSquareError);
      }
    },
    readWebhook: async (call) => readSquareWebhook(webhookKey, call),
  };
}

/** The SDK reads a response that is not JSON as an empty list, so refuse it. */
function expectJson({ headers }: { headers: Headers }): void {
  if (!headers.get('content-type')?.includes('json')) throw new GatewayUnavailable('Square answered no JSON');
}

/** A billing address. Square and we both use ISO 3166 countries. */
function addressOf({ postalCode, line1, city, state, country }: CardHolder): Square.Address {
  return {
    ...(postalCode ? { postalCode } : {}),
    ...(line1 ? { addressLine1: line1 } : {}),
    ...(city ? { locality: city } : {}),
    ...(state ? { administrativeDistrictLevel1: state } : {}),
    ...(country ? { country: country as Square.Country } : {}),
  };
}

async function createCustomer(
  client: SquareClient,
  key: string,
  { name, email }: { name: string; email: string | null },
): Promise<string> {
  const { customer } = await client.customers.create({
    idempotencyKey: `${key}-c`,
    givenName: name.slice(0, 300),
    ...(email ? { emailAddress: email } : {}),
  });
  if (!customer?.id) throw new GatewayUnavailable('Square answered without a customer');
  return customer.id;
}

function squareMoney(money: GatewayMoney): Square.Money {
  // Currencies come from our own documents. Square refuses unknown ones.
  return { amount: minorUnits(money), currency: money.currency as Square.Currency };
}

function sourceOf(
  card: ChargedCard,
): Pick<Square.CreatePaymentRequest, 'sourceId' | 'customerId' | 'billingAddress'> {
  if ('token' in card) {
    const { token, postalCode } = card;
    return { sourceId: token, ...(postalCode ? { billingAddress: { postalCode } } : {}) };
  }
  const { cardReference, customerReference } = card;
  return { sourceId: cardReference, ...(customerReference ? { customerId: customerReference } : {}) };
}
