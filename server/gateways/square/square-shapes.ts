import type { Square } from 'square';
import { type Money, ZERO } from '../../lib/money.ts';
import {
  type CardFace,
  type GatewayMoney,
  type GatewayTransaction,
  GatewayUnavailable,
  type TransactionState,
} from '../gateway.ts';
import { fromMinorUnits } from '../minor-units.ts';

const BRANDS: Readonly<Record<string, string>> = {
  VISA: 'VISA',
  MASTERCARD: 'MASTERCARD',
  AMERICAN_EXPRESS: 'AMEX',
  DISCOVER: 'DISCOVER',
  DISCOVER_DINERS: 'DISCOVER',
};

const STATES: Readonly<Record<string, TransactionState>> = {
  APPROVED: 'AUTHORIZED',
  PENDING: 'AUTHORIZED',
  COMPLETED: 'CAPTURED',
  CANCELED: 'RELEASED',
  FAILED: 'DECLINED',
};

/** Displayed data of a card at Square. */
export function faceOf(card: Square.Card | undefined): CardFace {
  return {
    brand: BRANDS[card?.cardBrand ?? ''] ?? 'OTHER',
    last4: card?.last4 ?? '',
    expMonth: Number(card?.expMonth ?? 0),
    expYear: Number(card?.expYear ?? 0),
  };
}

/** A Square payment in our format. Throws GatewayUnavailable if it is invalid. */
export function transactionOf(payment: Square.Payment | undefined): GatewayTransaction {
  const state = STATES[payment?.status ?? ''];
  if (!payment?.id || !state) throw new GatewayUnavailable('Square answered without a payment');
  const money = moneyOf(payment.amountMoney);
  return {
    reference: payment.id,
    key: payment.referenceId ?? null,
    state: state === 'CAPTURED' && isWhollyRefunded(payment) ? 'REFUNDED' : state,
    money,
    refunded: refundedOf(payment, money.currency),
    at: new Date(payment.createdAt ?? 0),
  };
}

function isWhollyRefunded({ amountMoney, refundedMoney }: Square.Payment): boolean {
  return refundedMoney?.amount != null && refundedMoney.amount === amountMoney?.amount;
}

function refundedOf({ refundedMoney }: Square.Payment, currency: string): Money {
  return refundedMoney?.amount == null ? ZERO : fromMinorUnits(BigInt(refundedMoney.amount), currency);
}

/** A Square amount. Throws GatewayUnavailable if it is invalid. */
export function moneyOf(money: Square.Money | undefined): GatewayMoney {
  if (money?.amount == null || !money.currency)
    throw new GatewayUnavailable('Square answered without an amount');
  const { amount, currency } = money;
  return { amount: fromMinorUnits(BigInt(amount), currency), currency };
}
