import type { Order, OrdersCapture, Refund, TransactionInformation } from '@paypal/paypal-server-sdk';
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

/**
 * A PayPal order in our format. Throws GatewayUnavailable if it is invalid or has several parts, because their
 * recipients are ambiguous; ours have one.
 */
export function orderOf({
  id,
  status,
  links = [],
  purchaseUnits: [unit, ...others] = [],
}: Order): PayPalOrder {
  const state = STATES[status ?? ''];
  if (!id || !state || !unit?.amount) throw new GatewayUnavailable('PayPal answered without an order');
  if (others.length > 0) throw new GatewayUnavailable('PayPal answered an order of several parts');
  const [capture] = unit.payments?.captures ?? [];
  return {
    id,
    state,
    approveUrl: links.find(({ rel }) => rel === 'approve' || rel === 'payer-action')?.href ?? null,
    money: moneyOf(unit.amount),
    key: unit.customId ?? null,
    payee: unit.payee?.merchantId ?? null,
    capture: capture
      ? captureOf(capture, { customId: unit.customId, refunds: unit.payments?.refunds ?? [] })
      : null,
  };
}

/** Captured money at PayPal, with its refunds. */
function captureOf(
  capture: OrdersCapture,
  { customId, refunds }: { customId: string | undefined; refunds: readonly Refund[] },
): GatewayTransaction {
  const { id, status, amount, createTime } = capture;
  if (!id || !amount) throw new GatewayUnavailable('PayPal answered without a capture');
  const money = moneyOf(amount);
  const isRefunded = status === 'REFUNDED';
  const parts = sumMoney(refunds.map(({ amount: part }) => decimal(part?.value ?? '0')));
  const isTaken = status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED';
  return {
    reference: id,
    key: capture.customId ?? customId ?? null,
    state: isRefunded ? 'REFUNDED' : isTaken ? 'CAPTURED' : status === 'PENDING' ? 'AUTHORIZED' : 'DECLINED',
    money,
    refunded: isRefunded ? money.amount : parts,
    at: new Date(createTime ?? 0),
  };
}

/** A PayPal amount. */
export function moneyOf({ value, currencyCode }: { value: string; currencyCode: string }): GatewayMoney {
  return { amount: decimal(value), currency: currencyCode };
}

/** Prefix of PayPal's codes for refunds and for incoming money. */
const REFUND = /^T11/;
const PAYMENT = /^T00/;

/** PayPal's books in our format: incoming money, with its refunds among the same entries. */
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
