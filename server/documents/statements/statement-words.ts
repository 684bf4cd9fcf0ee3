import type { LedgerEntryKind } from '../gql/graphql.ts';

type Words = Readonly<Record<LedgerEntryKind, string>>;

const EN: Words = {
  INVOICED: 'Invoice',
  VOIDED: 'Invoice voided',
  WRITTEN_OFF: 'Written off',
  PAYMENT_RECEIVED: 'Payment',
  PAYMENT_APPLIED: 'Payment applied',
  PAYMENT_REFUNDED: 'Payment refunded',
  CREDIT_ISSUED: 'Credit memo',
  CREDIT_APPLIED: 'Credit applied',
  CREDIT_REFUNDED: 'Credit refunded',
};

const FR: Words = {
  INVOICED: 'Facture',
  VOIDED: 'Facture annulée',
  WRITTEN_OFF: 'Radiation',
  PAYMENT_RECEIVED: 'Paiement',
  PAYMENT_APPLIED: 'Paiement appliqué',
  PAYMENT_REFUNDED: 'Paiement remboursé',
  CREDIT_ISSUED: 'Avoir',
  CREDIT_APPLIED: 'Avoir appliqué',
  CREDIT_REFUNDED: 'Avoir remboursé',
};

/** Labels of a printed account statement. */
export const STATEMENT_WORDS = {
  en: {
    title: 'Account statement',
    due: 'Balance',
    customer: 'Customer',
    period: 'Period',
    span: (from: string, to: string) => `${from} – ${to}`,
    movements: 'Movements',
    nothing: 'No activity in this period.',
    day: 'Date',
    what: 'Description',
    change: 'Amount',
    balance: 'Balance',
    opening: 'Opening balance',
    closing: 'Closing balance',
    takenBack: (what: string) => `${what} (reversal)`,
    kinds: EN,
    ageing: 'Balance due today',
    buckets: {
      CURRENT: 'Not overdue',
      OVERDUE_30: '1–30 days overdue',
      OVERDUE_60: '31–60 days',
      OVERDUE_90: '61–90 days',
      OVERDUE_OLDER: 'Over 90 days',
    },
    open: 'Open invoices',
    prepayments: 'Prepayments',
    credits: 'Available credits',
  },
  fr: {
    title: 'Relevé de compte',
    due: 'Solde',
    customer: 'Client',
    period: 'Période',
    span: (from: string, to: string) => `${from} – ${to}`,
    movements: 'Mouvements',
    nothing: 'Aucun mouvement dans cette période.',
    day: 'Date',
    what: 'Description',
    change: 'Montant',
    balance: 'Solde',
    opening: 'Solde d’ouverture',
    closing: 'Solde de clôture',
    takenBack: (what: string) => `${what} (annulation)`,
    kinds: FR,
    ageing: 'Solde dû aujourd’hui',
    buckets: {
      CURRENT: 'Non échu',
      OVERDUE_30: 'Échu de 1 à 30 jours',
      OVERDUE_60: '31 à 60 jours',
      OVERDUE_90: '61 à 90 jours',
      OVERDUE_OLDER: 'Plus de 90 jours',
    },
    open: 'Factures ouvertes',
    prepayments: 'Paiements anticipés',
    credits: 'Avoirs disponibles',
  },
} as const;
