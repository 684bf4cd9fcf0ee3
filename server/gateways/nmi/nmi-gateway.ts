import type { GatewaySettings, NmiSettings } from '../../config/gateway-settings.ts';
import {
  type Authorization,
  type CardGateway,
  type ChargedCard,
  GatewayDeclined,
  type GatewayMoney,
  GatewayUnavailable,
  hasEnded,
  isOver,
} from '../gateway.ts';
import { amountIn } from '../minor-units.ts';
import { type NmiTransaction, nmiCalls } from './nmi-calls.ts';
import { approvedOnly } from './nmi-errors.ts';
import { digitsOf, faceOf, isRefund, transactionOf } from './nmi-shapes.ts';
import { readNmiWebhook } from './nmi-webhook.ts';

/** Records per page of a report. */
const PAGE = 200;

/**
 * NMI over its form protocol, which has no idempotency keys: the key is the order id, and an existing order id is not
 * requested again. Callers must not use one key concurrently.
 */
export function nmiGateway(
  settings: NmiSettings,
  { timeoutMs }: Pick<GatewaySettings, 'timeoutMs'>,
): CardGateway {
  const { transact, query } = nmiCalls(settings, timeoutMs);

  async function recordOf(form: Record<string, string>): Promise<NmiTransaction | undefined> {
    const { transactions } = await query(form);
    return standing(transactions);
  }

  /** All records of a report, page by page. */
  async function recordsOf(form: Record<string, string>): Promise<NmiTransaction[]> {
    const records: NmiTransaction[] = [];
    for (let page = 0; ; page += 1) {
      const { transactions } = await query({
        ...form,
        result_limit: String(PAGE),
        page_number: String(page),
      });
      records.push(...transactions);
      if (transactions.length < PAGE) return records;
    }
  }

  /** The existing authorization for a key. Throws GatewayDeclined again if it was declined. */
  async function earlier(key: string): Promise<Authorization | null> {
    const record = await recordOf({ order_id: key });
    if (!record) return null;
    if (transactionOf(record, []).state !== 'DECLINED') return authorizationOf(record);
    throw new GatewayDeclined(
      'CARD_DECLINED',
      record.action.map(({ response_text }) => response_text),
    );
  }

  /**
   * Captures or voids an authorization; a repeat succeeds. Throws GatewayDeclined if it has already ended otherwise.
   */
  async function end(reference: string, type: 'capture' | 'void'): Promise<GatewayMoney> {
    const answer = await transact({ type, transactionid: reference });
    // The response has no amount; the books have the outcome.
    const record = await recordOf({ transaction_id: reference });
    const known = record ? transactionOf(record, []) : null;
    if (known && hasEnded(known.state, type === 'capture' ? 'CAPTURED' : 'RELEASED')) return known.money;
    if (known && isOver(known.state)) throw new GatewayDeclined('CARD_DECLINED', [answer.responsetext]);
    approvedOnly(answer);
    throw new GatewayUnavailable('NMI has not ended the transaction yet');
  }

  return {
    code: 'NMI',
    authorize: async ({ key, money, card, note }) => {
      const known = await earlier(key);
      if (known) return known;
      const answer = await transact({
        type: 'auth',
        amount: amountIn(money),
        currency: money.currency,
        orderid: key,
        order_description: note.slice(0, 255),
        ...sourceOf(card),
      });
      const { transactionid: reference } = approvedOnly(answer);
      const record = reference ? await recordOf({ transaction_id: reference }) : undefined;
      if (!record) throw new GatewayUnavailable('NMI answered without a transaction');
      return authorizationOf(record);
    },
    capture: (reference) => end(reference, 'capture'),
    release: async (reference) => {
      await end(reference, 'void');
    },
    refund: async ({ key, reference, money }) => {
      const known = await recordOf({ order_id: key });
      if (known && isRefund(known)) return known.transaction_id;
      const answer = await transact({
        type: 'refund',
        transactionid: reference,
        amount: amountIn(money),
        orderid: key,
      });
      const { transactionid } = approvedOnly(answer);
      if (!transactionid) throw new GatewayUnavailable('NMI answered without a refund');
      return transactionid;
    },
    find: async (key) => {
      const { transactions } = await query({ order_id: key });
      const record = standing(transactions.filter((each) => !isRefund(each)));
      if (!record) return null;
      const found = transactionOf(record, []);
      if (found.state !== 'CAPTURED') return found;
      // Refunds have their own order ids.
      return transactionOf(
        record,
        await recordsOf({ action_type: 'refund', start_date: digitsOf(found.at) }),
      );
    },
    transactions: async function* (from, until) {
      const records = await recordsOf({ start_date: digitsOf(from), end_date: digitsOf(until) });
      for (const record of records) if (!isRefund(record)) yield transactionOf(record, records);
    },
    keepCard: async ({ token, holder }) => {
      const answer = await transact({
        customer_vault: 'add_customer',
        payment_token: token,
        first_name: holder.name.slice(0, 100),
        ...(holder.email ? { email: holder.email } : {}),
        ...(holder.postalCode ? { zip: holder.postalCode } : {}),
        ...(holder.line1 ? { address1: holder.line1 } : {}),
        ...(holder.city ? { city: holder.city } : {}),
        ...(holder.state ? { state: holder.state } : {}),
        ...(holder.country ? { country: holder.country } : {}),
      });
      const { customer_vault_id: cardReference } = approvedOnly(answer);
      const report = await query({ report_type: 'customer_vault', customer_vault_id: cardReference });
      const [customer] = report.customers;
      if (!cardReference || !customer) throw new GatewayUnavailable('NMI answered without a card');
      return { cardReference, customerReference: null, card: faceOf(customer) };
    },
    forgetCard: async ({ cardReference }) => {
      const answer = await transact({ customer_vault: 'delete_customer', customer_vault_id: cardReference });
      // A card unknown to NMI counts as deleted.
      if (!/invalid customer vault/i.test(answer.responsetext)) approvedOnly(answer);
    },
    readWebhook: async (call) => readNmiWebhook(settings.webhookKey, call),
  };
}

/** The last record of a key that did not fail; otherwise the last one. */
function standing(records: readonly NmiTransaction[]): NmiTransaction | undefined {
  return records.findLast(({ condition }) => condition !== 'failed') ?? records.at(-1);
}

/** An authorization from NMI's record. Its account is always that of the key. */
function authorizationOf(record: NmiTransaction): Authorization {
  const { reference, money } = transactionOf(record, []);
  return { reference, card: faceOf(record), money, isForUs: true };
}

function sourceOf(card: ChargedCard): Record<string, string> {
  if ('cardReference' in card) return { customer_vault_id: card.cardReference };
  return { payment_token: card.token, ...(card.postalCode ? { zip: card.postalCode } : {}) };
}
