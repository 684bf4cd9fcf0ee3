import { centsText, type SandboxCard, type Transaction } from '../books.ts';
import type { Notifier } from '../webhooks.ts';

const CHARGEBACK_MS = 1_000;

/** Sends the event of an action on a transaction, such as `transaction.capture.success`. */
export function notifyOfAction(
  notifier: Notifier,
  { id, key, currency, cents, card, state }: Transaction,
  action: 'auth' | 'capture' | 'void' | 'refund',
  amount = cents,
): void {
  notifier.notify('nmi', (eventId, at) => ({
    event_id: eventId,
    event_type: `transaction.${action}.success`,
    event_body: {
      merchant: { id: 'sandbox', name: 'Sandbox' },
      transaction_id: id,
      order_id: key,
      currency,
      action: {
        amount: centsText(amount),
        action_type: action,
        date: at.replace(/\D/g, '').slice(0, 14),
        success: '1',
      },
    },
  }));
  if (action !== 'capture' || state !== 'CAPTURED' || card?.behaviour !== 'CHARGEBACK') return;
  setTimeout(() => notifyOfChargeback(notifier, cents, card), CHARGEBACK_MS).unref();
}

/** Sends the event of a chargeback. NMI sends the card and the amount, not the transaction. */
export function notifyOfChargeback(notifier: Notifier, cents: number, card: SandboxCard | null): void {
  notifier.notify('nmi', (eventId, at) => ({
    event_id: eventId,
    event_type: 'chargeback.batch.complete',
    event_body: {
      merchant: { id: 'sandbox', name: 'Sandbox' },
      count: 1,
      chargeback_amount: centsText(cents),
      chargebacks: [
        {
          id: `cb-${eventId}`,
          chargeback_amount: centsText(cents),
          cc_number: card?.last4 ?? '',
          chargeback_date: at.slice(0, 10),
        },
      ],
    },
  }));
}
