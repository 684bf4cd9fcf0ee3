import type { AudienceCode, NoticeSide } from './audiences.ts';

/** How an event is emailed: immediately, in the daily email, or not. */
export const MAIL_CHANNELS = ['AT_ONCE', 'DIGEST', 'NONE'] as const;

export type MailChannel = (typeof MAIL_CHANNELS)[number];

/** All notice events, in the order of the table. */
export const NOTICE_EVENTS = [
  'QUOTE_REQUESTED',
  'QUOTE_SENT',
  'QUOTE_QUESTION',
  'QUOTE_ANSWERED',
  'QUOTE_COUNTERED',
  'QUOTE_ACCEPTED',
  'QUOTE_DECLINED',
  'QUOTE_EXPIRING',
  'QUOTE_APPROVAL_ASKED',
  'QUOTE_APPROVAL_DECIDED',
  'ORDER_RECEIVED',
  'PROOF_WAITING',
  'PROOF_COMMENTED',
  'PROOF_DECIDED',
  'JOB_DAY_MOVED',
  'JOB_LATE',
  'JOB_SHIPPED',
  'JOB_QUESTION',
  'JOB_CANCELLED',
  'ESTIMATE_SHARED',
  'CONSIGNMENT_SENT',
  'CONSIGNMENT_REPORTED',
  'CONSIGNMENT_DUE',
  'NOTE_SHARED',
  'MENTIONED',
  'ACT_ASKED',
  'INVOICE_ISSUED',
  'INVOICE_DUE_SOON',
  'INVOICE_OVERDUE',
  'INVOICE_VOIDED',
  'INVOICE_WRITTEN_OFF',
  'DEPOSIT_DUE',
  'DEPOSIT_REVERSED',
  'PAYMENT_RECEIVED',
  'PAYMENT_REVERSED',
  'CREDIT_ISSUED',
  'CREDIT_VOIDED',
  'MONEY_REFUNDED',
  'REFUND_FAILED',
  'PAYMENT_CHARGED_BACK',
  'STATEMENT_SENT',
  'DOCUMENT_SENT',
  'MARKET_PRICE_HELD',
  'TASK_FAILED',
] as const;

/** A notice event. */
export type NoticeEvent = (typeof NOTICE_EVENTS)[number];

/** The audience of an event on one side, with the default channels. */
export type NoticeRule = {
  readonly side: NoticeSide;
  readonly to: AudienceCode;
  readonly inbox: boolean;
  readonly mail: MailChannel;
  /** The actor is notified too, as a confirmation. */
  readonly notifiesActor: boolean;
  /** Only if the event reaches no user of the customer, whom these staff tell themselves. */
  readonly isInstead: boolean;
};

/** The notice table. `docs/guides/notices.md` is generated from it. */
export const NOTICE_RULES = {
  QUOTE_REQUESTED: [staff('QUOTE_DESK')],
  QUOTE_SENT: [customer('CONTACT')],
  QUOTE_QUESTION: [customer('CONTACT')],
  QUOTE_ANSWERED: [staff('QUOTE_DESK')],
  QUOTE_COUNTERED: [staff('QUOTE_DESK')],
  QUOTE_ACCEPTED: [staff('QUOTE_DESK'), customer('CONTACT', 'NONE')],
  QUOTE_DECLINED: [staff('QUOTE_DESK'), customer('CONTACT')],
  QUOTE_EXPIRING: [customer('CONTACT'), staff('QUOTE_DESK', 'DIGEST')],
  QUOTE_APPROVAL_ASKED: [staff('QUOTE_APPROVERS')],
  QUOTE_APPROVAL_DECIDED: [staff('NAMED')],

  ORDER_RECEIVED: [customer('CONTACT', 'AT_ONCE', { notifiesActor: true }), staff('ORDER_DESK', 'DIGEST')],
  PROOF_WAITING: [customer('CONTACT')],
  PROOF_COMMENTED: [customer('CONTACT'), staff('WORKSHOP', 'DIGEST')],
  PROOF_DECIDED: [staff('WORKSHOP', 'DIGEST')],
  JOB_DAY_MOVED: [customer('CONTACT'), staff('ORDER_DESK', 'AT_ONCE', { isInstead: true })],
  JOB_LATE: [customer('CONTACT')],
  JOB_SHIPPED: [customer('CONTACT')],
  JOB_QUESTION: [customer('CONTACT')],
  JOB_CANCELLED: [customer('CONTACT'), staff('ORDER_DESK', 'DIGEST')],
  ESTIMATE_SHARED: [customer('ESTIMATE_READERS')],
  CONSIGNMENT_SENT: [customer('REPORTERS')],
  CONSIGNMENT_REPORTED: [staff('CONSIGNMENT_DESK', 'DIGEST')],
  CONSIGNMENT_DUE: [customer('REPORTERS')],

  NOTE_SHARED: [customer('CONTACT'), staff('WRITERS', 'DIGEST')],
  MENTIONED: [customer('NAMED'), staff('NAMED')],
  ACT_ASKED: [customer('NAMED'), staff('ORDER_DESK', 'AT_ONCE', { isInstead: true })],

  INVOICE_ISSUED: [customer('PAYERS')],
  INVOICE_DUE_SOON: [customer('PAYERS')],
  INVOICE_OVERDUE: [customer('PAYERS'), staff('CASHIERS', 'DIGEST')],
  INVOICE_VOIDED: [customer('PAYERS'), staff('CASHIERS', 'DIGEST')],
  INVOICE_WRITTEN_OFF: [customer('PAYERS'), staff('CASHIERS', 'DIGEST')],
  DEPOSIT_DUE: [customer('PAYERS')],
  DEPOSIT_REVERSED: [customer('PAYERS'), staff('CASHIERS')],
  PAYMENT_RECEIVED: [customer('PAYERS', 'AT_ONCE', { notifiesActor: true }), staff('CASHIERS', 'DIGEST')],
  // A deposit that its order needs again has its own event.
  PAYMENT_REVERSED: [customer('PAYERS'), staff('CASHIERS', 'DIGEST')],
  CREDIT_ISSUED: [customer('PAYERS')],
  CREDIT_VOIDED: [customer('PAYERS')],
  MONEY_REFUNDED: [customer('PAYERS')],
  // Caused by the customer's bank.
  REFUND_FAILED: [customer('PAYERS'), staff('CASHIERS')],
  PAYMENT_CHARGED_BACK: [customer('PAYERS'), staff('CASHIERS')],
  // The email with the file is separate, and cannot be unsubscribed.
  STATEMENT_SENT: [customer('NAMED', 'NONE')],
  DOCUMENT_SENT: [customer('NAMED', 'NONE')],

  MARKET_PRICE_HELD: [staff('SETTING_KEEPERS')],
  TASK_FAILED: [staff('OPERATORS', 'DIGEST')],
} as const satisfies Record<NoticeEvent, readonly NoticeRule[]>;

/** Events of which several are gathered in one email: shipping a hundred jobs at once sends one email. */
export const GATHERED_EVENTS: ReadonlySet<NoticeEvent> = new Set([
  'PROOF_WAITING',
  'JOB_DAY_MOVED',
  'JOB_LATE',
  'JOB_SHIPPED',
  'JOB_QUESTION',
  'JOB_CANCELLED',
  'INVOICE_DUE_SOON',
  'INVOICE_OVERDUE',
]);

/** Whether a text is an event. */
export function isNoticeEvent(text: string): text is NoticeEvent {
  return Object.hasOwn(NOTICE_RULES, text);
}

/** The rule of an event for a side; null for none. */
export function ruleOf(event: NoticeEvent, side: NoticeSide): NoticeRule | null {
  const rules: readonly NoticeRule[] = NOTICE_RULES[event];
  return rules.find((rule) => rule.side === side) ?? null;
}

/** The events with a rule for a side, which its users can configure. */
export function eventsOf(side: NoticeSide): NoticeEvent[] {
  return NOTICE_EVENTS.filter((event) => ruleOf(event, side) !== null);
}

type More = { readonly notifiesActor?: boolean; readonly isInstead?: boolean };
type RuleFor<Side extends NoticeSide> = NoticeRule & { readonly side: Side };

function customer(to: AudienceCode, mail?: MailChannel, more?: More): RuleFor<'CUSTOMER'> {
  return { side: 'CUSTOMER', ...rule(to, mail, more) };
}

function staff(to: AudienceCode, mail?: MailChannel, more?: More): RuleFor<'STAFF'> {
  return { side: 'STAFF', ...rule(to, mail, more) };
}

function rule(
  to: AudienceCode,
  mail: MailChannel = 'AT_ONCE',
  { notifiesActor = false, isInstead = false }: More = {},
) {
  return { to, inbox: true, mail, notifiesActor, isInstead };
}
