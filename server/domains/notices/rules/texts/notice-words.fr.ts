import { deFrench } from '../../../../lib/elision.ts';
import type { NoticeWords } from './notice-words.ts';

const ACTS = {
  ACCEPT: 'd’accepter',
  ANSWER: 'de répondre à la question sur',
  APPROVE: 'd’approuver',
  PAY: 'de payer',
} as const;

/** Texts of notices in French: a line for the inbox and the subject of an email. */
export const NOTICES_FR: NoticeWords = {
  QUOTE_REQUESTED: { STAFF: ({ customer, number }) => `${customer} a demandé un devis\u00A0: ${number}` },
  QUOTE_SENT: { CUSTOMER: ({ number }) => `Votre devis ${number} est prêt` },
  QUOTE_QUESTION: { CUSTOMER: ({ number }) => `Nous avons une question sur le devis ${number}` },
  QUOTE_ANSWERED: { STAFF: ({ customer, number }) => `${customer} a répondu à la question sur ${number}` },
  QUOTE_COUNTERED: { STAFF: ({ customer, number }) => `${customer} a demandé des changements à ${number}` },
  QUOTE_ACCEPTED: {
    STAFF: ({ customer, number }) => `${customer} a accepté ${number}`,
    CUSTOMER: ({ number, author }) => `${author} a accepté le devis ${number}`,
  },
  QUOTE_DECLINED: {
    STAFF: ({ customer, number }) => `${customer} a refusé ${number}`,
    CUSTOMER: ({ number }) => `Nous ne pouvons pas faire d’offre pour ${number}`,
  },
  QUOTE_EXPIRING: {
    CUSTOMER: ({ number }) => `Votre devis ${number} expire bientôt`,
    STAFF: ({ customer, number }) => `${number} pour ${customer} expire bientôt sans réponse`,
  },
  QUOTE_APPROVAL_ASKED: { STAFF: ({ author, number }) => `${author} vous demande d’approuver ${number}` },
  QUOTE_APPROVAL_DECIDED: {
    STAFF: ({ author, number, isRefused }) =>
      isRefused ? `${author} n’a pas approuvé ${number}` : `${author} a approuvé ${number}`,
  },

  ORDER_RECEIVED: {
    CUSTOMER: ({ number }) => `Votre commande ${number}`,
    STAFF: ({ customer, number }) => `Nouvelle commande ${number} ${deFrench(customer)}`,
  },
  PROOF_WAITING: { CUSTOMER: ({ number }) => `${number} attend votre approbation` },
  PROOF_COMMENTED: {
    CUSTOMER: ({ author, number }) => `${author} a commenté l’épreuve ${deFrench(number)}`,
    STAFF: ({ author, number }) => `${author} a commenté l’épreuve ${deFrench(number)}`,
  },
  PROOF_DECIDED: {
    STAFF: ({ author, number, isRefused }) =>
      isRefused
        ? `${author} demande des changements à l’épreuve ${deFrench(number)}`
        : `${author} a approuvé l’épreuve ${deFrench(number)}`,
  },
  JOB_DAY_MOVED: {
    CUSTOMER: ({ number, day }) => `${number} est maintenant promise pour le ${day}`,
    STAFF: ({ customer, number, day }) =>
      `À dire à ${customer}\u00A0: ${number} est maintenant promise pour le ${day}`,
  },
  JOB_LATE: { CUSTOMER: ({ number }) => `${number} prend du retard` },
  JOB_SHIPPED: { CUSTOMER: ({ number }) => `${number} est expédiée` },
  JOB_QUESTION: { CUSTOMER: ({ number }) => `Nous avons une question sur ${number}` },
  JOB_CANCELLED: {
    CUSTOMER: ({ number }) => `${number} est annulée`,
    STAFF: ({ customer, number }) => `${number} ${deFrench(customer)} est annulée`,
  },
  ESTIMATE_SHARED: {
    CUSTOMER: ({ author, number }) => `${author} a partagé l’estimation ${number} avec vous`,
  },
  CONSIGNMENT_SENT: { CUSTOMER: ({ number }) => `Des pièces de votre consignation ${number} sont en route` },
  CONSIGNMENT_REPORTED: {
    STAFF: ({ customer, number }) => `${customer} a signalé des pièces de la consignation ${number}`,
  },
  CONSIGNMENT_DUE: { CUSTOMER: ({ number }) => `Votre consignation ${number} arrive à échéance` },

  NOTE_SHARED: {
    CUSTOMER: ({ author, number }) => `${author} a écrit une note sur ${number}`,
    STAFF: ({ author, number }) => `${author} a écrit une note sur ${number}`,
  },
  MENTIONED: {
    CUSTOMER: ({ author, number }) => `${author} vous mentionne\u00A0: ${number}`,
    STAFF: ({ author, number }) => `${author} vous mentionne\u00A0: ${number}`,
  },
  ACT_ASKED: {
    CUSTOMER: ({ author, number, act }) => `${author} vous demande ${ACTS[act]} ${number}`,
    STAFF: ({ customer, number, act }) => `${customer} demande de l’aide afin ${ACTS[act]} ${number}`,
  },

  INVOICE_ISSUED: { CUSTOMER: ({ number, isPaid }) => `Votre facture ${number}${isPaid ? ' (payée)' : ''}` },
  INVOICE_DUE_SOON: {
    CUSTOMER: ({ number, day }) => `La facture ${number} est à payer au plus tard le ${day}`,
  },
  INVOICE_OVERDUE: {
    CUSTOMER: ({ number, day }) => `La facture ${number} était à payer le ${day}`,
    STAFF: ({ customer, number, day }) =>
      `La facture ${number} ${deFrench(customer)} était à payer le ${day}`,
  },
  INVOICE_VOIDED: {
    CUSTOMER: ({ number }) => `La facture ${number} a été annulée`,
    STAFF: ({ customer, number }) => `La facture ${number} ${deFrench(customer)} a été annulée`,
  },
  INVOICE_WRITTEN_OFF: {
    CUSTOMER: ({ number }) => `Il ne reste rien à payer sur la facture ${number}`,
    STAFF: ({ customer, number }) => `La facture ${number} ${deFrench(customer)} a été radiée`,
  },
  DEPOSIT_DUE: { CUSTOMER: ({ number }) => `Un acompte est à payer pour la commande ${number}` },
  DEPOSIT_REVERSED: {
    CUSTOMER: ({ number }) => `L’acompte de la commande ${number} a été annulé`,
    STAFF: ({ customer, number }) => `L’acompte de ${number} (${customer}) a été annulé`,
  },
  PAYMENT_RECEIVED: {
    CUSTOMER: ({ number }) => `Reçu de votre paiement ${number}`,
    STAFF: ({ customer, number }) => `Paiement ${number} ${deFrench(customer)}`,
  },
  PAYMENT_REVERSED: {
    CUSTOMER: ({ number, isByBank }) =>
      isByBank ? `Votre banque a refusé le paiement ${number}` : `Votre paiement ${number} a été annulé`,
    STAFF: ({ customer, number, isByBank }) =>
      isByBank
        ? `La banque ${deFrench(customer)} a refusé le paiement ${number}`
        : `Le paiement ${number} ${deFrench(customer)} a été annulé`,
  },
  CREDIT_ISSUED: { CUSTOMER: ({ number }) => `Votre avoir ${number}` },
  CREDIT_VOIDED: { CUSTOMER: ({ number }) => `L’avoir ${number} a été annulé` },
  MONEY_REFUNDED: { CUSTOMER: ({ number }) => `Votre remboursement sur ${number}` },
  REFUND_FAILED: {
    CUSTOMER: ({ number }) => `Le remboursement du paiement ${number} n’a pas abouti`,
    STAFF: ({ customer, number }) => `Le remboursement du paiement ${number} à ${customer} a échoué`,
  },
  PAYMENT_CHARGED_BACK: {
    CUSTOMER: ({ number }) => `Votre banque a repris le paiement ${number}`,
    STAFF: ({ customer, number }) =>
      `Le paiement ${number} ${deFrench(customer)} a fait l’objet d’une rétrofacturation`,
  },
  STATEMENT_SENT: { CUSTOMER: ({ number }) => `Votre relevé de compte ${number}` },
  DOCUMENT_SENT: { CUSTOMER: ({ number }) => `${number} vous a été envoyé par courriel` },

  MARKET_PRICE_HELD: { STAFF: ({ number }) => `Un cours est à vérifier\u00A0: ${number}` },
  TASK_FAILED: { STAFF: ({ number }) => `Une tâche de fond a échoué\u00A0: ${number}` },
};
