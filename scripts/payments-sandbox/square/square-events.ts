import type { Transaction } from '../books.ts';
import type { Teller } from '../webhooks.ts';
import { squarePayment, squareRefund } from './square-shapes.ts';

const CHARGEBACK_MS = 1_000;

/** Tells of a payment that changed; a card that is charged back is so a moment after its money was taken. */
export function tellPayment(teller: Teller, transaction: Transaction): void {
  tell(teller, 'payment.updated', 'payment', transaction.id, { payment: squarePayment(transaction) });
  if (transaction.state !== 'CAPTURED' || transaction.card?.fate !== 'CHARGEBACK') return;
  setTimeout(() => tellDispute(teller, transaction), CHARGEBACK_MS).unref();
}

/** Tells of money that was given back. */
export function tellRefund(
  teller: Teller,
  transaction: Transaction,
  refund: Transaction['refunds'][number],
): void {
  tell(teller, 'refund.updated', 'refund', refund.id, { refund: squareRefund(transaction, refund) });
}

/** Tells of a cardholder who wants the money back: https://developer.squareup.com/reference/square/objects/Dispute */
export function tellDispute(teller: Teller, { id, cents, currency }: Transaction): void {
  tell(teller, 'dispute.created', 'dispute', `dp-${id}`, {
    dispute: {
      id: `dp-${id}`,
      amount_money: { amount: cents, currency },
      reason: 'NO_KNOWLEDGE',
      state: 'EVIDENCE_REQUIRED',
      disputed_payment: { payment_id: id },
      created_at: new Date().toISOString(),
    },
  });
}

function tell(teller: Teller, type: string, kind: string, id: string, object: object): void {
  teller.tell('square', (eventId, at) => ({
    merchant_id: 'SANDBOX',
    type,
    event_id: eventId,
    created_at: at,
    data: { type: kind, id, object },
  }));
}
