import type { NoticeWords } from './notice-words.ts';

const ACTS = {
  ACCEPT: 'accept',
  ANSWER: 'answer the question about',
  APPROVE: 'approve',
  PAY: 'pay',
} as const;

/** Texts of notices in English: a line for the inbox and the subject of an email. */
export const NOTICES_EN: NoticeWords = {
  QUOTE_REQUESTED: { STAFF: ({ customer, number }) => `${customer} requested a quote: ${number}` },
  QUOTE_SENT: { CUSTOMER: ({ number }) => `Your quote ${number} is ready` },
  QUOTE_QUESTION: { CUSTOMER: ({ number }) => `We have a question about quote ${number}` },
  QUOTE_ANSWERED: { STAFF: ({ customer, number }) => `${customer} answered the question about ${number}` },
  QUOTE_COUNTERED: { STAFF: ({ customer, number }) => `${customer} requested changes to ${number}` },
  QUOTE_ACCEPTED: {
    STAFF: ({ customer, number }) => `${customer} accepted ${number}`,
    CUSTOMER: ({ number, author }) => `${author} accepted quote ${number}`,
  },
  QUOTE_DECLINED: {
    STAFF: ({ customer, number }) => `${customer} declined ${number}`,
    CUSTOMER: ({ number }) => `We cannot make an offer for ${number}`,
  },
  QUOTE_EXPIRING: {
    CUSTOMER: ({ number }) => `Your quote ${number} expires soon`,
    STAFF: ({ customer, number }) => `${number} for ${customer} expires soon without an answer`,
  },
  QUOTE_APPROVAL_ASKED: { STAFF: ({ author, number }) => `${author} asks you to approve ${number}` },
  QUOTE_APPROVAL_DECIDED: {
    STAFF: ({ author, number, isRefused }) =>
      isRefused ? `${author} did not approve ${number}` : `${author} approved ${number}`,
  },

  ORDER_RECEIVED: {
    CUSTOMER: ({ number }) => `Your order ${number}`,
    STAFF: ({ customer, number }) => `New order ${number} from ${customer}`,
  },
  PROOF_WAITING: { CUSTOMER: ({ number }) => `${number} awaits your approval` },
  PROOF_COMMENTED: {
    CUSTOMER: ({ author, number }) => `${author} commented on the proof of ${number}`,
    STAFF: ({ author, number }) => `${author} commented on the proof of ${number}`,
  },
  PROOF_DECIDED: {
    STAFF: ({ author, number, isRefused }) =>
      isRefused
        ? `${author} requested changes to the proof of ${number}`
        : `${author} approved the proof of ${number}`,
  },
  JOB_DAY_MOVED: {
    CUSTOMER: ({ number, day }) => `${number} is now promised for ${day}`,
    STAFF: ({ customer, number, day }) => `Tell ${customer}: ${number} is now promised for ${day}`,
  },
  JOB_LATE: { CUSTOMER: ({ number }) => `${number} is taking longer` },
  JOB_SHIPPED: { CUSTOMER: ({ number }) => `${number} has been shipped` },
  JOB_QUESTION: { CUSTOMER: ({ number }) => `We have a question about ${number}` },
  JOB_CANCELLED: {
    CUSTOMER: ({ number }) => `${number} was cancelled`,
    STAFF: ({ customer, number }) => `${number} of ${customer} was cancelled`,
  },
  ESTIMATE_SHARED: { CUSTOMER: ({ author, number }) => `${author} shared estimate ${number} with you` },
  CONSIGNMENT_SENT: { CUSTOMER: ({ number }) => `Pieces of your consignment ${number} are on their way` },
  CONSIGNMENT_REPORTED: { STAFF: ({ customer, number }) => `${customer} reported on consignment ${number}` },
  CONSIGNMENT_DUE: { CUSTOMER: ({ number }) => `Your consignment ${number} is due soon` },

  NOTE_SHARED: {
    CUSTOMER: ({ author, number }) => `${author} wrote a note on ${number}`,
    STAFF: ({ author, number }) => `${author} wrote a note on ${number}`,
  },
  MENTIONED: {
    CUSTOMER: ({ author, number }) => `${author} mentioned you: ${number}`,
    STAFF: ({ author, number }) => `${author} mentioned you: ${number}`,
  },
  ACT_ASKED: {
    CUSTOMER: ({ author, number, act }) => `${author} asks you to ${ACTS[act]} ${number}`,
    STAFF: ({ customer, number, act }) => `${customer} asks for help to ${ACTS[act]} ${number}`,
  },

  INVOICE_ISSUED: { CUSTOMER: ({ number, isPaid }) => `Your invoice ${number}${isPaid ? ' (paid)' : ''}` },
  INVOICE_DUE_SOON: { CUSTOMER: ({ number, day }) => `Invoice ${number} is due on ${day}` },
  INVOICE_OVERDUE: {
    CUSTOMER: ({ number, day }) => `Invoice ${number} was due on ${day}`,
    STAFF: ({ customer, number, day }) => `Invoice ${number} of ${customer} was due on ${day}`,
  },
  INVOICE_VOIDED: {
    CUSTOMER: ({ number }) => `Invoice ${number} was voided`,
    STAFF: ({ customer, number }) => `Invoice ${number} of ${customer} was voided`,
  },
  INVOICE_WRITTEN_OFF: {
    CUSTOMER: ({ number }) => `Nothing is left to pay on invoice ${number}`,
    STAFF: ({ customer, number }) => `Invoice ${number} of ${customer} was written off`,
  },
  DEPOSIT_DUE: { CUSTOMER: ({ number }) => `A deposit is due for order ${number}` },
  DEPOSIT_REVERSED: {
    CUSTOMER: ({ number }) => `The deposit of order ${number} was reversed`,
    STAFF: ({ customer, number }) => `The deposit of ${number} (${customer}) was reversed`,
  },
  PAYMENT_RECEIVED: {
    CUSTOMER: ({ number }) => `Receipt for your payment ${number}`,
    STAFF: ({ customer, number }) => `Payment ${number} from ${customer}`,
  },
  PAYMENT_REVERSED: {
    CUSTOMER: ({ number, isByBank }) =>
      isByBank ? `Your bank declined payment ${number}` : `Your payment ${number} was reversed`,
    STAFF: ({ customer, number, isByBank }) =>
      isByBank
        ? `The bank of ${customer} declined payment ${number}`
        : `Payment ${number} of ${customer} was reversed`,
  },
  CREDIT_ISSUED: { CUSTOMER: ({ number }) => `Your credit memo ${number}` },
  CREDIT_VOIDED: { CUSTOMER: ({ number }) => `Credit memo ${number} was voided` },
  MONEY_REFUNDED: { CUSTOMER: ({ number }) => `Your refund from ${number}` },
  REFUND_FAILED: {
    CUSTOMER: ({ number }) => `The refund of payment ${number} did not go through`,
    STAFF: ({ customer, number }) => `The refund of payment ${number} to ${customer} failed`,
  },
  PAYMENT_CHARGED_BACK: {
    CUSTOMER: ({ number }) => `Your bank took payment ${number} back`,
    STAFF: ({ customer, number }) => `Payment ${number} of ${customer} was charged back`,
  },
  STATEMENT_SENT: { CUSTOMER: ({ number }) => `Your account statement ${number}` },
  DOCUMENT_SENT: { CUSTOMER: ({ number }) => `${number} was emailed to you` },

  MARKET_PRICE_HELD: { STAFF: ({ number }) => `A market price awaits review: ${number}` },
  TASK_FAILED: { STAFF: ({ number }) => `A background task failed: ${number}` },
};
