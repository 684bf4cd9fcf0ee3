/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** How long something is overdue. */
export type AgeingBucket =
  /** Not overdue. */
  | 'CURRENT'
  /** Overdue for up to 30 days. */
  | 'OVERDUE_30'
  /** Overdue for 31 to 60 days. */
  | 'OVERDUE_60'
  /** Overdue for 61 to 90 days. */
  | 'OVERDUE_90'
  /** Overdue for more than 90 days. */
  | 'OVERDUE_OLDER';

/** Where pieces of a consignment are. */
export type ConsignmentLineState =
  /** Billed. */
  | 'INVOICED'
  /** Lost, to be billed. */
  | 'LOST'
  /** With the customer. */
  | 'OUT'
  /** Packed, not yet sent. */
  | 'PACKED'
  /** Back with the manufacturer, or unpacked: never sent (`sentOn` is null). */
  | 'RETURNED'
  /** With the customer, who wants to send them back. */
  | 'RETURN_REQUESTED'
  /** Sold by the customer, to be billed. */
  | 'SOLD';

/** What a credit is given for. */
export type CustomerCreditKind =
  /** Out of goodwill. */
  | 'GOODWILL'
  /** A price is put right. */
  | 'PRICE_FIX'
  /** Something was sent back. */
  | 'RETURN';

/** What moved what a customer owes and paid. */
export type LedgerEntryKind =
  /** Money of a credit went to an invoice. */
  | 'CREDIT_APPLIED'
  /** A credit was issued. */
  | 'CREDIT_ISSUED'
  /** Money of a credit was paid out to the customer. */
  | 'CREDIT_REFUNDED'
  /** An invoice was issued. */
  | 'INVOICED'
  /** Money of a payment went to an invoice. */
  | 'PAYMENT_APPLIED'
  /** Money came. */
  | 'PAYMENT_RECEIVED'
  /** Money of a payment went back to the customer. */
  | 'PAYMENT_REFUNDED'
  /** An invoice was voided. */
  | 'VOIDED'
  /** What was left of an invoice was written off. */
  | 'WRITTEN_OFF';

/** Who reads a note. */
export type NoteVisibility =
  /** Shared between customer and staff. */
  | 'CUSTOMER'
  /** Staff only. */
  | 'INTERNAL';

/** Ways in which money comes. */
export type PaymentMethod =
  /** A card. */
  | 'CARD'
  /** Notes and coins. */
  | 'CASH'
  /** A cheque. */
  | 'CHECK'
  /** Any other way. */
  | 'OTHER'
  /** PayPal. */
  | 'PAYPAL'
  /** A transfer between banks. */
  | 'TRANSFER';

/** What a promotion takes off, and what its value means. */
export type PromotionKind =
  /** Its value, of each line that it is about. */
  | 'AMOUNT_ITEM'
  /** Its value, of the subtotal. */
  | 'AMOUNT_ORDER'
  /** One piece of each item type that it gives away. */
  | 'FREE_ITEM'
  /** Its value in per cent of each line that it is about. */
  | 'PERCENT_ITEM'
  /** Its value in per cent of the subtotal. */
  | 'PERCENT_ORDER'
  /** Its value in per cent of shipping, while what it is about is in the cart. */
  | 'SHIPPING';

/** What a sales tax is a per cent of. */
export type TaxBase =
  /** The subtotal less what promotions take off. */
  | 'NET_OF_DISCOUNT'
  /** The subtotal, before what promotions take off. */
  | 'SUBTOTAL';

export type DocumentConsignmentSlipQueryVariables = Exact<{
  number: string;
}>;


export type DocumentConsignmentSlipQuery = { consignment: { number: string, createdAt: string, issuedOn: string | null, dueOn: string | null, termDays: number, currency: string, memoValue: string | null, note: string | null, customer: { name: string, accountNumber: string }, contact: { firstName: string, lastName: string } | null, shippingAddress: { lines: Array<string> }, lines: Array<{ rank: number, title: string, imageUrl: string, itemTypeCode: string, variantCode: string | null, quantity: number, memoPrice: string | null, state: ConsignmentLineState, sentOn: string | null }> } | null };

export type DocumentCreditFragment = { number: string, currency: string, contentHash: string, refunded: string, balance: string, available: string, entries: Array<{ kind: LedgerEntryKind, amount: string, bookedOn: string, isReversal: boolean, invoiceNumber: string | null, reference: string | null }>, printed: { issuedOn: string, kind: CustomerCreditKind, reason: string, invoiceNumber: string | null, amount: string, netAmount: string, sellerName: string, sellerLines: Array<string>, customerName: string, accountNumber: string, taxComponents: Array<{ name: string, percent: string, registrationNumber: string | null, amount: string }>, billingAddress: { lines: Array<string> } | null } };

export type DocumentCreditMemoQueryVariables = Exact<{
  number: string;
}>;


export type DocumentCreditMemoQuery = { customerCredit: { number: string, currency: string, contentHash: string, refunded: string, balance: string, available: string, entries: Array<{ kind: LedgerEntryKind, amount: string, bookedOn: string, isReversal: boolean, invoiceNumber: string | null, reference: string | null }>, printed: { issuedOn: string, kind: CustomerCreditKind, reason: string, invoiceNumber: string | null, amount: string, netAmount: string, sellerName: string, sellerLines: Array<string>, customerName: string, accountNumber: string, taxComponents: Array<{ name: string, percent: string, registrationNumber: string | null, amount: string }>, billingAddress: { lines: Array<string> } | null } } | null };

export type DocumentInvoiceFragment = { number: string, currency: string, contentHash: string | null, total: string, applied: string, balance: string, isOverdue: boolean, status: { code: string }, printed: { issuedOn: string, dueOn: string, paymentTerms: string, poNumber: string | null, customerWoNumber: string | null, orderCode: string, salesOrderNumber: string | null, shipmentNumber: string | null, sellerName: string, sellerLines: Array<string>, customerName: string, accountNumber: string, taxExemptNumber: string | null, subTotal: string, discountValue: string, shippingPrice: string, salesTaxValue: string, taxBase: TaxBase, total: string, billingAddress: { lines: Array<string> }, shippingAddress: { lines: Array<string> }, lines: Array<{ title: string, jobNumber: string | null, reference: string | null, endCustomer: string | null, quantity: number, unitPrice: string, amount: string }>, taxComponents: Array<{ name: string, percent: string, registrationNumber: string | null, amount: string }> } | null };

export type DocumentOneInvoiceQueryVariables = Exact<{
  number: string;
}>;


export type DocumentOneInvoiceQuery = { invoice: { number: string, currency: string, contentHash: string | null, total: string, applied: string, balance: string, isOverdue: boolean, status: { code: string }, printed: { issuedOn: string, dueOn: string, paymentTerms: string, poNumber: string | null, customerWoNumber: string | null, orderCode: string, salesOrderNumber: string | null, shipmentNumber: string | null, sellerName: string, sellerLines: Array<string>, customerName: string, accountNumber: string, taxExemptNumber: string | null, subTotal: string, discountValue: string, shippingPrice: string, salesTaxValue: string, taxBase: TaxBase, total: string, billingAddress: { lines: Array<string> }, shippingAddress: { lines: Array<string> }, lines: Array<{ title: string, jobNumber: string | null, reference: string | null, endCustomer: string | null, quantity: number, unitPrice: string, amount: string }>, taxComponents: Array<{ name: string, percent: string, registrationNumber: string | null, amount: string }> } | null } | null };

export type DocumentInvoicesQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type DocumentInvoicesQuery = { invoices: { edges: Array<{ node: { number: string, currency: string, contentHash: string | null, total: string, applied: string, balance: string, isOverdue: boolean, status: { code: string }, printed: { issuedOn: string, dueOn: string, paymentTerms: string, poNumber: string | null, customerWoNumber: string | null, orderCode: string, salesOrderNumber: string | null, shipmentNumber: string | null, sellerName: string, sellerLines: Array<string>, customerName: string, accountNumber: string, taxExemptNumber: string | null, subTotal: string, discountValue: string, shippingPrice: string, salesTaxValue: string, taxBase: TaxBase, total: string, billingAddress: { lines: Array<string> }, shippingAddress: { lines: Array<string> }, lines: Array<{ title: string, jobNumber: string | null, reference: string | null, endCustomer: string | null, quantity: number, unitPrice: string, amount: string }>, taxComponents: Array<{ name: string, percent: string, registrationNumber: string | null, amount: string }> } | null } }> } };

export type DocumentAddressFragment = { lines: Array<string> };

export type DocumentOrderConfirmationQueryVariables = Exact<{
  code: string;
}>;


export type DocumentOrderConfirmationQuery = { orderGroup: { code: string, createdAt: string, poNumber: string | null, customerWoNumber: string | null, notes: string | null, currency: string, subTotal: string | null, discountValue: string | null, shippingPrice: string | null, salesTaxValue: string | null, taxBase: TaxBase, grandTotal: string | null, taxComponents: Array<{ name: string, percent: string, registrationNumber: string | null, amount: string }>, promotions: Array<{ code: string | null, name: string, kind: PromotionKind, amount: string | null }>, attributes: Array<{ attributeName: string, value: string }>, customer: { name: string, accountNumber: string }, placedBy: { fullName: string }, shippingMethod: { name: string } | null, shippingAddress: { lines: Array<string> }, billingAddress: { lines: Array<string> }, sellToAddress: { lines: Array<string> } | null, charges: Array<{ name: string, jobNumber: string | null, amount: string | null }>, current: { salesTaxValue: string, grandTotal: string } | null, jobOrders: Array<{ pricingNote: string | null, number: string, title: string, quantity: number, unitPrice: string | null, lineTotal: string | null, isWithdrawn: boolean, promisedOn: string | null, reference: string | null, imageUrl: string, status: { name: string }, charges: Array<{ kind: string }>, choices: Array<{ attributeName: string, value: string }> }>, stockLines: Array<{ pricingNote: string | null, title: string, quantity: number, isWithdrawn: boolean, reference: string | null, imageUrl: string, unitPrice: string | null, lineTotal: string | null, choices: Array<{ attributeName: string, value: string }> }> } | null };

export type DocumentPackingSlipQueryVariables = Exact<{
  code: string;
}>;


export type DocumentPackingSlipQuery = { orderGroup: { code: string, createdAt: string, poNumber: string | null, customerWoNumber: string | null, customer: { name: string, accountNumber: string }, shippingMethod: { name: string } | null, shippingAddress: { lines: Array<string> }, jobOrders: Array<{ number: string, title: string, quantity: number, isWithdrawn: boolean, promisedOn: string | null, reference: string | null, endCustomer: string | null, imageUrl: string, trackingNumber: string | null, pickedUp: boolean, shippedAt: string | null, status: { code: string } }>, stockLines: Array<{ title: string, quantity: number, shippedQuantity: number, shippableQuantity: number, isWithdrawn: boolean, reference: string | null, imageUrl: string }> } | null };

export type DocumentShipmentSlipQueryVariables = Exact<{
  order: string;
}>;


export type DocumentShipmentSlipQuery = { salesOrder: { number: string, createdAt: string, poNumber: string | null, customerWoNumber: string | null, customer: { name: string, accountNumber: string }, shippingAddress: { lines: Array<string> }, lines: Array<{ id: string, title: string, imageUrl: string, reference: string | null, quantity: number, shippedQuantity: number, isWithdrawn: boolean, promisedOn: string | null }>, shipments: Array<{ number: string, trackingNumber: string | null, pickedUp: boolean, note: string | null, shippedAt: string, voidedAt: string | null, shippingMethod: { name: string } | null, lines: Array<{ quantity: number, line: { id: string } }> }> } | null };

export type DocumentReceiptQueryVariables = Exact<{
  number: string;
}>;


export type DocumentReceiptQuery = { payment: { number: string, currency: string, amount: string, applied: string, refunded: string, reversed: string, available: string, pending: string, isReversed: boolean, method: PaymentMethod, reference: string | null, receivedOn: string, salesOrderNumber: string | null, customer: { name: string, accountNumber: string }, entries: Array<{ kind: LedgerEntryKind, amount: string, bookedOn: string, isReversal: boolean, isReversed: boolean, invoiceNumber: string | null }> } | null };

export type DocumentPriceQuoteQueryVariables = Exact<{
  number: string;
}>;


export type DocumentPriceQuoteQuery = { priceQuote: { number: string, currency: string, poNumber: string | null, reference: string | null, remarks: string | null, customer: { name: string, accountNumber: string }, contact: { fullName: string } | null, shippingMethod: { name: string } | null, shippingAddress: { lines: Array<string> } | null, billingAddress: { lines: Array<string> } | null, acceptedVersion: { number: number, isSent: boolean, sentAt: string | null, validUntil: string | null, pricingNote: string | null, leadDays: number | null, terms: string | null, depositPercent: string | null, total: string | null, lines: Array<{ title: string, quantity: number, unitPrice: string | null, linePrice: string | null, isOptional: boolean, alternativeGroup: string | null, imageUrl: string, reference: string | null, endCustomer: string | null, ownMetal: boolean, parts: Array<{ quantity: number, name: string, alloyName: string }>, choices: Array<{ attributeName: string, value: string }> }> } | null, current: { number: number, isSent: boolean, sentAt: string | null, validUntil: string | null, pricingNote: string | null, leadDays: number | null, terms: string | null, depositPercent: string | null, total: string | null, order: { shippingPrice: string, salesTaxValue: string, grandTotal: string, depositPercent: string | null, deposit: string | null, taxComponents: Array<{ name: string, percent: string, registrationNumber: string | null, amount: string }> } | null, lines: Array<{ title: string, quantity: number, unitPrice: string | null, linePrice: string | null, isOptional: boolean, alternativeGroup: string | null, imageUrl: string, reference: string | null, endCustomer: string | null, ownMetal: boolean, parts: Array<{ quantity: number, name: string, alloyName: string }>, choices: Array<{ attributeName: string, value: string }> }> }, versions: Array<{ number: number, isSent: boolean, sentAt: string | null, validUntil: string | null, pricingNote: string | null, leadDays: number | null, terms: string | null, depositPercent: string | null, total: string | null, lines: Array<{ title: string, quantity: number, unitPrice: string | null, linePrice: string | null, isOptional: boolean, alternativeGroup: string | null, imageUrl: string, reference: string | null, endCustomer: string | null, ownMetal: boolean, parts: Array<{ quantity: number, name: string, alloyName: string }>, choices: Array<{ attributeName: string, value: string }> }> }> } | null };

export type DocumentQuoteVersionFragment = { number: number, isSent: boolean, sentAt: string | null, validUntil: string | null, pricingNote: string | null, leadDays: number | null, terms: string | null, depositPercent: string | null, total: string | null, lines: Array<{ title: string, quantity: number, unitPrice: string | null, linePrice: string | null, isOptional: boolean, alternativeGroup: string | null, imageUrl: string, reference: string | null, endCustomer: string | null, ownMetal: boolean, parts: Array<{ quantity: number, name: string, alloyName: string }>, choices: Array<{ attributeName: string, value: string }> }> };

export type DocumentStatementFieldsFragment = { from: string, to: string, openingBalance: string, closingBalance: string, movements: Array<{ kind: LedgerEntryKind, isReversal: boolean, bookedOn: string, number: string, reason: string | null, reference: string | null, change: string, balance: string }>, balance: { customerName: string, accountNumber: string, currency: string, openBalance: string, overdue: string, prepayments: string | null, availableCredits: string | null, ageing: Array<{ bucket: AgeingBucket, amount: string }> } };

export type DocumentStatementQueryVariables = Exact<{
  customerId?: number | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type DocumentStatementQuery = { accountStatement: { from: string, to: string, openingBalance: string, closingBalance: string, movements: Array<{ kind: LedgerEntryKind, isReversal: boolean, bookedOn: string, number: string, reason: string | null, reference: string | null, change: string, balance: string }>, balance: { customerName: string, accountNumber: string, currency: string, openBalance: string, overdue: string, prepayments: string | null, availableCredits: string | null, ageing: Array<{ bucket: AgeingBucket, amount: string }> } } | null };

export type DocumentJobTravelerQueryVariables = Exact<{
  number: string;
}>;


export type DocumentJobTravelerQuery = { jobOrder: { number: string, title: string, quantity: number, promisedOn: string | null, wantedBy: string | null, createdAt: string, poNumber: string | null, reference: string | null, endCustomer: string | null, ownMetal: boolean, note: string | null, imageUrl: string, status: { name: string }, priority: { name: string }, customer: { name: string, accountNumber: string }, items: Array<{ code: string, name: string, quantity: number, weight: string | null, children: Array<{ code: string, name: string, quantity: number, weight: string | null, alloy: { name: string, mark: string } | null, size: { us: string, eu: string, uk: string, mm: string } | null, attributes: Array<{ name: string, value: string }> }>, alloy: { name: string, mark: string } | null, size: { us: string, eu: string, uk: string, mm: string } | null, attributes: Array<{ name: string, value: string }> }>, services: Array<{ revision: number, status: string, serviceType: { name: string } }>, benchStages: Array<{ name: string }>, images: Array<{ url: string, caption: string, isBig: boolean }>, notes: Array<{ visibility: NoteVisibility, text: string, createdAt: string, author: { fullName: string } }> } | null };

export type DocumentJobTravelersQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type DocumentJobTravelersQuery = { jobOrders: { edges: Array<{ node: { number: string, title: string, quantity: number, promisedOn: string | null, wantedBy: string | null, createdAt: string, poNumber: string | null, reference: string | null, endCustomer: string | null, ownMetal: boolean, note: string | null, imageUrl: string, status: { name: string }, priority: { name: string }, customer: { name: string, accountNumber: string }, items: Array<{ code: string, name: string, quantity: number, weight: string | null, children: Array<{ code: string, name: string, quantity: number, weight: string | null, alloy: { name: string, mark: string } | null, size: { us: string, eu: string, uk: string, mm: string } | null, attributes: Array<{ name: string, value: string }> }>, alloy: { name: string, mark: string } | null, size: { us: string, eu: string, uk: string, mm: string } | null, attributes: Array<{ name: string, value: string }> }>, services: Array<{ revision: number, status: string, serviceType: { name: string } }>, benchStages: Array<{ name: string }>, images: Array<{ url: string, caption: string, isBig: boolean }>, notes: Array<{ visibility: NoteVisibility, text: string, createdAt: string, author: { fullName: string } }> } }> } };

export type DocumentTravelerFragment = { number: string, title: string, quantity: number, promisedOn: string | null, wantedBy: string | null, createdAt: string, poNumber: string | null, reference: string | null, endCustomer: string | null, ownMetal: boolean, note: string | null, imageUrl: string, status: { name: string }, priority: { name: string }, customer: { name: string, accountNumber: string }, items: Array<{ code: string, name: string, quantity: number, weight: string | null, children: Array<{ code: string, name: string, quantity: number, weight: string | null, alloy: { name: string, mark: string } | null, size: { us: string, eu: string, uk: string, mm: string } | null, attributes: Array<{ name: string, value: string }> }>, alloy: { name: string, mark: string } | null, size: { us: string, eu: string, uk: string, mm: string } | null, attributes: Array<{ name: string, value: string }> }>, services: Array<{ revision: number, status: string, serviceType: { name: string } }>, benchStages: Array<{ name: string }>, images: Array<{ url: string, caption: string, isBig: boolean }>, notes: Array<{ visibility: NoteVisibility, text: string, createdAt: string, author: { fullName: string } }> };

export type DocumentTravelerItemFragment = { code: string, name: string, quantity: number, weight: string | null, alloy: { name: string, mark: string } | null, size: { us: string, eu: string, uk: string, mm: string } | null, attributes: Array<{ name: string, value: string }> };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const DocumentAddressFragmentDoc = new TypedDocumentString(`
    fragment DocumentAddress on AddressSnapshot {
  lines
}
    `, {"fragmentName":"DocumentAddress"}) as unknown as TypedDocumentString<DocumentAddressFragment, unknown>;
export const DocumentCreditFragmentDoc = new TypedDocumentString(`
    fragment DocumentCredit on CustomerCredit {
  number
  currency
  contentHash
  refunded
  balance
  available
  entries {
    kind
    amount
    bookedOn
    isReversal
    invoiceNumber
    reference
  }
  printed {
    issuedOn
    kind
    reason
    invoiceNumber
    amount
    netAmount
    taxComponents {
      name
      percent
      registrationNumber
      amount
    }
    sellerName
    sellerLines
    customerName
    accountNumber
    billingAddress {
      ...DocumentAddress
    }
  }
}
    fragment DocumentAddress on AddressSnapshot {
  lines
}`, {"fragmentName":"DocumentCredit"}) as unknown as TypedDocumentString<DocumentCreditFragment, unknown>;
export const DocumentInvoiceFragmentDoc = new TypedDocumentString(`
    fragment DocumentInvoice on Invoice {
  number
  currency
  contentHash
  total
  applied
  balance
  isOverdue
  status {
    code
  }
  printed {
    issuedOn
    dueOn
    paymentTerms
    poNumber
    customerWoNumber
    orderCode
    salesOrderNumber
    shipmentNumber
    sellerName
    sellerLines
    customerName
    accountNumber
    taxExemptNumber
    billingAddress {
      ...DocumentAddress
    }
    shippingAddress {
      ...DocumentAddress
    }
    lines {
      title
      jobNumber
      reference
      endCustomer
      quantity
      unitPrice
      amount
    }
    subTotal
    discountValue
    shippingPrice
    salesTaxValue
    taxBase
    taxComponents {
      name
      percent
      registrationNumber
      amount
    }
    total
  }
}
    fragment DocumentAddress on AddressSnapshot {
  lines
}`, {"fragmentName":"DocumentInvoice"}) as unknown as TypedDocumentString<DocumentInvoiceFragment, unknown>;
export const DocumentQuoteVersionFragmentDoc = new TypedDocumentString(`
    fragment DocumentQuoteVersion on PriceQuoteVersion {
  number
  isSent
  sentAt
  validUntil
  pricingNote
  leadDays
  terms
  depositPercent
  total
  lines {
    title
    quantity
    unitPrice
    linePrice
    isOptional
    alternativeGroup
    imageUrl
    reference
    endCustomer
    ownMetal
    parts {
      quantity
      name
      alloyName
    }
    choices {
      attributeName
      value
    }
  }
}
    `, {"fragmentName":"DocumentQuoteVersion"}) as unknown as TypedDocumentString<DocumentQuoteVersionFragment, unknown>;
export const DocumentStatementFieldsFragmentDoc = new TypedDocumentString(`
    fragment DocumentStatementFields on AccountStatement {
  from
  to
  openingBalance
  closingBalance
  movements {
    kind
    isReversal
    bookedOn
    number
    reason
    reference
    change
    balance
  }
  balance {
    customerName
    accountNumber
    currency
    openBalance
    overdue
    prepayments
    availableCredits
    ageing {
      bucket
      amount
    }
  }
}
    `, {"fragmentName":"DocumentStatementFields"}) as unknown as TypedDocumentString<DocumentStatementFieldsFragment, unknown>;
export const DocumentTravelerItemFragmentDoc = new TypedDocumentString(`
    fragment DocumentTravelerItem on JobItem {
  code
  name
  quantity
  weight
  alloy {
    name
    mark
  }
  size {
    us
    eu
    uk
    mm
  }
  attributes {
    name
    value
  }
}
    `, {"fragmentName":"DocumentTravelerItem"}) as unknown as TypedDocumentString<DocumentTravelerItemFragment, unknown>;
export const DocumentTravelerFragmentDoc = new TypedDocumentString(`
    fragment DocumentTraveler on JobOrder {
  number
  title
  quantity
  promisedOn
  wantedBy
  createdAt
  poNumber
  reference
  endCustomer
  ownMetal
  note
  imageUrl
  status {
    name
  }
  priority {
    name
  }
  customer {
    name
    accountNumber
  }
  items {
    ...DocumentTravelerItem
    children {
      ...DocumentTravelerItem
    }
  }
  services {
    revision
    status
    serviceType {
      name
    }
  }
  benchStages {
    name
  }
  images {
    url
    caption
    isBig
  }
  notes {
    visibility
    text
    createdAt
    author {
      fullName
    }
  }
}
    fragment DocumentTravelerItem on JobItem {
  code
  name
  quantity
  weight
  alloy {
    name
    mark
  }
  size {
    us
    eu
    uk
    mm
  }
  attributes {
    name
    value
  }
}`, {"fragmentName":"DocumentTraveler"}) as unknown as TypedDocumentString<DocumentTravelerFragment, unknown>;
export const DocumentConsignmentSlipDocument = new TypedDocumentString(`
    query DocumentConsignmentSlip($number: String!) {
  consignment(number: $number) {
    number
    createdAt
    issuedOn
    dueOn
    termDays
    currency
    memoValue
    note
    customer {
      name
      accountNumber
    }
    contact {
      firstName
      lastName
    }
    shippingAddress {
      ...DocumentAddress
    }
    lines {
      rank
      title
      imageUrl
      itemTypeCode
      variantCode
      quantity
      memoPrice
      state
      sentOn
    }
  }
}
    fragment DocumentAddress on AddressSnapshot {
  lines
}`) as unknown as TypedDocumentString<DocumentConsignmentSlipQuery, DocumentConsignmentSlipQueryVariables>;
export const DocumentCreditMemoDocument = new TypedDocumentString(`
    query DocumentCreditMemo($number: String!) {
  customerCredit(number: $number) {
    ...DocumentCredit
  }
}
    fragment DocumentCredit on CustomerCredit {
  number
  currency
  contentHash
  refunded
  balance
  available
  entries {
    kind
    amount
    bookedOn
    isReversal
    invoiceNumber
    reference
  }
  printed {
    issuedOn
    kind
    reason
    invoiceNumber
    amount
    netAmount
    taxComponents {
      name
      percent
      registrationNumber
      amount
    }
    sellerName
    sellerLines
    customerName
    accountNumber
    billingAddress {
      ...DocumentAddress
    }
  }
}
fragment DocumentAddress on AddressSnapshot {
  lines
}`) as unknown as TypedDocumentString<DocumentCreditMemoQuery, DocumentCreditMemoQueryVariables>;
export const DocumentOneInvoiceDocument = new TypedDocumentString(`
    query DocumentOneInvoice($number: String!) {
  invoice(number: $number) {
    ...DocumentInvoice
  }
}
    fragment DocumentInvoice on Invoice {
  number
  currency
  contentHash
  total
  applied
  balance
  isOverdue
  status {
    code
  }
  printed {
    issuedOn
    dueOn
    paymentTerms
    poNumber
    customerWoNumber
    orderCode
    salesOrderNumber
    shipmentNumber
    sellerName
    sellerLines
    customerName
    accountNumber
    taxExemptNumber
    billingAddress {
      ...DocumentAddress
    }
    shippingAddress {
      ...DocumentAddress
    }
    lines {
      title
      jobNumber
      reference
      endCustomer
      quantity
      unitPrice
      amount
    }
    subTotal
    discountValue
    shippingPrice
    salesTaxValue
    taxBase
    taxComponents {
      name
      percent
      registrationNumber
      amount
    }
    total
  }
}
fragment DocumentAddress on AddressSnapshot {
  lines
}`) as unknown as TypedDocumentString<DocumentOneInvoiceQuery, DocumentOneInvoiceQueryVariables>;
export const DocumentInvoicesDocument = new TypedDocumentString(`
    query DocumentInvoices($ids: [ID!]!) {
  invoices(
    first: 100
    filter: {invoiceIds: $ids}
    orderBy: {field: NUMBER, direction: ASC}
  ) {
    edges {
      node {
        ...DocumentInvoice
      }
    }
  }
}
    fragment DocumentInvoice on Invoice {
  number
  currency
  contentHash
  total
  applied
  balance
  isOverdue
  status {
    code
  }
  printed {
    issuedOn
    dueOn
    paymentTerms
    poNumber
    customerWoNumber
    orderCode
    salesOrderNumber
    shipmentNumber
    sellerName
    sellerLines
    customerName
    accountNumber
    taxExemptNumber
    billingAddress {
      ...DocumentAddress
    }
    shippingAddress {
      ...DocumentAddress
    }
    lines {
      title
      jobNumber
      reference
      endCustomer
      quantity
      unitPrice
      amount
    }
    subTotal
    discountValue
    shippingPrice
    salesTaxValue
    taxBase
    taxComponents {
      name
      percent
      registrationNumber
      amount
    }
    total
  }
}
fragment DocumentAddress on AddressSnapshot {
  lines
}`) as unknown as TypedDocumentString<DocumentInvoicesQuery, DocumentInvoicesQueryVariables>;
export const DocumentOrderConfirmationDocument = new TypedDocumentString(`
    query DocumentOrderConfirmation($code: String!) {
  orderGroup(code: $code) {
    code
    createdAt
    poNumber
    customerWoNumber
    notes
    currency
    subTotal
    discountValue
    shippingPrice
    salesTaxValue
    taxBase
    taxComponents {
      name
      percent
      registrationNumber
      amount
    }
    grandTotal
    promotions {
      code
      name
      kind
      amount
    }
    attributes {
      attributeName
      value
    }
    customer {
      name
      accountNumber
    }
    placedBy {
      fullName
    }
    shippingMethod {
      name
    }
    shippingAddress {
      ...DocumentAddress
    }
    billingAddress {
      ...DocumentAddress
    }
    sellToAddress {
      ...DocumentAddress
    }
    charges {
      name
      jobNumber
      amount
    }
    current {
      salesTaxValue
      grandTotal
    }
    jobOrders {
      pricingNote
      number
      title
      quantity
      unitPrice
      lineTotal
      isWithdrawn
      promisedOn
      reference
      imageUrl
      status {
        name
      }
      charges {
        kind
      }
      choices {
        attributeName
        value
      }
    }
    stockLines {
      pricingNote
      title
      quantity
      unitPrice: orderedUnitPrice
      lineTotal: orderedTotal
      isWithdrawn
      reference
      imageUrl
      choices {
        attributeName
        value
      }
    }
  }
}
    fragment DocumentAddress on AddressSnapshot {
  lines
}`) as unknown as TypedDocumentString<DocumentOrderConfirmationQuery, DocumentOrderConfirmationQueryVariables>;
export const DocumentPackingSlipDocument = new TypedDocumentString(`
    query DocumentPackingSlip($code: String!) {
  orderGroup(code: $code) {
    code
    createdAt
    poNumber
    customerWoNumber
    customer {
      name
      accountNumber
    }
    shippingMethod {
      name
    }
    shippingAddress {
      ...DocumentAddress
    }
    jobOrders {
      number
      title
      quantity
      isWithdrawn
      promisedOn
      reference
      endCustomer
      imageUrl
      trackingNumber
      pickedUp
      shippedAt
      status {
        code
      }
    }
    stockLines {
      title
      quantity
      shippedQuantity
      shippableQuantity
      isWithdrawn
      reference
      imageUrl
    }
  }
}
    fragment DocumentAddress on AddressSnapshot {
  lines
}`) as unknown as TypedDocumentString<DocumentPackingSlipQuery, DocumentPackingSlipQueryVariables>;
export const DocumentShipmentSlipDocument = new TypedDocumentString(`
    query DocumentShipmentSlip($order: String!) {
  salesOrder(number: $order) {
    number
    createdAt
    poNumber
    customerWoNumber
    customer {
      name
      accountNumber
    }
    shippingAddress {
      ...DocumentAddress
    }
    lines {
      id
      title
      imageUrl
      reference
      quantity
      shippedQuantity
      isWithdrawn
      promisedOn
    }
    shipments {
      number
      trackingNumber
      pickedUp
      note
      shippedAt
      voidedAt
      shippingMethod {
        name
      }
      lines {
        quantity
        line {
          id
        }
      }
    }
  }
}
    fragment DocumentAddress on AddressSnapshot {
  lines
}`) as unknown as TypedDocumentString<DocumentShipmentSlipQuery, DocumentShipmentSlipQueryVariables>;
export const DocumentReceiptDocument = new TypedDocumentString(`
    query DocumentReceipt($number: String!) {
  payment(number: $number) {
    number
    currency
    amount
    applied
    refunded
    reversed
    available
    pending
    isReversed
    method
    reference
    receivedOn
    salesOrderNumber
    customer {
      name
      accountNumber
    }
    entries {
      kind
      amount
      bookedOn
      isReversal
      isReversed
      invoiceNumber
    }
  }
}
    `) as unknown as TypedDocumentString<DocumentReceiptQuery, DocumentReceiptQueryVariables>;
export const DocumentPriceQuoteDocument = new TypedDocumentString(`
    query DocumentPriceQuote($number: String!) {
  priceQuote(number: $number) {
    number
    currency
    poNumber
    reference
    remarks
    customer {
      name
      accountNumber
    }
    contact {
      fullName
    }
    shippingMethod {
      name
    }
    shippingAddress {
      ...DocumentAddress
    }
    billingAddress {
      ...DocumentAddress
    }
    acceptedVersion {
      ...DocumentQuoteVersion
    }
    current {
      ...DocumentQuoteVersion
      order {
        shippingPrice
        salesTaxValue
        taxComponents {
          name
          percent
          registrationNumber
          amount
        }
        grandTotal
        depositPercent
        deposit
      }
    }
    versions {
      ...DocumentQuoteVersion
    }
  }
}
    fragment DocumentAddress on AddressSnapshot {
  lines
}
fragment DocumentQuoteVersion on PriceQuoteVersion {
  number
  isSent
  sentAt
  validUntil
  pricingNote
  leadDays
  terms
  depositPercent
  total
  lines {
    title
    quantity
    unitPrice
    linePrice
    isOptional
    alternativeGroup
    imageUrl
    reference
    endCustomer
    ownMetal
    parts {
      quantity
      name
      alloyName
    }
    choices {
      attributeName
      value
    }
  }
}`) as unknown as TypedDocumentString<DocumentPriceQuoteQuery, DocumentPriceQuoteQueryVariables>;
export const DocumentStatementDocument = new TypedDocumentString(`
    query DocumentStatement($customerId: Int, $from: Date, $to: Date) {
  accountStatement(customerId: $customerId, from: $from, to: $to) {
    ...DocumentStatementFields
  }
}
    fragment DocumentStatementFields on AccountStatement {
  from
  to
  openingBalance
  closingBalance
  movements {
    kind
    isReversal
    bookedOn
    number
    reason
    reference
    change
    balance
  }
  balance {
    customerName
    accountNumber
    currency
    openBalance
    overdue
    prepayments
    availableCredits
    ageing {
      bucket
      amount
    }
  }
}`) as unknown as TypedDocumentString<DocumentStatementQuery, DocumentStatementQueryVariables>;
export const DocumentJobTravelerDocument = new TypedDocumentString(`
    query DocumentJobTraveler($number: String!) {
  jobOrder(number: $number) {
    ...DocumentTraveler
  }
}
    fragment DocumentTraveler on JobOrder {
  number
  title
  quantity
  promisedOn
  wantedBy
  createdAt
  poNumber
  reference
  endCustomer
  ownMetal
  note
  imageUrl
  status {
    name
  }
  priority {
    name
  }
  customer {
    name
    accountNumber
  }
  items {
    ...DocumentTravelerItem
    children {
      ...DocumentTravelerItem
    }
  }
  services {
    revision
    status
    serviceType {
      name
    }
  }
  benchStages {
    name
  }
  images {
    url
    caption
    isBig
  }
  notes {
    visibility
    text
    createdAt
    author {
      fullName
    }
  }
}
fragment DocumentTravelerItem on JobItem {
  code
  name
  quantity
  weight
  alloy {
    name
    mark
  }
  size {
    us
    eu
    uk
    mm
  }
  attributes {
    name
    value
  }
}`) as unknown as TypedDocumentString<DocumentJobTravelerQuery, DocumentJobTravelerQueryVariables>;
export const DocumentJobTravelersDocument = new TypedDocumentString(`
    query DocumentJobTravelers($ids: [ID!]!) {
  jobOrders(
    first: 100
    filter: {jobOrderIds: $ids}
    orderBy: {field: NUMBER, direction: ASC}
  ) {
    edges {
      node {
        ...DocumentTraveler
      }
    }
  }
}
    fragment DocumentTraveler on JobOrder {
  number
  title
  quantity
  promisedOn
  wantedBy
  createdAt
  poNumber
  reference
  endCustomer
  ownMetal
  note
  imageUrl
  status {
    name
  }
  priority {
    name
  }
  customer {
    name
    accountNumber
  }
  items {
    ...DocumentTravelerItem
    children {
      ...DocumentTravelerItem
    }
  }
  services {
    revision
    status
    serviceType {
      name
    }
  }
  benchStages {
    name
  }
  images {
    url
    caption
    isBig
  }
  notes {
    visibility
    text
    createdAt
    author {
      fullName
    }
  }
}
fragment DocumentTravelerItem on JobItem {
  code
  name
  quantity
  weight
  alloy {
    name
    mark
  }
  size {
    us
    eu
    uk
    mm
  }
  attributes {
    name
    value
  }
}`) as unknown as TypedDocumentString<DocumentJobTravelersQuery, DocumentJobTravelersQueryVariables>;