import type { Money } from '../lib/money.ts';

/** The gateways that the product speaks to; the number is what legacy clients know (`paymentGatewayId`). */
export const GATEWAYS = { SQUARE: 1, NMI: 2, PAYPAL: 3 } as const;

/** One of them. */
export type GatewayCode = keyof typeof GATEWAYS;

/** All of them; keys of the table are nothing else. */
export const GATEWAY_CODES = Object.keys(GATEWAYS) as readonly GatewayCode[];

/** An amount with its currency (ISO 4217). */
export type GatewayMoney = { readonly amount: Money; readonly currency: string };

/** What is charged: a one-time token of the hosted fields, or a card that the gateway keeps. */
export type ChargedCard =
  | { readonly token: string; readonly postalCode: string | null }
  | { readonly cardReference: string; readonly customerReference: string | null };

/** What is shown of a card: never its number. */
export type CardFace = {
  /** VISA, MASTERCARD, AMEX, DISCOVER, OTHER. */
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
};

/** An authorization: money that a bank reserves for us until it is captured or released, as the gateway's answer has it. */
export type Authorization = {
  readonly reference: string;
  readonly card: CardFace;
  readonly money: GatewayMoney;
  /** It is for our own account, as far as the answer says. */
  readonly isForUs: boolean;
};

/** What became of money at the gateway. */
export type TransactionState = 'AUTHORIZED' | 'CAPTURED' | 'RELEASED' | 'REFUNDED' | 'DECLINED';

/** Whether money that is in a state has ended as it was wanted to: what a bank declined is not reserved. */
export function hasEnded(state: TransactionState, wanted: 'CAPTURED' | 'RELEASED'): boolean {
  if (wanted === 'CAPTURED') return state === 'CAPTURED' || state === 'REFUNDED';
  return state === 'RELEASED' || state === 'DECLINED';
}

/** Whether an authorization has ended without a capture. */
export function isOver(state: TransactionState): boolean {
  return state === 'RELEASED' || state === 'DECLINED';
}

/** Money as the gateway's books have it. `key` is the key of our authorisation. */
export type GatewayTransaction = {
  readonly reference: string;
  readonly key: string | null;
  readonly state: TransactionState;
  readonly money: GatewayMoney;
  readonly refunded: Money;
  readonly at: Date;
};

/** A card that the gateway keeps for a customer. */
export type KeptCard = {
  readonly cardReference: string;
  readonly customerReference: string | null;
  readonly card: CardFace;
};

/** Whose card is kept; `reference` is the gateway's own of a customer that it knows. */
export type CardHolder = {
  readonly reference: string | null;
  readonly name: string;
  readonly email: string | null;
  /** Of the bill, for the bank to compare: `state` and `country` by their ISO codes. */
  readonly postalCode: string | null;
  readonly line1: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string | null;
};

/** What a gateway tells by itself. */
export type GatewayEvent = {
  /** The gateway's own; the same event told twice has it twice. */
  readonly id: string;
  readonly kind: 'CAPTURED' | 'REFUNDED' | 'CHARGEBACK' | 'OTHER';
  /** Of the transaction. */
  readonly reference: string | null;
  /** Of the refund, where the gateway says so: what `refund` answered, when it was ours. */
  readonly refundReference: string | null;
  readonly money: GatewayMoney | null;
  readonly at: Date;
};

/** Most characters of a key: Square finds payments by a text of 40. */
export const KEY_LENGTH = 40;

/**
 * What every gateway does with money that it took. A key (at most KEY_LENGTH characters) makes a call that is repeated
 * answer the first. Throws GatewayDeclined when the answer is no, GatewayUnavailable when nobody knows what became of the
 * call.
 */
export interface PaymentGateway {
  readonly code: GatewayCode;
  /** Gives captured money back, whole or in part; answers the gateway's reference of the refund. */
  refund(order: { key: string; reference: string; money: GatewayMoney }): Promise<string>;
  /** Its books from an instant until another. */
  transactions(from: Date, until: Date): AsyncIterable<GatewayTransaction>;
  /** The event of a webhook; throws WebhookForged when its signature is not the gateway's, WebhookUnreadable. */
  readWebhook(call: { headers: Headers; body: Buffer; url: string }): Promise<GatewayEvent>;
}

/** A gateway that takes cards. */
export interface CardGateway extends PaymentGateway {
  /** Authorizes the money; only `capture` takes it. */
  authorize(order: {
    key: string;
    money: GatewayMoney;
    card: ChargedCard;
    note: string;
  }): Promise<Authorization>;
  /** Takes all that was authorised; a repeat does nothing. Answers what was taken. */
  capture(reference: string): Promise<GatewayMoney>;
  /** Releases what was authorized and not captured; a repeat does nothing. */
  release(reference: string): Promise<void>;
  /**
   * What became of the authorisation with a key; null when it never arrived. Of the last eight days at least; a gateway may
   * take some seconds to know of a new one.
   */
  find(key: string): Promise<GatewayTransaction | null>;
  keepCard(order: { key: string; token: string; holder: CardHolder }): Promise<KeptCard>;
  forgetCard(card: { cardReference: string; customerReference: string | null }): Promise<void>;
}

/** An order of PayPal, that a buyer agrees to on a page of PayPal's (`approveUrl`). */
export type PayPalOrder = {
  readonly id: string;
  readonly state: 'CREATED' | 'APPROVED' | 'CAPTURED';
  readonly approveUrl: string | null;
  readonly money: GatewayMoney;
  /** What whoever made it calls its money: of ours, the key. */
  readonly key: string | null;
  /** PayPal's own of the merchant who gets the money. */
  readonly payee: string | null;
  /** What was taken: `reference` is the id of the capture; null before. */
  readonly capture: GatewayTransaction | null;
};

/** PayPal: the buyer agrees with PayPal, then we take the money. */
export interface PayPalGateway extends PaymentGateway {
  readonly code: 'PAYPAL';
  /** PayPal's own of our account; null: this installation does not name it. */
  readonly merchantId: string | null;
  /** `key` is in its books as the key of the transaction. The buyer comes back to one of the addresses. */
  createOrder(order: {
    key: string;
    money: GatewayMoney;
    note: string;
    returnUrl: string;
    cancelUrl: string;
  }): Promise<PayPalOrder>;
  /** As it stands; null when there is none. */
  showOrder(id: string): Promise<PayPalOrder | null>;
  /** Takes the money that the buyer agreed to; a repeat answers what was taken. */
  captureOrder(id: string): Promise<GatewayTransaction>;
}

/** Why a gateway says no, in our words. */
export type DeclineCode =
  | 'CARD_DECLINED'
  | 'INSUFFICIENT_FUNDS'
  | 'CARD_EXPIRED'
  | 'CSC_WRONG'
  | 'POSTAL_CODE_WRONG'
  | 'CARD_INVALID'
  | 'AMOUNT_REFUSED';

/** The gateway said no; nothing was taken. `texts` are its own words, for staff and legacy clients. */
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

/** No answer, or none that can be read: what became of the call has to be looked up. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}

/** A webhook that is signed, and that nobody can read. */
export class WebhookUnreadable extends Error {
  override readonly name = 'WebhookUnreadable';
}

/** A webhook that the gateway did not sign. */
export class WebhookForged extends Error {
  override readonly name = 'WebhookForged';
}
