import type { Money } from '../lib/money.ts';

/** Supported gateways, with their number for legacy clients (`paymentGatewayId`). */
export const GATEWAYS = { SQUARE: 1, NMI: 2, PAYPAL: 3 } as const;

export type GatewayCode = keyof typeof GATEWAYS;

/** Codes of all gateways. */
export const GATEWAY_CODES = Object.keys(GATEWAYS) as readonly GatewayCode[];

/** An amount with its currency (ISO 4217). */
export type GatewayMoney = { readonly amount: Money; readonly currency: string };

/** The card to charge: a one-time token of the hosted fields, or a card stored by the gateway. */
export type ChargedCard =
  | { readonly token: string; readonly postalCode: string | null }
  | { readonly cardReference: string; readonly customerReference: string | null };

/** Displayed data of a card; never its number. */
export type CardFace = {
  /** VISA, MASTERCARD, AMEX, DISCOVER, OTHER. */
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
};

/** An authorization, from the gateway's response: money reserved by the bank until it is captured or released. */
export type Authorization = {
  readonly reference: string;
  readonly card: CardFace;
  readonly money: GatewayMoney;
  /** Whether it is for our own account, as far as the response shows. */
  readonly isForUs: boolean;
};

/** State of a transaction at the gateway. */
export type TransactionState = 'AUTHORIZED' | 'CAPTURED' | 'RELEASED' | 'REFUNDED' | 'DECLINED';

/** Whether a state is the wanted final one. A declined authorization counts as released. */
export function hasEnded(state: TransactionState, wanted: 'CAPTURED' | 'RELEASED'): boolean {
  if (wanted === 'CAPTURED') return state === 'CAPTURED' || state === 'REFUNDED';
  return state === 'RELEASED' || state === 'DECLINED';
}

/** Whether an authorization has ended without a capture. */
export function isOver(state: TransactionState): boolean {
  return state === 'RELEASED' || state === 'DECLINED';
}

/** A transaction in the gateway's books. `key` is the key of our authorization. */
export type GatewayTransaction = {
  readonly reference: string;
  readonly key: string | null;
  readonly state: TransactionState;
  readonly money: GatewayMoney;
  readonly refunded: Money;
  readonly at: Date;
};

/** A card that the gateway stores for a customer. */
export type StoredCard = {
  readonly cardReference: string;
  readonly customerReference: string | null;
  readonly card: CardFace;
};

/** The owner of a stored card; `reference` is the gateway's id of a known customer. */
export type CardHolder = {
  readonly reference: string | null;
  readonly name: string;
  readonly email: string | null;
  /** Billing address, which the bank compares: `state` and `country` are ISO codes. */
  readonly postalCode: string | null;
  readonly line1: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string | null;
};

/** An event from a gateway's webhook. */
export type GatewayEvent = {
  /** The gateway's id, which is the same for a repeated event. */
  readonly id: string;
  readonly kind: 'CAPTURED' | 'REFUNDED' | 'CHARGEBACK' | 'OTHER';
  /** Reference of the transaction. */
  readonly reference: string | null;
  /** Reference of the refund, if the gateway sends it: for our own refunds, the result of `refund`. */
  readonly refundReference: string | null;
  readonly money: GatewayMoney | null;
  readonly at: Date;
};

/** Maximum length of a key: Square searches payments by 40 characters. */
export const KEY_LENGTH = 40;

/**
 * Operations of every gateway. A call with the same key (at most KEY_LENGTH characters) returns the first result.
 * Throws GatewayDeclined for a refusal, and GatewayUnavailable if the outcome is unknown.
 */
export interface PaymentGateway {
  readonly code: GatewayCode;
  /** Refunds captured money, in full or in part; returns the gateway's reference of the refund. */
  refund(order: { key: string; reference: string; money: GatewayMoney }): Promise<string>;
  /** Transactions of a period. */
  transactions(from: Date, until: Date): AsyncIterable<GatewayTransaction>;
  /** The event of a webhook. Throws WebhookForged for a wrong signature, and WebhookUnreadable. */
  readWebhook(call: { headers: Headers; body: Buffer; url: string }): Promise<GatewayEvent>;
}

/** A gateway for cards. */
export interface CardGateway extends PaymentGateway {
  /** Authorizes the amount; only `capture` takes it. */
  authorize(order: {
    key: string;
    money: GatewayMoney;
    card: ChargedCard;
    note: string;
  }): Promise<Authorization>;
  /** Captures the full authorized amount and returns it; a repeat has no effect. */
  capture(reference: string): Promise<GatewayMoney>;
  /** Releases an authorization that was not captured; a repeat has no effect. */
  release(reference: string): Promise<void>;
  /**
   * The transaction with a key from at least the last eight days; null if it never arrived. A gateway may need some
   * seconds to find a new one.
   */
  find(key: string): Promise<GatewayTransaction | null>;
  keepCard(order: { key: string; token: string; holder: CardHolder }): Promise<StoredCard>;
  forgetCard(card: { cardReference: string; customerReference: string | null }): Promise<void>;
}

/** A PayPal order, which the buyer approves on PayPal's page (`approveUrl`). */
export type PayPalOrder = {
  readonly id: string;
  readonly state: 'CREATED' | 'APPROVED' | 'CAPTURED';
  readonly approveUrl: string | null;
  readonly money: GatewayMoney;
  /** The creator's reference: for our orders, the key. */
  readonly key: string | null;
  /** PayPal's id of the merchant who receives the money. */
  readonly payee: string | null;
  /** The captured money: `reference` is the id of the capture; null before. */
  readonly capture: GatewayTransaction | null;
};

/** PayPal: the buyer approves the order with PayPal, then we capture it. */
export interface PayPalGateway extends PaymentGateway {
  readonly code: 'PAYPAL';
  /** PayPal's id of our account; null if it is not configured. */
  readonly merchantId: string | null;
  /** `key` is the transaction's key in PayPal's books. The buyer returns to one of the addresses. */
  createOrder(order: {
    key: string;
    money: GatewayMoney;
    note: string;
    returnUrl: string;
    cancelUrl: string;
  }): Promise<PayPalOrder>;
  /** The current state of an order; null if there is none. */
  showOrder(id: string): Promise<PayPalOrder | null>;
  /** Captures an approved order; a repeat returns the first capture. */
  captureOrder(id: string): Promise<GatewayTransaction>;
}

/** Reasons of a refusal. */
export type DeclineCode =
  | 'CARD_DECLINED'
  | 'INSUFFICIENT_FUNDS'
  | 'CARD_EXPIRED'
  | 'CSC_WRONG'
  | 'POSTAL_CODE_WRONG'
  | 'CARD_INVALID'
  | 'AMOUNT_REFUSED';

/** The gateway refused the call; no money was taken. `texts` are its own messages, for staff and legacy clients. */
export class GatewayDeclined extends Error {
  override readonly name = 'GatewayDeclined';
  readonly code: DeclineCode;
  readonly texts: readonly string[];

  constructor(code: DeclineCode, texts: readonly string[]) {
    super(`declined: ${code}`);
    this.code = code;
    this.texts = texts;
  }
}

/** No readable response: look up the outcome of the call. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}

/** A signed webhook with invalid content. */
export class WebhookUnreadable extends Error {
  override readonly name = 'WebhookUnreadable';
}

/** A webhook without a valid signature of the gateway. */
export class WebhookForged extends Error {
  override readonly name = 'WebhookForged';
}
