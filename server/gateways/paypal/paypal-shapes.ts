import type { Order, OrdersCapture, TransactionInformation } from '@paypal/paypal-server-sdk';
import { decimal, sumMoney } from '../../lib/money.ts';
import {
  type GatewayMoney,
  type GatewayTransaction,
  GatewayUnavailable,
  type PayPalOrder,
} from '../gateway.ts';

const STATES: Readonly<Record<string, PayPalOrder['state']>> = {
  CREATED: 'CREATED',
  SAVED: 'CREATED',
  PAYER_ACTION_REQUIRED: 'CREATED',
  APPROVED: 'APPROVED',
  COMPLETED: 'CAPTURED',
};

/** An order of PayPal's as we have it; throws GatewayUnavailable when it is none. */
export function orderOf({ id, status, links = [], purchaseUnits: [unit] = [] }: Order): PayPalOrder {
  const state = STATES[status ?? ''];
  if (!id || !state || !unit?.amount) throw new GatewayUnavailable('PayPal answered without an order');
  const [capture] = unit.payments?.captures ?? [];
  return {
    id,
    state,
    approveUrl: links.find(({ rel }) => rel === 'approve' || rel === 'payer-action')?.href ?? null,
    money: moneyOf(unit.amount),
    capture: capture ? captureOf(capture, unit.customId) : null,
  };
}

/** Money that PayPal took. */
export function captureOf(capture: OrdersCapture, customId?: string): GatewayTransaction {
  const { id, status, amount, createTime } = capture;
  if (!id || !amount) throw new GatewayUnavailable('PayPal answered without a capture');
  const money = moneyOf(amount);
  const isRefunded = status === 'REFUNDED';
  const isTaken = status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED';
  return {
    reference: id,
    key: capture.customId ?? customId ?? null,
    state: isRefunded ? 'REFUNDED' : isTaken ? 'CAPTURED' : status === 'PENDING' ? 'AUTHORIZED' : 'DECLINED',
    money,
    // How much of a part is told by its books alone.
    refunded: isRefunded ? money.amount : decimal('0'),
    at: new Date(createTime ?? 0),
  };
}

/** An amount of PayPal's. */
export function moneyOf({ value, currencyCode }: { value: string; currencyCode: string }): GatewayMoney {
  return { amount: decimal(value), currency: currencyCode };
}

/** PayPal's codes of refunds and of money that came in begin so. */
const REFUND = /^T11/;
const PAYMENT = /^T00/;

/** Its books as ours: money that came in, with the refunds that are among the same entries. */
export function transactionsOf(entries: readonly TransactionInformation[]): GatewayTransaction[] {
  const of = (kind: RegExp) => entries.filter(({ transactionEventCode: code = '' }) => kind.test(code));
  return of(PAYMENT).flatMap((entry) => {
    const { transactionId, transactionAmount, transactionStatus, customField, transactionInitiationDate } =
      entry;
    if (!transactionId || !transactionAmount) return [];
    const money = moneyOf(transactionAmount);
    if (!money.amount.isPositive()) return [];
    const refunded = sumMoney(
      of(REFUND)
        .filter(({ paypalReferenceId }) => paypalReferenceId === transactionId)
        .map(({ transactionAmount: amount }) => decimal(amount?.value ?? '0').abs()),
    );
    const isWhole = refunded.equals(money.amount);
    const state =
      transactionStatus === 'S' ? 'CAPTURED' : transactionStatus === 'P' ? 'AUTHORIZED' : 'DECLINED';
    return [
      {
        reference: transactionId,
        key: customField ?? null,
        state: state === 'CAPTURED' && isWhole ? 'REFUNDED' : state,
        money,
        refunded,
        at: new Date(transactionInitiationDate ?? 0),
      },
    ];
  });
}
