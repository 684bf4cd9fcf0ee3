import { decimal, sumMoney, ZERO } from '../../lib/money.ts';
import {
  type CardFace,
  type GatewayTransaction,
  GatewayUnavailable,
  type TransactionState,
} from '../gateway.ts';
import type { NmiCustomer, NmiTransaction } from './nmi-calls.ts';

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'VISA',
  mastercard: 'MASTERCARD',
  amex: 'AMEX',
  'american express': 'AMEX',
  discover: 'DISCOVER',
};

const STATES: Readonly<Record<string, TransactionState>> = {
  pending: 'AUTHORIZED',
  pendingsettlement: 'CAPTURED',
  in_progress: 'CAPTURED',
  complete: 'CAPTURED',
  canceled: 'RELEASED',
  failed: 'DECLINED',
  abandoned: 'DECLINED',
};

/** Displayed data of a card at NMI, which masks the number and formats the expiry date as `MMYY`. */
export function faceOf({ cc_number, cc_exp, cc_type }: NmiCustomer): CardFace {
  return {
    brand: BRANDS[cc_type.toLowerCase()] ?? 'OTHER',
    last4: cc_number.slice(-4),
    expMonth: Number(cc_exp.slice(0, 2)),
    expYear: 2000 + Number(cc_exp.slice(2, 4)),
  };
}

/** Whether a record is a refund of another one. */
export function isRefund({ original_transaction_id, action }: NmiTransaction): boolean {
  return original_transaction_id !== '' || action[0]?.action_type === 'refund';
}

/** A transaction in our format, with its refunds among `records`. */
export function transactionOf(
  transaction: NmiTransaction,
  records: readonly NmiTransaction[],
): GatewayTransaction {
  const [first] = transaction.action;
  const state = STATES[transaction.condition];
  if (!first || !state)
    throw new GatewayUnavailable(`NMI answered a transaction that is ${transaction.condition}`);
  const refunds = records
    .filter((record) => record.original_transaction_id === transaction.transaction_id)
    .flatMap(({ action }) => action)
    .filter(({ action_type, success }) => action_type === 'refund' && success === '1')
    .map(({ amount }) => decimal(amount).abs());
  const amount = decimal(first.amount);
  const refunded = refunds.length > 0 ? sumMoney(refunds) : ZERO;
  return {
    reference: transaction.transaction_id,
    key: transaction.order_id || null,
    state: state === 'CAPTURED' && refunded.equals(amount) ? 'REFUNDED' : state,
    money: { amount, currency: transaction.currency || 'USD' },
    refunded,
    at: timeOf(first.date),
  };
}

/** `20260102030405`, in GMT. */
function timeOf(digits: string): Date {
  const [, ...parts] = digits.match(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/) ?? [];
  const [year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts.map(Number);
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

/** An instant in the format of NMI's reports. */
export function digitsOf(time: Date): string {
  return time.toISOString().replace(/\D/g, '').slice(0, 14);
}
