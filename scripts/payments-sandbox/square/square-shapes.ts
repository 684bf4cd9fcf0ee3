import { refundedCents, type SandboxCard, type Transaction } from '../books.ts';

const BRANDS = { VISA: 'VISA', MASTERCARD: 'MASTERCARD', AMEX: 'AMERICAN_EXPRESS', DISCOVER: 'DISCOVER' };
const STATUSES = {
  AUTHORIZED: 'APPROVED',
  CAPTURED: 'COMPLETED',
  RELEASED: 'CANCELED',
  DECLINED: 'FAILED',
} as const;
const CARD_STATUSES = {
  AUTHORIZED: 'AUTHORIZED',
  CAPTURED: 'CAPTURED',
  RELEASED: 'VOIDED',
  DECLINED: 'FAILED',
} as const;

/** https://developer.squareup.com/reference/square/objects/Card */
export function squareCard({ brand, last4, expMonth, expYear, name }: SandboxCard): object {
  return {
    card_brand: BRANDS[brand],
    last_4: last4,
    exp_month: expMonth,
    exp_year: expYear,
    cardholder_name: name,
    card_type: 'CREDIT',
  };
}

/** https://developer.squareup.com/reference/square/objects/Payment */
export function squarePayment(transaction: Transaction): object {
  const { id, key, state, cents, currency, card, note, at, updatedAt } = transaction;
  const money = (amount: number) => ({ amount, currency });
  return {
    id,
    created_at: at,
    updated_at: updatedAt,
    amount_money: money(cents),
    total_money: money(cents),
    approved_money: money(cents),
    ...(transaction.refunds.length > 0 ? { refunded_money: money(refundedCents(transaction)) } : {}),
    status: STATUSES[state],
    source_type: 'CARD',
    card_details: card && { status: CARD_STATUSES[state], card: squareCard(card), entry_method: 'KEYED' },
    location_id: 'SANDBOX',
    reference_id: key,
    note,
    receipt_number: id.slice(0, 4),
    version_token: updatedAt,
  };
}

/** https://developer.squareup.com/reference/square/objects/PaymentRefund */
export function squareRefund(transaction: Transaction, refund: Transaction['refunds'][number]): object {
  return {
    id: refund.id,
    status: 'COMPLETED',
    amount_money: { amount: refund.cents, currency: transaction.currency },
    payment_id: transaction.id,
    location_id: 'SANDBOX',
    created_at: refund.at,
    updated_at: refund.at,
  };
}
