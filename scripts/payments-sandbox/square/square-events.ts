import type { Transaction } from '../books.ts';
import type { Notifier } from '../webhooks.ts';
import { squarePayment, squareRefund } from './square-shapes.ts';

const CHARGEBACK_MS = 1_000;

/**
 * Sends the event of a payment that changed. A card with a chargeback disputes the payment shortly after its capture.
 */
export function notifyOfPayment(notifier: Notifier, transaction: Transaction): void {
  notify(notifier, 'payment.updated', 'payment', transaction.id, { payment: squarePayment(transaction) });
  if (transaction.state !== 'CAPTURED' || transaction.card?.behaviour !== 'CHARGEBACK') return;
  setTimeout(() => notifyOfDispute(notifier, transaction), CHARGEBACK_MS).unref();
}

/** Sends the event of a refund. */
export function notifyOfRefund(
  notifier: Notifier,
  transaction: Transaction,
  refund: Transaction['refunds'][number],
): void {
  notify(notifier, 'refund.updated', 'refund', refund.id, { refund: squareRefund(transaction, refund) });
}

/** Sends the event of a dispute: https://developer.squareup.com/reference/square/objects/Dispute */
export function notifyOfDispute(notifier: Notifier, { id, cents, currency }: Transaction): void {
  notify(notifier, 'dispute.created', 'dispute', `dp-${id}`, {
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

function notify(notifier: Notifier, type: string, kind: string, id: string, object: object): void {
  notifier.notify('square', (eventId, at) => ({
    merchant_id: 'SANDBOX',
    type,
    event_id: eventId,
    created_at: at,
    data: { type: kind, id, object },
  }));
}
