/** Words of reasons that the system gives automatically. They are stored as codes; people write theirs as text. */
const SYSTEM_REASONS = {
  CAPTURE_FAILED: {
    en: 'The bank declined the payment',
    fr: 'La banque a refusé le paiement',
  },
  CHARGEBACK: {
    en: 'Taken back by the cardholder’s bank (chargeback)',
    fr: 'Repris par la banque du titulaire de la carte (rétrofacturation)',
  },
  REFUNDED_AT_GATEWAY: {
    en: 'Refunded through the payment gateway',
    fr: 'Remboursé par la passerelle de paiement',
  },
} as const;

/** Codes of the reasons that the system gives. */
export type SystemReason = keyof typeof SYSTEM_REASONS;

/** Text of a stored reason: of a code in the reader’s language, otherwise as it was written. */
export function reasonIn(reason: string | null, language: 'en' | 'fr'): string | null {
  return isSystemReason(reason) ? SYSTEM_REASONS[reason][language] : reason;
}

/**
 * Whether a ledger entry is a refund that the cardholder’s bank took back. The entries that reopen its invoices have the
 * same reason.
 */
export function isChargeback({ kind, reason }: { kind: string; reason: string | null }): boolean {
  return kind === 'PAYMENT_REFUNDED' && reason === ('CHARGEBACK' satisfies SystemReason);
}

function isSystemReason(reason: string | null): reason is SystemReason {
  return reason !== null && Object.hasOwn(SYSTEM_REASONS, reason);
}
