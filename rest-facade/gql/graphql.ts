/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Input of `addCard`. */
export type AddCardInput = {
  /** City of the bill, at most 80. */
  city?: string | null | undefined;
  /** ISO 3166-1 numeric code of the country of the bill. */
  countryId?: number | null | undefined;
  /** Integer id of the gateway that made the token; 0 or absent: the default one. */
  gatewayId?: number | null | undefined;
  /** Repeats of the call with this key happen once and answer the same. */
  idempotencyKey?: string | null | undefined;
  /** It is charged unless another one is chosen. The first card always is. */
  isDefault?: boolean | null | undefined;
  /** Street and number of the bill, at most 120. */
  line1?: string | null | undefined;
  /** Whose name is on the card, at most 100 characters. */
  nameOnCard: string;
  /** Integer id of the state of the bill. */
  stateId?: number | null | undefined;
  /** One-time token of the hosted fields. */
  token: string;
  /** Postal code of the bill, which the bank compares; at most 20. */
  zip?: string | null | undefined;
};

/** Input of `addCustomOrderPictures`. */
export type AddCustomOrderPicturesInput = {
  /** Integer id of the custom order. */
  customOrderId: number;
  /** Uploaded pictures. */
  fileIds: Array<number>;
  /** Repeats of the call with this key happen once and answer the same. */
  idempotencyKey?: string | null | undefined;
};

/** Input of `addItemTypesToCategory`. */
export type AddItemTypesToCategoryInput = {
  /** The category (integer id). */
  categoryId: number;
  /** What is made, shown and sold by itself (integer ids), 500 at most. */
  itemTypeIds: Array<number>;
};

/** Input of `addNote`. */
export type AddNoteInput = {
  /** Uploaded pictures, five at most. */
  fileIds?: Array<number> | null | undefined;
  /** Repeats of the call with this key happen once and answer the same. */
  idempotencyKey?: string | null | undefined;
  /** Of a quote: the line that it is about; absent: all of it. */
  lineKey?: number | null | undefined;
  /** Users whom it calls by name, of `mentionCandidates`, ten at most; each is told by mail. */
  mentionIds?: Array<number> | null | undefined;
  /** What it is about: a job or a piece of one, a sales order, a quote. */
  subjectId: string | number;
  /** Plain text, 4,000 characters at most. */
  text: string;
  /** Who reads it. */
  visibility: NoteVisibility;
};

/** Input of `addPayPalOverpayment`. */
export type AddPayPalOverpaymentInput = {
  /** How much it is, as the payer saw it. */
  amount?: string | number | null | undefined;
  /** PayPal’s own id of the order. */
  payPalOrderId: string;
};

/** Input of `addToCart`. */
export type AddToCartInput = {
  /** Ask first: where there would be rings of one size, it is refused with `SAME_RING_SIZE` and nothing changes. Absent or false: it is done, with a warning. */
  asksSameRingSize?: boolean | null | undefined;
  /** The piece as configured. */
  configuration: ConfigurationInput;
  /** Uploaded drawing. */
  drawingFileId?: number | null | undefined;
  /** Whom the customer sells it to. */
  endCustomer?: string | null | undefined;
  /** Repeats of the call with this key happen once and answer the same. */
  idempotencyKey?: string | null | undefined;
  /** Note to the workshop. */
  note?: string | null | undefined;
  /** Pieces, 1 to 999. */
  quantity: number;
  /** Customer’s own reference. */
  reference?: string | null | undefined;
  /** Session id of the cart; the default cart when absent. */
  sessionId?: string | null | undefined;
  /** Day it is wanted by, today or later. */
  wantedBy?: string | null | undefined;
};

/** Input of `addToWishList`. */
export type AddToWishListInput = {
  /** The piece as configured. */
  configuration: ConfigurationInput;
  /** Uploaded drawing. */
  drawingFileId?: number | null | undefined;
  /** Whom the customer sells it to. */
  endCustomer?: string | null | undefined;
  /** Repeats of the call with this key happen once and answer the same. */
  idempotencyKey?: string | null | undefined;
  /** Note to the workshop. */
  note?: string | null | undefined;
  /** Pieces, 1 to 999. */
  quantity: number;
  /** Customer’s own reference. */
  reference?: string | null | undefined;
  /** Day it is wanted by, today or later. */
  wantedBy?: string | null | undefined;
};

/** Input of `applyCoupon`. */
export type ApplyCouponInput = {
  /** What is printed on the coupon, in any case. */
  code: string;
  /** Session id of the cart; the default cart when absent. */
  sessionId?: string | null | undefined;
};

/** Input of `approveJobOrder`. */
export type ApproveJobOrderInput = {
  /** Grand total that was on the screen of whoever commits: `JobOrder.totalIfApproved` of what is approved. Another one is refused with PRICE_CHANGED, before and after, and nothing is written. Left out only where no prices are shown. */
  expectedGrandTotal?: string | number | null | undefined;
  /** Job order. */
  id: string | number;
  /** Code of a service type; absent: all awaiting services. */
  serviceType?: string | null | undefined;
  /** Version that was seen. */
  version?: number | null | undefined;
};

/** What is chosen for one attribute: an option of a SELECT, the text of a TEXT, the value of a NUMBER, or the US ring size of a SIZE. */
export type AttributeChoiceInput = {
  /** Integer id of the attribute. */
  attributeId: number;
  /** Integer id of the chosen option. */
  optionId?: number | null | undefined;
  /** Text of a TEXT attribute, e.g. an engraving; id or code of an option; a number, e.g. "45.5"; or a ring size, e.g. "6.25". */
  text?: string | null | undefined;
};

/** Products that offer any of these options of an attribute. */
export type AttributeFilterInput = {
  /** Integer id of the attribute. */
  attributeId: number;
  /** Integer ids of its options; any of them. */
  optionIds: Array<number>;
};

/** What a text of the piece shall say. */
export type AttributeTextInput = {
  /** Integer id of a TEXT attribute, e.g. an engraving. */
  attributeId: number;
  /** The text; absent or empty: none. */
  text?: string | null | undefined;
};

/** What to price. Prices and customers are never taken from a client. */
export type CalculatePriceInput = {
  /** The piece as configured. */
  configuration: ConfigurationInput;
  /** 1 to 999 pieces. */
  quantity?: number | null | undefined;
  /** Any text of at most 100 characters; comes back with the answer. */
  requestId?: string | null | undefined;
};

/** Input of `cancelJobOrder`. */
export type CancelJobOrderInput = {
  /** Job order. */
  id: string | number;
  /** Why; required in production. */
  reason?: string | null | undefined;
  /** Version that was seen. */
  version?: number | null | undefined;
};

/** Input of `changePassword`. */
export type ChangePasswordInput = {
  /** New password, 10 to 200 characters. */
  newPassword: string;
  /** Present password, or the generated one just used. */
  oldPassword: string;
};

/** Input of `clearCart`. */
export type ClearCartInput = {
  /** Session id of the cart; the default cart when absent. */
  sessionId?: string | null | undefined;
};

/** A piece as a customer configures it; what is absent takes the default of the piece. */
export type ConfigurationInput = {
  /** Integer id of the alloy. */
  alloyId?: number | null | undefined;
  /** Choices, one per attribute. */
  attributes?: Array<AttributeChoiceInput> | null | undefined;
  /** Integer id of the product. */
  itemTypeId: number;
  /** The customer brings the metal: it costs nothing, the work does (`acceptsOwnMetal`). */
  ownMetal?: boolean | null | undefined;
  /** Integer id of the priority. */
  priorityId?: number | null | undefined;
  /** US ring size in quarters, e.g. "6.25". */
  size?: string | number | null | undefined;
  /** Parts of a set that differ from what follows from the main piece. */
  subItems?: Array<PartConfigurationInput> | null | undefined;
};

/** Which consignments a list shows; all conditions together. */
export type ConsignmentFilter = {
  /** Only these, 100 at most; ids of nothing visible find nothing. */
  consignmentIds?: Array<string | number> | null | undefined;
  /** Only consignments of this customer. */
  customerId?: number | null | undefined;
  /** With a last day before this one. */
  dueBefore?: string | null | undefined;
  /** Only those of which something is not done with although their last day has passed, or only others. */
  isOverdue?: boolean | null | undefined;
  /** Sent on this day or later. */
  issuedFrom?: string | null | undefined;
  /** Sent on this day or earlier. */
  issuedTo?: string | null | undefined;
  /** Beginnings of words of number, pieces, their codes or customer. */
  search?: string | null | undefined;
  /** Any of these statuses: `NEW`, `PROCESSING`, `CLOSED`. */
  statusCodes?: Array<string> | null | undefined;
};

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

/** How a list of consignments is sorted; newest first unless given. */
export type ConsignmentOrder = {
  /** Which way. */
  direction: SortDirection;
  /** What to sort by. */
  field: ConsignmentOrderField;
};

/** What consignments are sorted by. */
export type ConsignmentOrderField =
  /** Last day; packed ones are last, or first when descending. */
  | 'DUE_ON'
  /** Day on which the first pieces were sent; packed ones are last, or first when descending. */
  | 'ISSUED_ON'
  /** Number, in counting order. */
  | 'NUMBER'
  /** What is out. */
  | 'OUT_VALUE';

/** Why a coupon is not granted. */
export type CouponProblem =
  /** It has ended. */
  | 'COUPON_EXPIRED'
  /** There is no such coupon for this customer, or not yet. */
  | 'COUPON_INVALID'
  /** As many orders as may have it have had it. */
  | 'COUPON_LIMIT'
  /** The subtotal is below its minimum. */
  | 'COUPON_MINIMUM'
  /** It is not for what is in the cart. */
  | 'COUPON_NOT_ELIGIBLE';

/** Input of `createCustomOrder`. */
export type CreateCustomOrderInput = {
  /** Ask for a quote even where it has a price. */
  asQuote?: boolean | null | undefined;
  /** The piece as configured. */
  configuration: ConfigurationInput;
  /** Integer id of the user to ask at the customer’s, chosen by staff; the customer’s main contact when absent. */
  contactId?: number | null | undefined;
  /** Whom the customer sells it to. */
  endCustomer?: string | null | undefined;
  /** Grand total that was on the screen of whoever commits: `customOrderPreview`. Another one is refused with PRICE_CHANGED, before and after, and nothing is written. Left out only where no prices are shown. */
  expectedGrandTotal?: string | number | null | undefined;
  /** Uploaded drawings and photos, ten at most. */
  fileIds?: Array<number> | null | undefined;
  /** Repeats of the call with this key happen once and answer the same. */
  idempotencyKey?: string | null | undefined;
  /** What the workshop shall know. */
  note?: string | null | undefined;
  /** Customer’s purchase order. */
  poNumber?: string | null | undefined;
  /** Pieces, 1 to 999. */
  quantity: number;
  /** Customer’s own reference. */
  reference?: string | null | undefined;
  /** Integer id of the template that it begins from. */
  templateId?: number | null | undefined;
  /** Day it is wanted by, today or later. */
  wantedBy?: string | null | undefined;
};

/** Which templates a list shows; all conditions together. */
export type CustomOrderTemplateFilter = {
  /** Only pieces, no kinds of work. */
  onlyOrderable?: boolean | null | undefined;
  /** Only the top of the tree. */
  onlyRoots?: boolean | null | undefined;
  /** Only those right below this one (integer id). */
  parentId?: number | null | undefined;
  /** Part of the name in either language, or of the code. */
  search?: string | null | undefined;
};

/** Which credits a list shows; all conditions together. */
export type CustomerCreditFilter = {
  /** Only these, 100 at most; ids of nothing visible find nothing. */
  creditIds?: Array<string | number> | null | undefined;
  /** Only credits of this customer. */
  customerId?: number | null | undefined;
  /** Only those of which something is left, or only others. */
  hasAvailable?: boolean | null | undefined;
  /** Issued on this day or later. */
  issuedFrom?: string | null | undefined;
  /** Issued on this day or before. */
  issuedTo?: string | null | undefined;
  /** Only those that were given for this. */
  kind?: CustomerCreditKind | null | undefined;
  /** Beginnings of words of number, invoice, reason or customer. */
  search?: string | null | undefined;
};

/** What a credit is given for. */
export type CustomerCreditKind =
  /** Out of goodwill. */
  | 'GOODWILL'
  /** A price is put right. */
  | 'PRICE_FIX'
  /** Something was sent back. */
  | 'RETURN';

/** How a list of credits is sorted; newest first unless given. */
export type CustomerCreditOrder = {
  /** Which way. */
  direction: SortDirection;
  /** What to sort by. */
  field: CustomerCreditOrderField;
};

/** What credits are sorted by. */
export type CustomerCreditOrderField =
  /** How much it was issued for. */
  | 'AMOUNT'
  /** What is left of it. */
  | 'AVAILABLE'
  /** Day of issue. */
  | 'ISSUED_ON'
  /** Number, in counting order. */
  | 'NUMBER';

/** Input of `declineJobOrder`. */
export type DeclineJobOrderInput = {
  /** Job order. */
  id: string | number;
  /** Why. */
  reasonText: string;
  /** Version that was seen. */
  version?: number | null | undefined;
};

/** Input of `deleteCustomOrderGroup`. */
export type DeleteCustomOrderGroupInput = {
  /** Integer id of the group. */
  groupId: number;
};

/** Input of `deleteProductCategories`. */
export type DeleteProductCategoriesInput = {
  /** Integer ids of the categories, 100 at most. */
  categoryIds: Array<number>;
};

/** Pages that ask for the data of estimates. */
export type EstimatePage =
  /** A new estimate. */
  | 'CREATE'
  /** A saved one: with metals that the catalogue no longer shows. */
  | 'EDIT'
  /** A job: with the attributes of jobs, without alloy prices. */
  | 'JOB'
  /** A quote: with the attributes of quotes. */
  | 'QUOTE';

/** Input of `generatePaidInvoice`. */
export type GeneratePaidInvoiceInput = {
  /** Sales order. */
  salesOrderId: string | number;
};

/** A list whose look and saved views users keep, by its documented code. */
export type GridCode =
  /** Jobs on the bench. */
  | 'BENCH_JOBS'
  /** The catalogue. */
  | 'CATALOG'
  /** Components of contents. */
  | 'COMPONENTS'
  /** Outgoing consignments. */
  | 'CONSIGNMENTS'
  /** Contents. */
  | 'CONTENTS'
  /** Lines of an outgoing consignment. */
  | 'CPv3_OC_Detail'
  /** Credits of customers. */
  | 'CUSTOMER_CREDITS'
  /** Groups of pieces that can be ordered to one’s own wishes. */
  | 'CUSTOM_ORDER_GROUPS'
  /** Estimates. */
  | 'ESTIMATES'
  /** Background work that was given up. */
  | 'FAILED_TASKS'
  /** The inbox. */
  | 'INBOX'
  /** Invoices. */
  | 'INVOICES'
  /** Item types. */
  | 'ITEM_TYPES'
  /** Job orders. */
  | 'JOB_ORDERS'
  /** The journal of the books. */
  | 'JOURNAL'
  /** Payments. */
  | 'PAYMENTS'
  /** Price quotes. */
  | 'PRICE_QUOTES'
  /** Products. */
  | 'PRODUCTS'
  /** Categories of the catalogue. */
  | 'PRODUCT_CATALOG'
  /** Coupons and promotions. */
  | 'PROMOTIONS'
  /** What our books and those of payment gateways say differently. */
  | 'RECONCILIATION_FINDINGS'
  /** Sales orders. */
  | 'SALES_ORDERS'
  /** Search engine texts of categories. */
  | 'SEO_CATALOGS'
  /** Search engine texts of products. */
  | 'SEO_PRODUCTS';

/** Which invoices a list shows; all conditions together. */
export type InvoiceFilter = {
  /** Only invoices of this customer. */
  customerId?: number | null | undefined;
  /** To be paid before this day. */
  dueBefore?: string | null | undefined;
  /** Only these, 100 at most; ids of nothing visible find nothing. */
  invoiceIds?: Array<string | number> | null | undefined;
  /** Only those of which something is owed although their last day has passed, or only others. */
  isOverdue?: boolean | null | undefined;
  /** Issued on this day or later. */
  issuedFrom?: string | null | undefined;
  /** Issued on this day or earlier. */
  issuedTo?: string | null | undefined;
  /** Beginnings of words of number, PO, order, sales order, pieces or customer. */
  search?: string | null | undefined;
  /** Any of these statuses. */
  statusCodes?: Array<string> | null | undefined;
};

/** How a list of invoices is sorted; newest first unless given. */
export type InvoiceOrder = {
  /** Which way. */
  direction: SortDirection;
  /** What to sort by. */
  field: InvoiceOrderField;
};

/** What invoices are sorted by. */
export type InvoiceOrderField =
  /** What is still owed of it. */
  | 'BALANCE'
  /** Last day for paying; drafts are last, or first when descending. */
  | 'DUE_ON'
  /** Day of issue; drafts are last, or first when descending. */
  | 'ISSUED_ON'
  /** Number, in counting order. */
  | 'NUMBER'
  /** What it comes to. */
  | 'TOTAL';

/** What a job lacks before an action is possible. */
export type JobActionObstacle =
  /** Only the customer decides it, never somebody who acts as them. */
  | 'ACTING_AS_FORBIDDEN'
  /** The cancellation was charged. */
  | 'ALREADY_INVOICED'
  /** The customer has to approve first. */
  | 'APPROVAL_REQUIRED'
  /** Its order is beyond the customer’s credit limit. */
  | 'CREDIT_LIMIT_EXCEEDED'
  /** The customer has not answered the question by a note. */
  | 'CUSTOMER_NOTE_REQUIRED'
  /** Money that its sales order was confirmed on went back. */
  | 'DEPOSIT_REVERSED'
  /** Nothing awaits the customer’s approval. */
  | 'NOTHING_AWAITS_APPROVAL'
  /** No service is proposed. */
  | 'NOTHING_PROPOSED'
  /** No service is proposed or awaits an answer. */
  | 'NO_OPEN_SERVICE'
  /** Its sales order is not confirmed. */
  | 'ORDER_NOT_CONFIRMED'
  /** Its sales order is a layaway that is not paid. */
  | 'ORDER_NOT_PAID'
  /** Its sales order is on hold. */
  | 'ORDER_ON_HOLD'
  /** The customer’s payment terms are not met. */
  | 'PAYMENT_TERMS_NOT_MET'
  /** The status before the job was put on hold is unknown. */
  | 'PREVIOUS_STATUS_UNKNOWN'
  /** Work on the piece has begun. */
  | 'PRODUCTION_STARTED'
  /** It was cancelled more than 24 hours ago. */
  | 'RESTORE_WINDOW_CLOSED'
  /** Its price is settled by weight, and it was not weighed. */
  | 'WEIGHT_REQUIRED';

/** Which job orders a list shows; all conditions together. */
export type JobOrderFilter = {
  /** Only jobs of this customer. */
  customerId?: number | null | undefined;
  /** Only these, 100 at most; ids of nothing visible find nothing. */
  jobOrderIds?: Array<string | number> | null | undefined;
  /** Open jobs by their promised day. */
  promised?: PromisedFilter | null | undefined;
  /** Promised on this day or later. */
  promisedFrom?: string | null | undefined;
  /** Promised on this day or earlier. */
  promisedTo?: string | null | undefined;
  /** Beginnings of words of number, PO, references, end customer, piece, customer or tracking number. */
  search?: string | null | undefined;
  /** Open jobs that wait for this kind of work, or for its approval; see `jobServices`. */
  serviceTypeCode?: string | null | undefined;
  /** Any of these statuses. */
  statusCodes?: Array<string> | null | undefined;
  /** Whose turn it is. */
  waitingOn?: WaitingOn | null | undefined;
};

/** How a list of job orders is sorted; newest first unless given. */
export type JobOrderOrder = {
  /** Which way. */
  direction: SortDirection;
  /** What to sort by. */
  field: JobOrderOrderField;
};

/** What job orders are sorted by. */
export type JobOrderOrderField =
  /** When it was ordered. */
  | 'CREATED_AT'
  /** Number, in counting order. */
  | 'NUMBER'
  /** Promised day; jobs without one are last, or first when descending. */
  | 'PROMISED_ON';

/** A language of the product. */
export type Language =
  /** English. */
  | 'EN'
  /** French. */
  | 'FR';

/** Who reads a note. */
export type NoteVisibility =
  /** Shared between customer and staff. */
  | 'CUSTOMER'
  /** Staff only. */
  | 'INTERNAL';

/** Input of `orderAndPay`. */
export type OrderAndPayInput = {
  /** The card that pays. */
  card: PaymentCardInput;
  /** Repeats of the call with this key happen once and answer the same. */
  idempotencyKey?: string | null | undefined;
  /** Carts, 10 at most. */
  orders: Array<PaidOrderInput>;
};

/** What is wrong with a cart, a line, or a piece that shall become one. */
export type OrderProblemCode =
  /** Something that every order is asked is not answered. */
  | 'ATTRIBUTES_REQUIRED'
  /** Nobody is billed yet. */
  | 'BILLING_ADDRESS_REQUIRED'
  /** There is nothing in the cart. */
  | 'CART_EMPTY'
  /** What was chosen for an attribute is not offered. */
  | 'CHOICE_NOT_OFFERED'
  /** A required attribute has no choice. */
  | 'CHOICE_REQUIRED'
  /** More than one piece has this code. */
  | 'CODE_AMBIGUOUS'
  /** A row names no piece. */
  | 'CODE_MISSING'
  /** No piece has this code. */
  | 'CODE_UNKNOWN'
  /** Market prices are old: the price may change soon. */
  | 'MARKET_STALE'
  /** More than one metal is meant. */
  | 'METAL_AMBIGUOUS'
  /** The piece is not made in this metal. */
  | 'METAL_NOT_OFFERED'
  /** The piece is not made of metal that the customer brings. */
  | 'OWN_METAL_NOT_OFFERED'
  /** A part of the set is not offered as configured. */
  | 'PART_NOT_OFFERED'
  /** The piece is no longer offered. */
  | 'PIECE_WITHDRAWN'
  /** It costs less than the customer has seen. */
  | 'PRICE_LOWERED'
  /** It costs more than the customer has seen. */
  | 'PRICE_RAISED'
  /** The priority is not offered. */
  | 'PRIORITY_NOT_OFFERED'
  /** The quantity is no whole number that may be ordered. */
  | 'QUANTITY_INVALID'
  /** The maker has to quote the piece: it has no price. */
  | 'QUOTE_REQUIRED'
  /** The reference is too long. */
  | 'REFERENCE_TOO_LONG'
  /** It goes nowhere yet. */
  | 'SHIPPING_ADDRESS_REQUIRED'
  /** The shipping method does not go there, or is offered no more. */
  | 'SHIPPING_METHOD_NOT_AVAILABLE'
  /** No shipping method is chosen though some are offered. */
  | 'SHIPPING_METHOD_REQUIRED'
  /** The piece is not made in this size. */
  | 'SIZE_NOT_OFFERED';

/** Tab of an order list; every status has exactly one. */
export type OrderTab =
  /** Everything. */
  | 'ALL'
  /** Shipped, completed, cancelled or remade. */
  | 'CLOSED'
  /** Not yet approved for production. */
  | 'NEW'
  /** In work. */
  | 'PROCESSING';

/** A cart that is ordered and paid; what is absent is taken from the cart. */
export type PaidOrderInput = {
  /** Order at today’s prices, whatever was shown before. */
  acceptNewPrices?: boolean | null | undefined;
  /** Address of this order alone, in place of `billingAddressId`. */
  billingAddress?: PostalAddressInput | null | undefined;
  /** Address of the active customer; the cart’s, else the default one, when absent. */
  billingAddressId?: number | null | undefined;
  /** Integer id of the user to ask at the customer’s, chosen by staff; the cart’s, else the customer’s main contact, when absent. */
  contactId?: number | null | undefined;
  /** When the customer was last changed, as it was read; a later change answers ConflictError. */
  customerUpdatedAt?: string | null | undefined;
  /** Customer’s work order; the cart’s when absent. */
  customerWoNumber?: string | null | undefined;
  /** Grand total that was on the screen of whoever commits: `Cart.totals.grandTotal`, which the bank is asked to hold. Another one is refused with PRICE_CHANGED, before and after, and nothing is written. Left out only where no prices are shown. */
  expectedGrandTotal?: string | number | null | undefined;
  /** Subtotal that the customer saw: another one answers PriceChangedError, the same one accepts the prices. */
  expectedSubTotal?: string | number | null | undefined;
  /** A fast-touch shipping method; wins over `shippingMethodId`. */
  fastTouchShippingMethodId?: number | null | undefined;
  /** Notes to the whole order; the cart’s when absent. */
  notes?: string | null | undefined;
  /** Purchase order; the cart’s when absent. */
  poNumber?: string | null | undefined;
  /** Address of this order alone, in place of `sellToAddressId`. */
  sellToAddress?: PostalAddressInput | null | undefined;
  /** Address of the active customer. */
  sellToAddressId?: number | null | undefined;
  /** Session id of the cart; the default cart when absent. */
  sessionId?: string | null | undefined;
  /** Address of this order alone, in place of `shippingAddressId`. */
  shippingAddress?: PostalAddressInput | null | undefined;
  /** Address of the active customer; the cart’s, else the default one, when absent. */
  shippingAddressId?: number | null | undefined;
  /** Shipping method; the cart’s when absent. */
  shippingMethodId?: number | null | undefined;
};

/** A part of a set as a customer configures it; what is absent follows the main piece. */
export type PartConfigurationInput = {
  /** Integer id of the alloy. */
  alloyId?: number | null | undefined;
  /** Choices, one per attribute. */
  attributes?: Array<AttributeChoiceInput> | null | undefined;
  /** Integer id of the part, one of `subItems`. */
  itemTypeId: number;
  /** US ring size in quarters, e.g. "6.25". */
  size?: string | number | null | undefined;
};

/** Input of `payInvoices`. */
export type PayInvoicesInput = {
  /** New money that no invoice takes is meant. */
  acceptOverpayment?: boolean | null | undefined;
  /** New money. Absent: what is missing. */
  amount?: string | number | null | undefined;
  /** The card of the new money; none is needed where credits and prepayments cover all. */
  card?: PaymentCardInput | null | undefined;
  /** Credits to use. Absent: as much of them as is needed, the oldest first; an empty list uses none. */
  credits?: Array<PaymentShareInput> | null | undefined;
  /** Repeats of the call with this key happen once and answer the same. */
  idempotencyKey?: string | null | undefined;
  /** Invoices to pay, in this order. Absent: those that are due first. */
  invoices?: Array<PaymentShareInput> | null | undefined;
  /** Payments whose rest is used. Absent: as much of them as is needed, the oldest first; an empty list uses none. */
  prepayments?: Array<PaymentShareInput> | null | undefined;
};

/** The card that new money is taken from: a kept one, or one that was just entered. */
export type PaymentCardInput = {
  /** Gateway of the token; 0, or absent: the default one. */
  gatewayId?: number | null | undefined;
  /** Postal code of the card’s holder. */
  postalCode?: string | null | undefined;
  /** A card of the active customer that the gateway keeps. */
  savedCardId?: string | number | null | undefined;
  /** What the gateway’s own fields answered for a card that was entered. */
  token?: string | null | undefined;
};

/** Which payments a list shows; all conditions together. */
export type PaymentFilter = {
  /** Only payments of this customer. */
  customerId?: number | null | undefined;
  /** Only those of which something is left, or only others. */
  hasAvailable?: boolean | null | undefined;
  /** Only those that came in this way. */
  method?: PaymentMethod | null | undefined;
  /** Only these, 100 at most; ids of nothing visible find nothing. */
  paymentIds?: Array<string | number> | null | undefined;
  /** Received on this day or later. */
  receivedFrom?: string | null | undefined;
  /** Received on this day or before. */
  receivedTo?: string | null | undefined;
  /** Beginnings of words of number, reference, sales order or customer. */
  search?: string | null | undefined;
};

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

/** How a list of payments is sorted; the latest first unless given. */
export type PaymentOrder = {
  /** Which way. */
  direction: SortDirection;
  /** What to sort by. */
  field: PaymentOrderField;
};

/** What payments are sorted by. */
export type PaymentOrderField =
  /** How much came. */
  | 'AMOUNT'
  /** What is left of it. */
  | 'AVAILABLE'
  /** Number, in counting order. */
  | 'NUMBER'
  /** Day on which it was received. */
  | 'RECEIVED_ON';

/** A part of an invoice that is paid, or of a credit or prepayment that is used. */
export type PaymentShareInput = {
  /** How much; as much as there is when absent. */
  amount?: string | number | null | undefined;
  /** Invoice, credit or payment. */
  id: string | number;
};

/** When a customer pays. */
export type PaymentTerms =
  /** Within 30 days of the invoice. */
  | 'NET_30'
  /** Within 60 days of the invoice. */
  | 'NET_60'
  /** Nothing begins until the terms are changed. */
  | 'ON_HOLD'
  /** Before anything begins. */
  | 'PREPAID';

/** An address that stands in no address book. */
export type PostalAddressInput = {
  /** City, at most 80; needed where the country says so (`requiresCity`). */
  city?: string | null | undefined;
  /** Company, at most 100. */
  company?: string | null | undefined;
  /** Whom to ask for, at most 100. */
  contactName: string;
  /** ISO 3166-1 numeric code. */
  countryId: number;
  /** Street and number, at most 120. */
  line1: string;
  /** Suite, floor, building, at most 120. */
  line2?: string | null | undefined;
  /** Telephone, at most 30. */
  phone?: string | null | undefined;
  /** Integer id of the state; required in the United States and Canada. */
  stateId?: number | null | undefined;
  /** Postal code, at most 20; needed where the country says so (`requiresZip`). */
  zip?: string | null | undefined;
};

/** Offers below the limits by how far their approval has come. */
export type PriceQuoteApprovalFilter =
  /** It may be sent as it is. */
  | 'APPROVED'
  /** Somebody with 1609 is to decide. */
  | 'ASKED'
  /** It was refused. */
  | 'REFUSED';

/** Which price quotes a list shows; all conditions together. */
export type PriceQuoteFilter = {
  /** Offers below the limits by their approval; staff only, nothing is found for others. */
  approval?: PriceQuoteApprovalFilter | null | undefined;
  /** Only quotes for this customer. */
  customerId?: number | null | undefined;
  /** Only these, 100 at most; ids of nothing visible find nothing. */
  priceQuoteIds?: Array<string | number> | null | undefined;
  /** Beginnings of words of number, PO, references, end customers, pieces or customer. */
  search?: string | null | undefined;
  /** Only quotes of this system. */
  source?: PriceQuoteSource | null | undefined;
  /** Any of these statuses. */
  statusCodes?: Array<string> | null | undefined;
  /** Offers by how long they stand. */
  validity?: PriceQuoteValidity | null | undefined;
  /** Whose turn it is. */
  waitingOn?: WaitingOn | null | undefined;
};

/** What a price quote is to legacy clients. */
export type PriceQuoteKind =
  /** A price quote. */
  | 'PQ'
  /** A temporary one, the customer’s own until it is submitted. */
  | 'PQCTO';

/** How a list of price quotes is sorted; newest first unless given. */
export type PriceQuoteOrder = {
  /** Which way. */
  direction: SortDirection;
  /** What to sort by. */
  field: PriceQuoteOrderField;
};

/** What price quotes are sorted by. */
export type PriceQuoteOrderField =
  /** When it was made. */
  | 'CREATED_AT'
  /** Number, in counting order. */
  | 'NUMBER'
  /** Total; quotes without one are last, or first when descending. */
  | 'TOTAL'
  /** End of the offer; quotes without one are last, or first when descending. */
  | 'VALID_UNTIL';

/** Which system a price quote came from. */
export type PriceQuoteSource =
  /** Made here. */
  | 'PORTAL'
  /** Brought in from Vlora. */
  | 'VLORA';

/** Offers by how long they stand. */
export type PriceQuoteValidity =
  /** It was not answered in time. */
  | 'ENDED'
  /** It stands, and ends within three days. */
  | 'ENDS_SOON'
  /** The offer stands. */
  | 'VALID';

/** When the price of a piece is fixed. */
export type PricingMode =
  /** The metal is settled by the weight of the finished piece, at the rates of the order. */
  | 'ESTIMATED_WEIGHT'
  /** The price of the order stands. */
  | 'FIXED'
  /** The metal is settled by weight and by the market of the day it ships. */
  | 'MARKET_AT_SHIP';

/** How far something stands in the way of an order. */
export type ProblemSeverity =
  /** Nothing is ordered while it stands. */
  | 'BLOCKING'
  /** Good to know. */
  | 'INFO'
  /** It can be ordered, or asked for; one should know first. */
  | 'WARNING';

/** Which categories a list shows; all conditions together. */
export type ProductCategoryFilter = {
  /** Only the top of the tree. */
  onlyRoots?: boolean | null | undefined;
  /** For staff who work for a customer, where users see their own products only: just the categories that the customer sees. */
  ownItemTypesOnly?: boolean | null | undefined;
  /** Only those right below this category (integer id). */
  parentId?: number | null | undefined;
  /** Part of the name in either language. */
  search?: string | null | undefined;
};

/** What an image of a category is for. */
export type ProductCategoryImageKind =
  /** Its cover. */
  | 'LARGE'
  /** Its picture in small lists. */
  | 'SMALL'
  /** The first picture of its title. */
  | 'TITLE1'
  /** The second picture of its title. */
  | 'TITLE2';

/** Which products a list shows; all conditions together. */
export type ProductFilter = {
  /** Those that may be put into this category (integer id): whole pieces that are not in it yet. */
  addableToCategoryId?: number | null | undefined;
  /** Offered in any of these alloys. */
  alloyIds?: Array<number> | null | undefined;
  /** One condition per attribute. */
  attributes?: Array<AttributeFilterInput> | null | undefined;
  /** The same, by code. */
  categoryCode?: string | null | undefined;
  /** In this category or below it (integer id). */
  categoryId?: number | null | undefined;
  /** In any of these categories or below them (integer ids). */
  categoryIds?: Array<number> | null | undefined;
  /** The centre stone weighs so much, in carat, or can be chosen to. */
  centreCarats?: Array<RangeInput> | null | undefined;
  /** Those with these codes. */
  codes?: Array<string> | null | undefined;
  /** Only featured products, or only others. */
  featured?: boolean | null | undefined;
  /** Only what is sold with another product alone, or only the rest. */
  isPartOnly?: boolean | null | undefined;
  /** The same, by code. */
  itemGroupCode?: string | null | undefined;
  /** Of this group (integer id). */
  itemGroupId?: number | null | undefined;
  /** Offered in an alloy with any of these marks: 14K, Pt950, … */
  karats?: Array<string> | null | undefined;
  /** The list price lies in any of these ranges. */
  listPrices?: Array<RangeInput> | null | undefined;
  /** List price at most. */
  maxPrice?: string | number | null | undefined;
  /** List price at least. */
  minPrice?: string | number | null | undefined;
  /** Beginnings of words of code, name, description, categories, group and alloys, in either language; for a word that no product has, the words most like it. */
  search?: string | null | undefined;
  /** The centre stone has any of these cuts, or can be chosen in it: ROUND, OVAL, … */
  shapes?: Array<string> | null | undefined;
  /** Made in any of these US ring sizes. */
  sizes?: Array<string | number> | null | undefined;
  /** The metal is so thick, in mm. */
  thicknesses?: Array<RangeInput> | null | undefined;
};

/** How a list of products is sorted; by rank unless given. */
export type ProductOrder = {
  /** Which way. */
  direction: SortDirection;
  /** What to sort by. */
  field: ProductOrderField;
};

/** What products are sorted by. */
export type ProductOrderField =
  /** Name in the language of the request. */
  | 'NAME'
  /** When it was added. */
  | 'NEWEST'
  /** List price (the least); products on request come last, or first when descending. */
  | 'PRICE'
  /** Featured products first, then as the catalogue was laid out. */
  | 'RANK';

/** Open jobs by how near their promised day is. */
export type PromisedFilter =
  /** Promised within three days. */
  | 'DUE_SOON'
  /** The promised day has passed. */
  | 'LATE'
  /** Nothing was promised. */
  | 'NONE';

/** A range of a measure or an amount; without limits, whatever has the measure. */
export type RangeInput = {
  /** Less than. */
  below?: string | number | null | undefined;
  /** At least. */
  from?: string | number | null | undefined;
};

/** Input of `refreshSession`. */
export type RefreshSessionInput = {
  /** Refresh token; from the cookies when absent. */
  refreshToken?: string | null | undefined;
  /** Access token without `Bearer`; from the cookies when absent. */
  token?: string | null | undefined;
};

/** Input of `removeCartItem`. */
export type RemoveCartItemInput = {
  /** Cart line. */
  id: string | number;
};

/** Input of `removeCoupon`. */
export type RemoveCouponInput = {
  /** Session id of the cart; the default cart when absent. */
  sessionId?: string | null | undefined;
};

/** Input of `removeFromWishList`. */
export type RemoveFromWishListInput = {
  /** Pieces on the list, 1 to 200. */
  ids: Array<string | number>;
};

/** Input of `removeItemTypesFromCategory`. */
export type RemoveItemTypesFromCategoryInput = {
  /** The category (integer id). */
  categoryId: number;
  /** The item types (integer ids), 500 at most. */
  itemTypeIds: Array<number>;
};

/** What a re-order does otherwise than the job that it repeats; what is absent is repeated. Only the numbers and notes of the order as a whole are never repeated: they belong to the order before. */
export type ReorderChangesInput = {
  /** Customer’s work order of the new order; absent: none. */
  customerWoNumber?: string | null | undefined;
  /** Whom the customer sells it to; null clears it. */
  endCustomer?: string | null | undefined;
  /** Note to the piece; null clears it. */
  note?: string | null | undefined;
  /** Notes to the new order; absent: none. */
  notes?: string | null | undefined;
  /** Purchase order of the new order; absent: none. */
  poNumber?: string | null | undefined;
  /** Pieces, 1 to 999. */
  quantity?: number | null | undefined;
  /** Customer’s own reference; null clears it. */
  reference?: string | null | undefined;
  /** Address of the customer’s book; absent: where the last order went. */
  shippingAddressId?: number | null | undefined;
  /** Shipping method; absent: as the last order was shipped. */
  shippingMethodId?: number | null | undefined;
  /** US ring size in quarters. */
  size?: string | number | null | undefined;
  /** Texts such as engravings that change. */
  texts?: Array<AttributeTextInput> | null | undefined;
};

/** Input of `reorderJobOrder`. */
export type ReorderJobOrderInput = {
  /** What shall be otherwise. */
  changes?: ReorderChangesInput | null | undefined;
  /** Grand total that was on the screen of whoever commits: `ReorderPreview.grandTotal`. Another one is refused with PRICE_CHANGED, before and after, and nothing is written. Left out only where no prices are shown. */
  expectedGrandTotal?: string | number | null | undefined;
  /** Unit price shown in the preview; another one is refused. */
  expectedUnitPrice?: string | number | null | undefined;
  /** Job order to repeat. */
  id: string | number;
  /** Repeats of the call with this key happen once and answer the same. */
  idempotencyKey?: string | null | undefined;
};

/** Sales orders by how far they are billed. */
export type SalesOrderBillingFilter =
  /** Pieces left that no invoice bills yet. */
  | 'TO_BILL';

/** Which sales orders a list shows; all conditions together. */
export type SalesOrderFilter = {
  /** Only orders that are billed so far; for staff, customers find none. */
  billing?: SalesOrderBillingFilter | null | undefined;
  /** Only orders of this customer. */
  customerId?: number | null | undefined;
  /** Only ordinary orders, or only layaway. */
  kind?: SalesOrderKind | null | undefined;
  /** Only these, 100 at most; ids of nothing visible find nothing. */
  salesOrderIds?: Array<string | number> | null | undefined;
  /** Beginnings of words of number, order, PO, references, end customer, pieces, customer or tracking number. */
  search?: string | null | undefined;
  /** Any of these statuses. */
  statusCodes?: Array<string> | null | undefined;
};

/** Kinds of sales orders. */
export type SalesOrderKind =
  /** Layaway: paid little by little, and shipped only when it is paid. */
  | 'POS_LSO'
  /** An ordinary sales order. */
  | 'SO';

/** How a list of sales orders is sorted; newest first unless given. */
export type SalesOrderOrder = {
  /** Which way. */
  direction: SortDirection;
  /** What to sort by. */
  field: SalesOrderOrderField;
};

/** What sales orders are sorted by. */
export type SalesOrderOrderField =
  /** When it was made. */
  | 'CREATED_AT'
  /** Number, in counting order. */
  | 'NUMBER';

/** Input of `saveAddress`. */
export type SaveAddressInput = {
  /** City, at most 80; needed where the country says so (`requiresCity`). */
  city?: string | null | undefined;
  /** Company, at most 100. */
  company?: string | null | undefined;
  /** Whom to ask for, at most 100. */
  contactName: string;
  /** ISO 3166-1 numeric code. */
  countryId: number;
  /** Integer id of the address to change; absent: a new one. */
  id?: number | null | undefined;
  /** Repeats of the call with this key happen once and answer the same. */
  idempotencyKey?: string | null | undefined;
  /** Make it the address that bills go to. */
  isDefaultBilling?: boolean | null | undefined;
  /** Make it the address that orders go to. */
  isDefaultShipping?: boolean | null | undefined;
  /** What the customer calls it, at most 60 characters. */
  label: string;
  /** Street and number, at most 120. */
  line1: string;
  /** Suite, floor, building, at most 120. */
  line2?: string | null | undefined;
  /** Telephone, at most 30. */
  phone?: string | null | undefined;
  /** Integer id of the state; required in the United States and Canada. */
  stateId?: number | null | undefined;
  /** Version that was read; another one answers ConflictError. */
  version?: number | null | undefined;
  /** Postal code, at most 20; needed where the country says so (`requiresZip`). */
  zip?: string | null | undefined;
};

/** Input of `saveCustomOrderGroup`. */
export type SaveCustomOrderGroupInput = {
  /** Integer ids of the types of customers that it is offered to, none for all; absent: as they are. */
  customerTypeIds?: Array<number> | null | undefined;
  /** Integer id of the group to change; absent: a new one. */
  groupId?: number | null | undefined;
  /** English name, 80 characters at most; unique. */
  groupName: string;
  /** French name; absent: as it is, and as the English one for a new group. */
  groupNameFr?: string | null | undefined;
  /** Repeats of the call with this key happen once and answer the same. */
  idempotencyKey?: string | null | undefined;
  /** Whether it opens its pieces to nobody; absent: as it is. */
  isHidden?: boolean | null | undefined;
  /** Integer ids of its pieces in order, 500 at most; absent: as they are. */
  itemTypeIds?: Array<number> | null | undefined;
  /** Order among the groups, 0 to 10,000; absent: as it is. */
  position?: number | null | undefined;
  /** Version that was seen. */
  version?: number | null | undefined;
};

/** Input of `saveGridSettingValue`. */
export type SaveGridSettingValueInput = {
  /** The list. */
  code: GridCode;
  /** The value: an object, or its JSON as a text. */
  value: unknown;
};

/** Input of `saveProductCategory`. */
export type SaveProductCategoryInput = {
  /** Integer id of the category to change; absent: a new one. */
  categoryId?: number | null | undefined;
  /** Letters, digits, `_` and `-`; unique. */
  code: string;
  /** A sentence or two in English; absent: as it is. */
  descriptionEn?: string | null | undefined;
  /** The same in French. */
  descriptionFr?: string | null | undefined;
  /** Repeats of the call with this key happen once and answer the same. */
  idempotencyKey?: string | null | undefined;
  /** Shown in menus; absent: as it is, shown for a new one. */
  isShown?: boolean | null | undefined;
  /** All that is in it (integer ids), in order, 500 at most; absent: as it is. */
  itemTypeIds?: Array<number> | null | undefined;
  /** A picture that the caller uploaded, for its cover; 0: none; absent: as it is. */
  largeImageId?: number | null | undefined;
  /** English name. */
  nameEn: string;
  /** French name; absent: as it is, and as the English one for a new category. */
  nameFr?: string | null | undefined;
  /** The category above it (integer id), 0 for none; absent: as it is, none for a new one. */
  parentId?: number | null | undefined;
  /** Order among its siblings; absent: as it is, behind them for a new one. */
  rank?: number | null | undefined;
  /** The same for small lists. */
  smallImageId?: number | null | undefined;
  /** The same for the first picture of its title. */
  title1ImageId?: number | null | undefined;
  /** The same for the second picture of its title. */
  title2ImageId?: number | null | undefined;
  /** Version that was seen. */
  version?: number | null | undefined;
};

/** Input of `saveUserSetting`. */
export type SaveUserSettingInput = {
  /** Key, e.g. `CP_IsMenuCollapsed`. */
  key: string;
  /** Any JSON; null forgets what was kept. */
  value?: unknown;
};

/** Input of `setPriceQuoteStatus`. */
export type SetPriceQuoteStatusInput = {
  /** Action, e.g. `ACCEPT`. */
  action?: string | null | undefined;
  /** Grand total that was on the screen of whoever commits: accepting: `PriceQuote.acceptance`. Another one is refused with PRICE_CHANGED, before and after, and nothing is written. Left out only where no prices are shown. */
  expectedGrandTotal?: string | number | null | undefined;
  /** Price quote. */
  id: string | number;
  /** Reason, question or answer, where the step asks for it. */
  reason?: string | null | undefined;
  /** Status, e.g. `SENT`. */
  statusCode?: string | null | undefined;
};

/** Where a parcel goes: an address of the book, or a place. */
export type ShippingDestinationInput = {
  /** Integer id of an address of the active customer; wins over the rest. */
  addressId?: number | null | undefined;
  /** ISO 3166-1 numeric code. */
  countryId?: number | null | undefined;
  /** Integer id of a state. */
  stateId?: number | null | undefined;
  /** Postal code. */
  zip?: string | null | undefined;
};

/** Input of `signIn`. */
export type SignInInput = {
  /** Token of a captcha; sign-in is limited by attempts and asks for none. */
  captchaToken?: string | null | undefined;
  /** Password, or a generated one from a mail. */
  password: string;
  /** Keep the session when the browser closes. */
  rememberMe?: boolean | null | undefined;
  /** User name; case does not matter. */
  userName: string;
};

/** Input of `signInWithUniqueId`. */
export type SignInWithUniqueIdInput = {
  /** The id from the link. */
  uniqueId: string;
};

/** Input of `signOut`. */
export type SignOutInput = {
  /** Ends every session of the user, on all devices. */
  everywhere?: boolean | null | undefined;
};

/** Which way a list is sorted. */
export type SortDirection =
  /** Smallest or oldest first. */
  | 'ASC'
  /** Largest or newest first. */
  | 'DESC';

/** What a status belongs to. */
export type StatusEntityType =
  /** Outgoing consignments. */
  | 'CONSIGNMENT'
  /** Invoices. */
  | 'INVOICE'
  /** Job orders. */
  | 'JOB_ORDER'
  /** Price quotes. */
  | 'PRICE_QUOTE'
  /** Sales orders. */
  | 'SALES_ORDER'
  /** Service types of the workshop, such as CAD or casting. */
  | 'SERVICE_TYPE';

/** Input of `submitOrder`. */
export type SubmitOrderInput = {
  /** Order at today’s prices, whatever was shown before. */
  acceptNewPrices?: boolean | null | undefined;
  /** Ask for a quote, whatever the cart would become. */
  asQuote?: boolean | null | undefined;
  /** Address of this order alone, in place of `billingAddressId`. */
  billingAddress?: PostalAddressInput | null | undefined;
  /** Address of the active customer; the cart’s, else the default one, when absent. */
  billingAddressId?: number | null | undefined;
  /** Integer id of the user to ask at the customer’s, chosen by staff; the cart’s, else the customer’s main contact, when absent. */
  contactId?: number | null | undefined;
  /** When the customer was last changed, as it was read; a later change answers ConflictError. */
  customerUpdatedAt?: string | null | undefined;
  /** Customer’s work order; the cart’s when absent. */
  customerWoNumber?: string | null | undefined;
  /** Grand total that was on the screen of whoever commits: `Cart.totals.grandTotal`. Another one is refused with PRICE_CHANGED, before and after, and nothing is written. Left out only where no prices are shown. */
  expectedGrandTotal?: string | number | null | undefined;
  /** Subtotal that the customer saw: another one answers PriceChangedError, the same one accepts the prices. */
  expectedSubTotal?: string | number | null | undefined;
  /** A fast-touch shipping method; wins over `shippingMethodId`. */
  fastTouchShippingMethodId?: number | null | undefined;
  /** Repeats of the call with this key happen once and answer the same. */
  idempotencyKey?: string | null | undefined;
  /** Notes to the whole order; the cart’s when absent. */
  notes?: string | null | undefined;
  /** Purchase order; the cart’s when absent. */
  poNumber?: string | null | undefined;
  /** Address of this order alone, in place of `sellToAddressId`. */
  sellToAddress?: PostalAddressInput | null | undefined;
  /** Address of the active customer. */
  sellToAddressId?: number | null | undefined;
  /** Session id of the cart; the default cart when absent. */
  sessionId?: string | null | undefined;
  /** Address of this order alone, in place of `shippingAddressId`. */
  shippingAddress?: PostalAddressInput | null | undefined;
  /** Address of the active customer; the cart’s, else the default one, when absent. */
  shippingAddressId?: number | null | undefined;
  /** Shipping method; the cart’s when absent. */
  shippingMethodId?: number | null | undefined;
};

/** Input of `switchCustomer`. */
export type SwitchCustomerInput = {
  /** `databaseId` of the customer. */
  customerId: number;
  /** The present refresh token: it is then part of the answer. From the cookies when absent. */
  refreshToken?: string | null | undefined;
};

/** Input of `switchUser`. */
export type SwitchUserInput = {
  /** Why, kept in the audit and shown in the banner. */
  reason?: string | null | undefined;
  /** The present refresh token of the staff session, from the cookies when absent. Without it acting lasts as long as its access token. */
  refreshToken?: string | null | undefined;
  /** `databaseId` of the portal user. */
  userId: number;
};

/** Input of `updateCart`. */
export type UpdateCartInput = {
  /** Answers to what the order is asked at the checkout: those named replace the ones before, an empty one takes it back. */
  attributes?: Array<AttributeChoiceInput> | null | undefined;
  /** Address of the active customer. */
  billingAddressId?: number | null | undefined;
  /** Integer id of the user to ask at the customer’s, chosen by staff; null: its main contact. */
  contactId?: number | null | undefined;
  /** Customer’s work order, 50 characters at most. */
  customerWoNumber?: string | null | undefined;
  /** Notes to the whole order. */
  notes?: string | null | undefined;
  /** Purchase order, 50 characters at most. */
  poNumber?: string | null | undefined;
  /** False switches sales tax off. Needs 1109. */
  salesTaxEnabled?: boolean | null | undefined;
  /** Tax rate in per cent, 0 to 100, in place of the destination’s; null gives that back. Needs 1109. */
  salesTaxPercent?: string | number | null | undefined;
  /** Address of the active customer. */
  sellToAddressId?: number | null | undefined;
  /** Session id of the cart; the default cart when absent. */
  sessionId?: string | null | undefined;
  /** Address of the active customer. */
  shippingAddressId?: number | null | undefined;
  /** Shipping method. */
  shippingMethodId?: number | null | undefined;
  /** Version that was seen. */
  version?: number | null | undefined;
};

/** Input of `updateCartItemQuantity`. */
export type UpdateCartItemQuantityInput = {
  /** Ask first: where there would be rings of one size, it is refused with `SAME_RING_SIZE` and nothing changes. Absent or false: it is done, with a warning. */
  asksSameRingSize?: boolean | null | undefined;
  /** Cart line. */
  id: string | number;
  /** Pieces, 1 to 999. */
  quantity: number;
};

/** Input of `updateJobOrderStatuses`. */
export type UpdateJobOrderStatusesInput = {
  /** Job orders, 100 at most. */
  jobOrderIds: Array<string | number>;
  /** To SHIPPED: the customer collects it. */
  pickedUp?: boolean | null | undefined;
  /** Why, where a step asks for it. */
  reason?: string | null | undefined;
  /** Status to reach. */
  statusCode: string;
  /** To SHIPPED: the carrier’s number. */
  trackingNumber?: string | null | undefined;
  /** Versions of the jobs as they were previewed, in the same order: a job that has changed since stays, and its result says CONFLICT. */
  versions?: Array<number> | null | undefined;
};

/** Input of `updateProfile`. */
export type UpdateProfileInput = {
  /** First name. */
  firstName?: string | null | undefined;
  /** Language of mails and answers. */
  language?: Language | null | undefined;
  /** Last name. */
  lastName?: string | null | undefined;
  /** Telephone number. */
  phone?: string | null | undefined;
  /** `databaseId` of a picture that one has uploaded. */
  pictureFileId?: number | null | undefined;
  /** `databaseId` of a module that one may open. */
  startupModuleId?: number | null | undefined;
  /** Version that was read; a differing one answers ConflictError. */
  version?: number | null | undefined;
};

/** Input of `uploadFile`. */
export type UploadFileInput = {
  /** The picture. */
  file: File;
  /** Repeats of the call with this key happen once and answer the same. */
  idempotencyKey?: string | null | undefined;
};

/** How near the promised day is. */
export type Urgency =
  /** Shipped, completed, cancelled or remade. */
  | 'CLOSED'
  /** Promised within three days. */
  | 'DUE_SOON'
  /** The promised day has passed. */
  | 'LATE'
  /** Nothing was promised. */
  | 'NONE'
  /** Promised later. */
  | 'ON_TRACK';

/** Who is waited for. */
export type WaitingOn =
  /** The customer. */
  | 'CUSTOMER'
  /** The manufacturer. */
  | 'US';

export type RestViewerFragment = { isStaff: boolean, isMultiCustomer: boolean, permissions: Array<number>, scope: Array<string>, startupPath: string, mustChangePassword: boolean, menuCollapsed: boolean, cartItemCount: number, user: { databaseId: number, userName: string, email: string, firstName: string, lastName: string, fullName: string, phone: string | null, language: Language, isStaff: boolean, imageUrl: string | null, version: number, startupModule: { databaseId: number, code: string, name: string, path: string } | null }, customer: { databaseId: number, name: string, accountNumber: string, currency: string } | null, customers: Array<{ databaseId: number, name: string, accountNumber: string }>, availableModules: Array<{ databaseId: number, code: string, name: string, path: string, permissionNumber: number }>, actingAs: { reason: string | null, until: string, staff: { databaseId: number, userName: string, fullName: string } } | null };

export type RestSignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type RestSignInMutation = { result:
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'SignInSuccess', token: string | null, refreshToken: string | null, viewer: { isStaff: boolean, isMultiCustomer: boolean, permissions: Array<number>, scope: Array<string>, startupPath: string, mustChangePassword: boolean, menuCollapsed: boolean, cartItemCount: number, user: { databaseId: number, userName: string, email: string, firstName: string, lastName: string, fullName: string, phone: string | null, language: Language, isStaff: boolean, imageUrl: string | null, version: number, startupModule: { databaseId: number, code: string, name: string, path: string } | null }, customer: { databaseId: number, name: string, accountNumber: string, currency: string } | null, customers: Array<{ databaseId: number, name: string, accountNumber: string }>, availableModules: Array<{ databaseId: number, code: string, name: string, path: string, permissionNumber: number }>, actingAs: { reason: string | null, until: string, staff: { databaseId: number, userName: string, fullName: string } } | null } }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestSignInWithUniqueIdMutationVariables = Exact<{
  input: SignInWithUniqueIdInput;
}>;


export type RestSignInWithUniqueIdMutation = { result:
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'SignInWithUniqueIdSuccess', token: string | null, refreshToken: string | null, viewer: { isStaff: boolean, isMultiCustomer: boolean, permissions: Array<number>, scope: Array<string>, startupPath: string, mustChangePassword: boolean, menuCollapsed: boolean, cartItemCount: number, user: { databaseId: number, userName: string, email: string, firstName: string, lastName: string, fullName: string, phone: string | null, language: Language, isStaff: boolean, imageUrl: string | null, version: number, startupModule: { databaseId: number, code: string, name: string, path: string } | null }, customer: { databaseId: number, name: string, accountNumber: string, currency: string } | null, customers: Array<{ databaseId: number, name: string, accountNumber: string }>, availableModules: Array<{ databaseId: number, code: string, name: string, path: string, permissionNumber: number }>, actingAs: { reason: string | null, until: string, staff: { databaseId: number, userName: string, fullName: string } } | null } }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestSwitchUserMutationVariables = Exact<{
  input: SwitchUserInput;
}>;


export type RestSwitchUserMutation = { result:
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'SwitchUserSuccess', token: string | null, refreshToken: string | null, viewer: { isStaff: boolean, isMultiCustomer: boolean, permissions: Array<number>, scope: Array<string>, startupPath: string, mustChangePassword: boolean, menuCollapsed: boolean, cartItemCount: number, user: { databaseId: number, userName: string, email: string, firstName: string, lastName: string, fullName: string, phone: string | null, language: Language, isStaff: boolean, imageUrl: string | null, version: number, startupModule: { databaseId: number, code: string, name: string, path: string } | null }, customer: { databaseId: number, name: string, accountNumber: string, currency: string } | null, customers: Array<{ databaseId: number, name: string, accountNumber: string }>, availableModules: Array<{ databaseId: number, code: string, name: string, path: string, permissionNumber: number }>, actingAs: { reason: string | null, until: string, staff: { databaseId: number, userName: string, fullName: string } } | null } }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestSwitchCustomerMutationVariables = Exact<{
  input: SwitchCustomerInput;
}>;


export type RestSwitchCustomerMutation = { result:
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'SwitchCustomerSuccess', token: string | null, refreshToken: string | null, viewer: { isStaff: boolean, isMultiCustomer: boolean, permissions: Array<number>, scope: Array<string>, startupPath: string, mustChangePassword: boolean, menuCollapsed: boolean, cartItemCount: number, user: { databaseId: number, userName: string, email: string, firstName: string, lastName: string, fullName: string, phone: string | null, language: Language, isStaff: boolean, imageUrl: string | null, version: number, startupModule: { databaseId: number, code: string, name: string, path: string } | null }, customer: { databaseId: number, name: string, accountNumber: string, currency: string } | null, customers: Array<{ databaseId: number, name: string, accountNumber: string }>, availableModules: Array<{ databaseId: number, code: string, name: string, path: string, permissionNumber: number }>, actingAs: { reason: string | null, until: string, staff: { databaseId: number, userName: string, fullName: string } } | null } }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestRefreshSessionMutationVariables = Exact<{
  input: RefreshSessionInput;
}>;


export type RestRefreshSessionMutation = { result:
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefreshSessionSuccess', token: string | null, refreshToken: string | null }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestSignOutMutationVariables = Exact<{
  input: SignOutInput;
}>;


export type RestSignOutMutation = { result:
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'SignOutSuccess', done: boolean }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestViewerQueryQueryVariables = Exact<{ [key: string]: never; }>;


export type RestViewerQueryQuery = { viewer: { isStaff: boolean, isMultiCustomer: boolean, permissions: Array<number>, scope: Array<string>, startupPath: string, mustChangePassword: boolean, menuCollapsed: boolean, cartItemCount: number, user: { databaseId: number, userName: string, email: string, firstName: string, lastName: string, fullName: string, phone: string | null, language: Language, isStaff: boolean, imageUrl: string | null, version: number, startupModule: { databaseId: number, code: string, name: string, path: string } | null }, customer: { databaseId: number, name: string, accountNumber: string, currency: string } | null, customers: Array<{ databaseId: number, name: string, accountNumber: string }>, availableModules: Array<{ databaseId: number, code: string, name: string, path: string, permissionNumber: number }>, actingAs: { reason: string | null, until: string, staff: { databaseId: number, userName: string, fullName: string } } | null } | null };

export type RestCallerQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCallerQuery = { viewer: { isStaff: boolean, mustChangePassword: boolean, writesNotes: boolean, scope: Array<string>, user: { databaseId: number }, customer: { databaseId: number } | null } | null };

export type RestCategoryFragment = { databaseId: number, code: string, name: string, description: string, rank: number, imageUrl: string, productCount: number, images: Array<{ kind: ProductCategoryImageKind, url: string }>, parent: { databaseId: number } | null };

export type RestCategoriesQueryVariables = Exact<{
  filter?: ProductCategoryFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RestCategoriesQuery = { connection: { edges: Array<{ node: { databaseId: number, code: string, name: string, description: string, rank: number, imageUrl: string, productCount: number, images: Array<{ kind: ProductCategoryImageKind, url: string }>, parent: { databaseId: number } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestCategoryDetailQueryVariables = Exact<{
  databaseId?: number | null | undefined;
  code?: string | null | undefined;
}>;


export type RestCategoryDetailQuery = { productCategory: { nameEn: string, nameFr: string, databaseId: number, code: string, name: string, description: string, rank: number, imageUrl: string, productCount: number, children: Array<{ databaseId: number, code: string, name: string, description: string, rank: number, imageUrl: string, productCount: number, images: Array<{ kind: ProductCategoryImageKind, url: string }>, parent: { databaseId: number } | null }>, breadcrumb: Array<{ databaseId: number, code: string, name: string }>, images: Array<{ kind: ProductCategoryImageKind, url: string }>, parent: { databaseId: number } | null } | null };

export type RestChildCategoriesQueryVariables = Exact<{
  databaseId: number;
}>;


export type RestChildCategoriesQuery = { productCategory: { children: Array<{ databaseId: number, code: string, name: string, description: string, rank: number, imageUrl: string, productCount: number, images: Array<{ kind: ProductCategoryImageKind, url: string }>, parent: { databaseId: number } | null }> } | null };

export type RestFilterAttributesQueryVariables = Exact<{
  categoryId?: number | null | undefined;
  itemGroupId?: number | null | undefined;
}>;


export type RestFilterAttributesQuery = { filterAttributes: Array<{ attribute: { databaseId: number, code: string, name: string, kind: string, showInProductCatalog: boolean }, options: Array<{ productCount: number, option: { databaseId: number, code: string, name: string } }> }> };

export type RestFilterAttributesByCategoryQueryVariables = Exact<{
  categoryId: number;
}>;


export type RestFilterAttributesByCategoryQuery = { productCategory: { databaseId: number } | null, filterAttributes: Array<{ attribute: { databaseId: number, code: string, name: string, kind: string, showInProductCatalog: boolean }, options: Array<{ productCount: number, option: { databaseId: number, code: string, name: string } }> }> };

export type RestSaveCategoryMutationVariables = Exact<{
  input: SaveProductCategoryInput;
}>;


export type RestSaveCategoryMutation = { result:
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'SaveProductCategorySuccess', category: { nameEn: string, nameFr: string, databaseId: number, code: string, name: string, description: string, rank: number, imageUrl: string, productCount: number, children: Array<{ databaseId: number, code: string, name: string, description: string, rank: number, imageUrl: string, productCount: number, images: Array<{ kind: ProductCategoryImageKind, url: string }>, parent: { databaseId: number } | null }>, breadcrumb: Array<{ databaseId: number, code: string, name: string }>, images: Array<{ kind: ProductCategoryImageKind, url: string }>, parent: { databaseId: number } | null } }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestDeleteCategoriesMutationVariables = Exact<{
  input: DeleteProductCategoriesInput;
}>;


export type RestDeleteCategoriesMutation = { result:
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'DeleteProductCategoriesSuccess', categoryIds: Array<string> }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestAddItemTypesToCategoryMutationVariables = Exact<{
  input: AddItemTypesToCategoryInput;
}>;


export type RestAddItemTypesToCategoryMutation = { result:
    | { __typename: 'AddItemTypesToCategorySuccess', category: { databaseId: number, code: string, name: string, description: string, rank: number, imageUrl: string, productCount: number, images: Array<{ kind: ProductCategoryImageKind, url: string }>, parent: { databaseId: number } | null } }
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestRemoveItemTypesFromCategoryMutationVariables = Exact<{
  input: RemoveItemTypesFromCategoryInput;
}>;


export type RestRemoveItemTypesFromCategoryMutation = { result:
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'RemoveItemTypesFromCategorySuccess', category: { databaseId: number, code: string, name: string, description: string, rank: number, imageUrl: string, productCount: number, images: Array<{ kind: ProductCategoryImageKind, url: string }>, parent: { databaseId: number } | null } }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestConfiguredPartFragment = { itemTypeId: number, code: string, name: string, alloyId: number, alloyCode: string, alloyName: string, quantity: number, follows: boolean, size: { us: string, eu: string, uk: string, mm: string } | null, choices: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }> };

export type RestCustomOrderTemplateFragment = { databaseId: number, code: string, name: string, description: string, rank: number, parentDatabaseId: number | null, attachedEntityTypeId: number | null, itemTypeId: number | null, images: Array<{ url: string }> };

export type RestCustomOrdersQueryVariables = Exact<{
  filter?: CustomOrderTemplateFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RestCustomOrdersQuery = { connection: { edges: Array<{ node: { databaseId: number, code: string, name: string, description: string, rank: number, parentDatabaseId: number | null, attachedEntityTypeId: number | null, itemTypeId: number | null, images: Array<{ url: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestCustomOrderExistsQueryVariables = Exact<{
  databaseId: number;
}>;


export type RestCustomOrderExistsQuery = { customOrderTemplate: { databaseId: number } | null };

export type RestCustomOrderQueryVariables = Exact<{
  databaseId: number;
  includeSubItems: boolean;
  includeVariants: boolean;
}>;


export type RestCustomOrderQuery = { customOrderTemplate: { databaseId: number, code: string, name: string, description: string, rank: number, parentDatabaseId: number | null, attachedEntityTypeId: number | null, itemTypeId: number | null, subItems?: Array<{ databaseId: number, code: string, name: string, attachedEntityTypeId: number | null, itemTypeId: number | null }>, itemType: { subItems?: Array<{ quantity: number, itemType: { databaseId: number, code: string, name: string } }>, variants?: Array<{ databaseId: number, code: string, name: string, size: string | null, price: string | null, alloy: { databaseId: number, code: string, name: string }, options: Array<{ databaseId: number, code: string, name: string }> }> } | null, images: Array<{ url: string }> } | null };

export type RestCreateCustomOrderMutationVariables = Exact<{
  input: CreateCustomOrderInput;
}>;


export type RestCreateCustomOrderMutation = { result:
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'CreateCustomOrderSuccess', customOrderId: number, orderCode: string, jobTypeCode: string, orderGroup: { jobOrders: Array<{ databaseId: number }> } | null, salesOrder: { databaseId: number } | null, priceQuote: { databaseId: number } | null }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestPlacedCustomOrderQueryVariables = Exact<{
  databaseId: number;
}>;


export type RestPlacedCustomOrderQuery = { customOrder: { databaseId: number, pictures: Array<{ id: string, url: string }> } | null };

export type RestAddCustomOrderPicturesMutationVariables = Exact<{
  input: AddCustomOrderPicturesInput;
}>;


export type RestAddCustomOrderPicturesMutation = { result:
    | { __typename: 'AddCustomOrderPicturesSuccess', customOrderId: number, jobOrder: { databaseId: number, images: Array<{ databaseId: number, url: string, isBig: boolean }> } | null }
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestCustomOrderGroupFragment = { databaseId: number, name: string };

export type RestCustomOrderGroupsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RestCustomOrderGroupsQuery = { connection: { edges: Array<{ node: { databaseId: number, name: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestCustomOrderGroupsWithItemsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RestCustomOrderGroupsWithItemsQuery = { connection: { edges: Array<{ node: { databaseId: number, name: string, itemTypes: Array<{ databaseId: number, code: string, name: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestCustomOrderGroupItemsQueryVariables = Exact<{
  databaseId: number;
}>;


export type RestCustomOrderGroupItemsQuery = { customOrderGroup: { itemTypes: Array<{ databaseId: number, code: string, name: string, description: string, featured: boolean, pricingMode: string, quoteRequired: boolean, requiresProof: boolean, isStock: boolean, leadDays: number, listPrice: string | null, currency: string, imageUrl: string, itemGroup: { databaseId: number, code: string, name: string }, categories: Array<{ databaseId: number, code: string, name: string }> }> } | null };

export type RestSaveCustomOrderGroupMutationVariables = Exact<{
  input: SaveCustomOrderGroupInput;
}>;


export type RestSaveCustomOrderGroupMutation = { result:
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'SaveCustomOrderGroupSuccess', group: { databaseId: number, name: string, itemTypes: Array<{ databaseId: number, code: string, name: string }> } }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestDeleteCustomOrderGroupMutationVariables = Exact<{
  input: DeleteCustomOrderGroupInput;
}>;


export type RestDeleteCustomOrderGroupMutation = { result:
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'DeleteCustomOrderGroupSuccess', groupId: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestEstimateDataQueryVariables = Exact<{
  page: EstimatePage;
}>;


export type RestEstimateDataQuery = { estimateData: { currencySymbol: string, infoText: string | null, serviceTypeGroups: Array<{ code: string, name: string, serviceTypes: Array<{ code: string, name: string }> }>, treatments: Array<{ databaseId: number, code: string, name: string, unit: string, rate: string | null, setup: string | null }>, priorities: Array<{ databaseId: number, code: string, name: string, factor: string, leadDays: number }>, metals: Array<{ databaseId: number, code: string, name: string, fineness: string, gramRate: string | null, colour: string }>, masterAlloyPrices: Array<{ alloyId: number, gramRate: string | null, asOf: string | null, components: Array<{ metalCode: string, fraction: string }> }>, attributes: Array<{ databaseId: number, code: string, name: string, kind: string, unit: string | null, options: Array<{ databaseId: number, code: string, name: string }> }>, jobTypeAttributes: Array<{ jobTypeCode: string, attributeIds: Array<number> }>, workflowLimitations: Array<{ serviceTypeCode: string, allowedNext: Array<string>, requiresProof: boolean, minLeadDays: number }> } | null };

export type RestMeasureUnitConversionQueryVariables = Exact<{
  source: string;
  target: string;
}>;


export type RestMeasureUnitConversionQuery = { measureUnitConversion: { source: string, target: string, factor: string } | null };

export type RestMetalSubItemVariantsQueryVariables = Exact<{
  alloyId: number;
}>;


export type RestMetalSubItemVariantsQuery = { metalSubItemVariants: { variants: Array<{ databaseId: number, code: string, name: string, size: string | null, price: string | null, alloy: { databaseId: number, code: string, name: string }, options: Array<{ databaseId: number, code: string, name: string }> }>, subItems: Array<{ databaseId: number, code: string, name: string }> } | null };

export type RestProductImagesQueryVariables = Exact<{
  code: string;
  alloyId?: number | null | undefined;
}>;


export type RestProductImagesQuery = { product: { images: Array<{ url: string }> } | null };

export type RestMatchingVariantQueryVariables = Exact<{
  itemTypeId: number;
  attributes: Array<AttributeChoiceInput> | AttributeChoiceInput;
  alloyId?: number | null | undefined;
  size?: string | number | null | undefined;
}>;


export type RestMatchingVariantQuery = { product: { databaseId: number } | null, matchingVariant: { databaseId: number, code: string, name: string, size: string | null, price: string | null, alloy: { databaseId: number, code: string, name: string }, options: Array<{ databaseId: number, code: string, name: string }> } | null };

export type RestCalculatePriceQueryVariables = Exact<{
  input: CalculatePriceInput;
}>;


export type RestCalculatePriceQuery = { calculatePrice: { requestId: string | null, currency: string, unitPrice: string | null, linePrice: string | null, pricingMode: string, quoteRequired: boolean, estimatedWeight: string | null, marketAsOf: string | null, validUntil: string | null, promisedOn: string | null, missing: Array<number>, warnings: Array<{ code: string }>, breakdown: Array<{ kind: string, code: string | null, name: string, quantity: string | null, unit: string | null, rate: string | null, amount: string }> | null, summary: Array<{ kind: string, code: string | null, name: string, quantity: string | null, unit: string | null, rate: string | null, amount: string }> | null, market: Array<{ metalCode: string, metalName: string, pricePerOunce: string, asOf: string }> } | null };

export type RestAlloysQueryVariables = Exact<{ [key: string]: never; }>;


export type RestAlloysQuery = { alloys: Array<{ databaseId: number, code: string, name: string, colour: string, mark: string, fineness: string, rank: number }> };

export type RestProductSummaryFragment = { databaseId: number, code: string, name: string, description: string, featured: boolean, pricingMode: string, quoteRequired: boolean, requiresProof: boolean, isStock: boolean, leadDays: number, listPrice: string | null, currency: string, imageUrl: string, itemGroup: { databaseId: number, code: string, name: string }, categories: Array<{ databaseId: number, code: string, name: string }> };

export type RestProductAttributeFragment = { required: boolean, attribute: { databaseId: number, code: string, name: string, kind: string, showInProductCatalog: boolean, maxLength: number | null, unit: string | null }, numberRange: { min: string | null, max: string | null, step: string | null, standard: string | null } | null, defaultOption: { databaseId: number, code: string, name: string } | null, options: Array<{ databaseId: number, code: string, name: string }> };

export type RestVariantFragment = { databaseId: number, code: string, name: string, size: string | null, price: string | null, alloy: { databaseId: number, code: string, name: string }, options: Array<{ databaseId: number, code: string, name: string }> };

export type RestProductsQueryVariables = Exact<{
  filter?: ProductFilter | null | undefined;
  orderBy?: ProductOrder | null | undefined;
  skip?: number | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RestProductsQuery = { connection: { totalCount: { count: number } | null, edges: Array<{ node: { databaseId: number, code: string, name: string, description: string, featured: boolean, pricingMode: string, quoteRequired: boolean, requiresProof: boolean, isStock: boolean, leadDays: number, listPrice: string | null, currency: string, imageUrl: string, itemGroup: { databaseId: number, code: string, name: string }, categories: Array<{ databaseId: number, code: string, name: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestItemGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestItemGroupsQuery = { itemGroups: Array<{ databaseId: number, code: string, name: string }> };

export type RestProductQueryVariables = Exact<{
  databaseId: number;
  includeSubItems: boolean;
  includeVariants: boolean;
  includeSubItemAttributes: boolean;
}>;


export type RestProductQuery = { product: { nameEn: string, nameFr: string, version: number, databaseId: number, code: string, name: string, description: string, featured: boolean, pricingMode: string, quoteRequired: boolean, requiresProof: boolean, isStock: boolean, leadDays: number, listPrice: string | null, currency: string, imageUrl: string, images: Array<{ url: string, thumbnailUrl: string, alt: string, width: number, height: number, rank: number }>, alloys: Array<{ isDefault: boolean, alloy: { databaseId: number, code: string, name: string, colour: string, mark: string, fineness: string } }>, attributes: Array<{ required: boolean, attribute: { databaseId: number, code: string, name: string, kind: string, showInProductCatalog: boolean, maxLength: number | null, unit: string | null }, numberRange: { min: string | null, max: string | null, step: string | null, standard: string | null } | null, defaultOption: { databaseId: number, code: string, name: string } | null, options: Array<{ databaseId: number, code: string, name: string }> }>, sizeRange: { min: string, max: string, reference: string, sizes: Array<{ us: string, eu: string, uk: string, mm: string }> } | null, stones: Array<{ position: string, gem: string, shape: string, quality: string, caratEach: string, count: number, settingType: string }>, subItems?: Array<{ quantity: number, itemType: { databaseId: number, code: string, name: string, imageUrl: string, attributes?: Array<{ required: boolean, attribute: { databaseId: number, code: string, name: string, kind: string, showInProductCatalog: boolean, maxLength: number | null, unit: string | null }, numberRange: { min: string | null, max: string | null, step: string | null, standard: string | null } | null, defaultOption: { databaseId: number, code: string, name: string } | null, options: Array<{ databaseId: number, code: string, name: string }> }> } }>, variants?: Array<{ databaseId: number, code: string, name: string, size: string | null, price: string | null, alloy: { databaseId: number, code: string, name: string }, options: Array<{ databaseId: number, code: string, name: string }> }>, itemGroup: { databaseId: number, code: string, name: string }, categories: Array<{ databaseId: number, code: string, name: string }> } | null };

export type RestProductAttributesQueryVariables = Exact<{
  databaseId: number;
}>;


export type RestProductAttributesQuery = { product: { attributes: Array<{ required: boolean, attribute: { databaseId: number, code: string, name: string, kind: string, showInProductCatalog: boolean, maxLength: number | null, unit: string | null }, numberRange: { min: string | null, max: string | null, step: string | null, standard: string | null } | null, defaultOption: { databaseId: number, code: string, name: string } | null, options: Array<{ databaseId: number, code: string, name: string }> }> } | null };

export type RestAddressFragment = { databaseId: number, label: string, contactName: string, company: string | null, line1: string, line2: string | null, city: string, zip: string, phone: string | null, isDefaultShipping: boolean, isDefaultBilling: boolean, version: number, state: { databaseId: number, code: string, name: string } | null, country: { databaseId: number, code: string, name: string } };

export type RestCustomerByAccountNumberQueryVariables = Exact<{
  accountNumber: string;
}>;


export type RestCustomerByAccountNumberQuery = { customerByAccountNumber: { databaseId: number, name: string, accountNumber: string, currency: string } | null };

export type RestUserCustomersQueryVariables = Exact<{ [key: string]: never; }>;


export type RestUserCustomersQuery = { viewer: { mustChangePassword: boolean, customer: { databaseId: number } | null, customers: Array<{ databaseId: number, name: string, accountNumber: string, currency: string }> } | null };

export type RestAddressBookQueryVariables = Exact<{ [key: string]: never; }>;


export type RestAddressBookQuery = { viewer: { mustChangePassword: boolean, customer: { databaseId: number, addresses: Array<{ databaseId: number, label: string, contactName: string, company: string | null, line1: string, line2: string | null, city: string, zip: string, phone: string | null, isDefaultShipping: boolean, isDefaultBilling: boolean, version: number, state: { databaseId: number, code: string, name: string } | null, country: { databaseId: number, code: string, name: string } }> } | null } | null };

export type RestSaveAddressMutationVariables = Exact<{
  input: SaveAddressInput;
}>;


export type RestSaveAddressMutation = { result:
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'SaveAddressSuccess', address: { databaseId: number, label: string, contactName: string, company: string | null, line1: string, line2: string | null, city: string, zip: string, phone: string | null, isDefaultShipping: boolean, isDefaultBilling: boolean, version: number, state: { databaseId: number, code: string, name: string } | null, country: { databaseId: number, code: string, name: string } } }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestCustomerTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCustomerTypesQuery = { customerTypes: Array<{ databaseId: number, code: string, name: string }> };

export type RestCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCountriesQuery = { countries: Array<{ databaseId: number, code: string, name: string }> };

export type RestStatesQueryVariables = Exact<{
  countryId?: number | null | undefined;
}>;


export type RestStatesQuery = { states: Array<{ databaseId: number, code: string, name: string, countryId: number }> };

export type RestCustomerFinancialSettingsQueryVariables = Exact<{
  customerId?: number | null | undefined;
}>;


export type RestCustomerFinancialSettingsQuery = { customerFinancialSettings: { customerId: number, currency: string, paymentTerms: PaymentTerms, pricingMode: PricingMode | null, creditLimit: string | null, taxExempt: boolean, taxExemptNumber: string | null, salesTaxPercent: string, depositPercent: string | null, memoLimit: string | null, memoTermDays: number | null, approvalRequired: boolean, defaultShippingMethodId: number | null, discountOrMarkup: Array<{ itemTypeId: number, percent: string }> } | null };

type RestError_ConflictError_Fragment = { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string };

type RestError_ForbiddenError_Fragment = { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string };

type RestError_InvalidInputError_Fragment = { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> };

type RestError_NotFoundError_Fragment = { __typename: 'NotFoundError', code: string, message: string };

type RestError_PriceChangedError_Fragment = { __typename: 'PriceChangedError', code: string, message: string };

type RestError_RefusedError_Fragment = { __typename: 'RefusedError', data: unknown, code: string, message: string };

type RestError_UnauthenticatedError_Fragment = { __typename: 'UnauthenticatedError', code: string, message: string };

export type RestErrorFragment =
  | RestError_ConflictError_Fragment
  | RestError_ForbiddenError_Fragment
  | RestError_InvalidInputError_Fragment
  | RestError_NotFoundError_Fragment
  | RestError_PriceChangedError_Fragment
  | RestError_RefusedError_Fragment
  | RestError_UnauthenticatedError_Fragment
;

export type RestGridSettingFieldsFragment = { code: GridCode, value: unknown, views: Array<{ databaseId: number, name: string, isShared: boolean, query: string }> };

export type RestGridSettingQueryVariables = Exact<{
  code: GridCode;
}>;


export type RestGridSettingQuery = { gridSetting: { code: GridCode, value: unknown, views: Array<{ databaseId: number, name: string, isShared: boolean, query: string }> } };

export type RestSaveGridSettingMutationVariables = Exact<{
  input: SaveGridSettingValueInput;
}>;


export type RestSaveGridSettingMutation = { result:
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'SaveGridSettingValueSuccess', gridSetting: { code: GridCode, value: unknown, views: Array<{ databaseId: number, name: string, isShared: boolean, query: string }> } }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestCancelJobMutationVariables = Exact<{
  input: CancelJobOrderInput;
}>;


export type RestCancelJobMutation = { result:
    | { __typename: 'CancelJobOrderSuccess', jobOrder: { databaseId: number, number: string, version: number, title: string, quantity: number, currency: string, unitPrice: string | null, total: string | null, estimatedWeight: string, pricingMode: string, poNumber: string | null, reference: string | null, endCustomer: string | null, wantedBy: string | null, promisedOn: string | null, urgency: Urgency, trackingNumber: string | null, shippedAt: string | null, imageUrl: string, noteCount: number, createdAt: string, updatedAt: string, status: { databaseId: number, code: string, name: string, tab: string | null, colour: string, waitingOn: WaitingOn | null }, stage: { code: number, name: string } | null, customer: { databaseId: number, name: string, accountNumber: string }, orderGroup: { databaseId: number, code: string }, itemType: { databaseId: number, code: string, name: string }, alloy: { databaseId: number, code: string, name: string }, priority: { databaseId: number, code: string, name: string }, size: { us: string, eu: string, uk: string, mm: string } | null } }
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestApproveJobMutationVariables = Exact<{
  input: ApproveJobOrderInput;
}>;


export type RestApproveJobMutation = { result:
    | { __typename: 'ApproveJobOrderSuccess', jobOrder: { databaseId: number, number: string, version: number, title: string, quantity: number, currency: string, unitPrice: string | null, total: string | null, estimatedWeight: string, pricingMode: string, poNumber: string | null, reference: string | null, endCustomer: string | null, wantedBy: string | null, promisedOn: string | null, urgency: Urgency, trackingNumber: string | null, shippedAt: string | null, imageUrl: string, noteCount: number, createdAt: string, updatedAt: string, status: { databaseId: number, code: string, name: string, tab: string | null, colour: string, waitingOn: WaitingOn | null }, stage: { code: number, name: string } | null, customer: { databaseId: number, name: string, accountNumber: string }, orderGroup: { databaseId: number, code: string }, itemType: { databaseId: number, code: string, name: string }, alloy: { databaseId: number, code: string, name: string }, priority: { databaseId: number, code: string, name: string }, size: { us: string, eu: string, uk: string, mm: string } | null } }
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestDeclineJobMutationVariables = Exact<{
  input: DeclineJobOrderInput;
}>;


export type RestDeclineJobMutation = { result:
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'DeclineJobOrderSuccess', jobOrder: { databaseId: number, number: string, version: number, title: string, quantity: number, currency: string, unitPrice: string | null, total: string | null, estimatedWeight: string, pricingMode: string, poNumber: string | null, reference: string | null, endCustomer: string | null, wantedBy: string | null, promisedOn: string | null, urgency: Urgency, trackingNumber: string | null, shippedAt: string | null, imageUrl: string, noteCount: number, createdAt: string, updatedAt: string, status: { databaseId: number, code: string, name: string, tab: string | null, colour: string, waitingOn: WaitingOn | null }, stage: { code: number, name: string } | null, customer: { databaseId: number, name: string, accountNumber: string }, orderGroup: { databaseId: number, code: string }, itemType: { databaseId: number, code: string, name: string }, alloy: { databaseId: number, code: string, name: string }, priority: { databaseId: number, code: string, name: string }, size: { us: string, eu: string, uk: string, mm: string } | null } }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestReorderJobMutationVariables = Exact<{
  input: ReorderJobOrderInput;
}>;


export type RestReorderJobMutation = { result:
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'ReorderJobOrderSuccess', jobOrder: { databaseId: number, number: string, version: number, title: string, quantity: number, currency: string, unitPrice: string | null, total: string | null, estimatedWeight: string, pricingMode: string, poNumber: string | null, reference: string | null, endCustomer: string | null, wantedBy: string | null, promisedOn: string | null, urgency: Urgency, trackingNumber: string | null, shippedAt: string | null, imageUrl: string, noteCount: number, createdAt: string, updatedAt: string, status: { databaseId: number, code: string, name: string, tab: string | null, colour: string, waitingOn: WaitingOn | null }, stage: { code: number, name: string } | null, customer: { databaseId: number, name: string, accountNumber: string }, orderGroup: { databaseId: number, code: string }, itemType: { databaseId: number, code: string, name: string }, alloy: { databaseId: number, code: string, name: string }, priority: { databaseId: number, code: string, name: string }, size: { us: string, eu: string, uk: string, mm: string } | null } | null, salesOrder: { databaseId: number, number: string } | null, orderGroup: { databaseId: number, code: string } }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestUpdateJobStatusesMutationVariables = Exact<{
  input: UpdateJobOrderStatusesInput;
}>;


export type RestUpdateJobStatusesMutation = { result:
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
    | { __typename: 'UpdateJobOrderStatusesSuccess', results: Array<{ jobOrderId: string, ok: boolean, action: string | null, code: string | null, message: string | null, jobOrder: { databaseId: number, number: string, status: { databaseId: number, code: string, name: string } } | null, to: { databaseId: number, code: string, name: string } | null }> }
   };

export type RestUploadFileMutationVariables = Exact<{
  input: UploadFileInput;
}>;


export type RestUploadFileMutation = { result:
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
    | { __typename: 'UploadFileSuccess', file: { databaseId: number, url: string, name: string } }
   };

export type RestAddNoteMutationVariables = Exact<{
  input: AddNoteInput;
}>;


export type RestAddNoteMutation = { result:
    | { __typename: 'AddNoteSuccess', note: { databaseId: number, visibility: NoteVisibility, text: string, createdAt: string, author: { databaseId: number, fullName: string }, actingBy: { databaseId: number, fullName: string } | null, attachments: Array<{ databaseId: number, url: string, thumbnailUrl: string, name: string, width: number, height: number, mimeType: string }> }, subject:
        | { databaseId: number, noteCount: number }
        | { databaseId: number, noteCount: number }
        | { databaseId: number, noteCount: number }
        | { databaseId: number, noteCount: number }
       }
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestAddressSnapshotFragment = { contactName: string, company: string | null, line1: string, line2: string | null, city: string, zip: string, state: string | null, country: string, phone: string | null };

export type RestJobDetailQueryVariables = Exact<{
  id: number;
}>;


export type RestJobDetailQuery = { jobOrder: { note: string | null, pickedUp: boolean, approvedAt: string | null, declineReason: string | null, cancelReason: string | null, marketAsOf: string, databaseId: number, number: string, version: number, title: string, quantity: number, currency: string, unitPrice: string | null, total: string | null, estimatedWeight: string, pricingMode: string, poNumber: string | null, reference: string | null, endCustomer: string | null, wantedBy: string | null, promisedOn: string | null, urgency: Urgency, trackingNumber: string | null, shippedAt: string | null, imageUrl: string, noteCount: number, createdAt: string, updatedAt: string, placedBy: { databaseId: number, fullName: string }, contact: { databaseId: number, fullName: string } | null, choices: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }>, summary: Array<{ kind: string, code: string | null, name: string, quantity: string | null, unit: string | null, rate: string | null, amount: string }> | null, reorderedFrom: { databaseId: number, number: string } | null, remadeFrom: { databaseId: number, number: string } | null, remake: { databaseId: number, number: string } | null, items: Array<{ databaseId: number, parentId: number | null, code: string, variantCode: string | null, name: string, quantity: number, weight: string | null, imageUrl: string, children: Array<{ databaseId: number, parentId: number | null, code: string, variantCode: string | null, name: string, quantity: number, weight: string | null, imageUrl: string, size: { us: string, eu: string, uk: string, mm: string } | null, alloy: { databaseId: number, code: string, name: string } | null, attributes: Array<{ attributeId: number | null, name: string, value: string, fileUrl: string | null }> }>, size: { us: string, eu: string, uk: string, mm: string } | null, alloy: { databaseId: number, code: string, name: string } | null, attributes: Array<{ attributeId: number | null, name: string, value: string, fileUrl: string | null }> }>, services: Array<{ databaseId: number, price: string | null, revision: number, status: string, decidedAt: string | null, serviceType: { databaseId: number, code: string, name: string }, proof: { databaseId: number, url: string, name: string } | null }>, images: Array<{ databaseId: number, url: string, thumbnailUrl: string, caption: string, isBig: boolean }>, notes: Array<{ databaseId: number, visibility: NoteVisibility, text: string, createdAt: string, author: { databaseId: number, fullName: string }, actingBy: { databaseId: number, fullName: string } | null, attachments: Array<{ databaseId: number, url: string, thumbnailUrl: string, name: string, width: number, height: number, mimeType: string }> }>, history: Array<{ at: string, action: string, reason: string | null, approvedPrice: string | null, approvedServices: Array<string>, from: { code: string, name: string } | null, to: { code: string, name: string }, user: { databaseId: number, fullName: string } | null, actingBy: { databaseId: number, fullName: string } | null }>, allowedActions: Array<{ action: string, enabled: boolean, missing: JobActionObstacle | null, requiresReason: boolean, requiresTracking: boolean, permission: number, to: { code: string, name: string } | null }>, orderGroup: { notes: string | null, customerWoNumber: string | null, currency: string, salesTaxPercent: string | null, createdAt: string, databaseId: number, code: string, currentTaxComponents: Array<{ code: string, name: string, percent: string, registrationNumber: string | null, amount: string }>, current: { subTotal: string, discountValue: string, shippingPrice: string, salesTaxValue: string, grandTotal: string } | null, shippingMethod: { databaseId: number, code: string, name: string } | null, shippingAddress: { contactName: string, company: string | null, line1: string, line2: string | null, city: string, zip: string, state: string | null, country: string, phone: string | null }, billingAddress: { contactName: string, company: string | null, line1: string, line2: string | null, city: string, zip: string, state: string | null, country: string, phone: string | null }, sellToAddress: { contactName: string, company: string | null, line1: string, line2: string | null, city: string, zip: string, state: string | null, country: string, phone: string | null } | null }, status: { databaseId: number, code: string, name: string, tab: string | null, colour: string, waitingOn: WaitingOn | null }, stage: { code: number, name: string } | null, customer: { databaseId: number, name: string, accountNumber: string }, itemType: { databaseId: number, code: string, name: string }, alloy: { databaseId: number, code: string, name: string }, priority: { databaseId: number, code: string, name: string }, size: { us: string, eu: string, uk: string, mm: string } | null } | null };

export type RestJobSummaryFragment = { databaseId: number, number: string, version: number, title: string, quantity: number, currency: string, unitPrice: string | null, total: string | null, estimatedWeight: string, pricingMode: string, poNumber: string | null, reference: string | null, endCustomer: string | null, wantedBy: string | null, promisedOn: string | null, urgency: Urgency, trackingNumber: string | null, shippedAt: string | null, imageUrl: string, noteCount: number, createdAt: string, updatedAt: string, status: { databaseId: number, code: string, name: string, tab: string | null, colour: string, waitingOn: WaitingOn | null }, stage: { code: number, name: string } | null, customer: { databaseId: number, name: string, accountNumber: string }, orderGroup: { databaseId: number, code: string }, itemType: { databaseId: number, code: string, name: string }, alloy: { databaseId: number, code: string, name: string }, priority: { databaseId: number, code: string, name: string }, size: { us: string, eu: string, uk: string, mm: string } | null };

export type RestJobItemFragment = { databaseId: number, parentId: number | null, code: string, variantCode: string | null, name: string, quantity: number, weight: string | null, imageUrl: string, size: { us: string, eu: string, uk: string, mm: string } | null, alloy: { databaseId: number, code: string, name: string } | null, attributes: Array<{ attributeId: number | null, name: string, value: string, fileUrl: string | null }> };

export type RestNoteFragment = { databaseId: number, visibility: NoteVisibility, text: string, createdAt: string, author: { databaseId: number, fullName: string }, actingBy: { databaseId: number, fullName: string } | null, attachments: Array<{ databaseId: number, url: string, thumbnailUrl: string, name: string, width: number, height: number, mimeType: string }> };

export type RestListJobsQueryVariables = Exact<{
  tab?: OrderTab | null | undefined;
  filter?: JobOrderFilter | null | undefined;
  orderBy?: JobOrderOrder | null | undefined;
  skip?: number | null | undefined;
  first?: number | null | undefined;
}>;


export type RestListJobsQuery = { jobOrders: { totalCount: { count: number } | null, edges: Array<{ node: { databaseId: number, number: string, version: number, title: string, quantity: number, currency: string, unitPrice: string | null, total: string | null, estimatedWeight: string, pricingMode: string, poNumber: string | null, reference: string | null, endCustomer: string | null, wantedBy: string | null, promisedOn: string | null, urgency: Urgency, trackingNumber: string | null, shippedAt: string | null, imageUrl: string, noteCount: number, createdAt: string, updatedAt: string, status: { databaseId: number, code: string, name: string, tab: string | null, colour: string, waitingOn: WaitingOn | null }, stage: { code: number, name: string } | null, customer: { databaseId: number, name: string, accountNumber: string }, orderGroup: { databaseId: number, code: string }, itemType: { databaseId: number, code: string, name: string }, alloy: { databaseId: number, code: string, name: string }, priority: { databaseId: number, code: string, name: string }, size: { us: string, eu: string, uk: string, mm: string } | null } }> } };

export type RestJobServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestJobServicesQuery = { jobServices: Array<{ count: number, serviceType: { databaseId: number, code: string, name: string } }> };

export type RestJobsOfServiceQueryVariables = Exact<{
  filter?: JobOrderFilter | null | undefined;
  first?: number | null | undefined;
  skip?: number | null | undefined;
}>;


export type RestJobsOfServiceQuery = { jobOrders: { edges: Array<{ node: { databaseId: number, number: string, title: string, imageUrl: string, promisedOn: string | null, customer: { databaseId: number, name: string }, status: { databaseId: number, code: string, name: string } } }> } };

export type RestNoteSubjectQueryVariables = Exact<{
  type: string;
  id: number;
}>;


export type RestNoteSubjectQuery = { noteSubjectId: string | null, viewer: { isStaff: boolean, mustChangePassword: boolean, writesNotes: boolean } | null };

export type RestInternalNotesQueryVariables = Exact<{
  id: number;
}>;


export type RestInternalNotesQuery = { viewer: { isStaff: boolean, mustChangePassword: boolean } | null, jobOrder: { notes: Array<{ databaseId: number, visibility: NoteVisibility, text: string, createdAt: string, author: { databaseId: number, fullName: string }, actingBy: { databaseId: number, fullName: string } | null, attachments: Array<{ databaseId: number, url: string, thumbnailUrl: string, name: string, width: number, height: number, mimeType: string }> }> } | null };

export type RestCustomerNotesQueryVariables = Exact<{
  id: number;
}>;


export type RestCustomerNotesQuery = { jobOrder: { notes: Array<{ databaseId: number, visibility: NoteVisibility, text: string, createdAt: string, author: { databaseId: number, fullName: string }, actingBy: { databaseId: number, fullName: string } | null, attachments: Array<{ databaseId: number, url: string, thumbnailUrl: string, name: string, width: number, height: number, mimeType: string }> }> } | null };

export type RestJobItemsQueryVariables = Exact<{
  id: number;
}>;


export type RestJobItemsQuery = { jobOrder: { items: Array<{ databaseId: number, parentId: number | null, code: string, variantCode: string | null, name: string, quantity: number, weight: string | null, imageUrl: string, size: { us: string, eu: string, uk: string, mm: string } | null, alloy: { databaseId: number, code: string, name: string } | null, attributes: Array<{ attributeId: number | null, name: string, value: string, fileUrl: string | null }> }> } | null };

export type RestAllJobItemsQueryVariables = Exact<{
  id: number;
}>;


export type RestAllJobItemsQuery = { jobOrder: { items: Array<{ databaseId: number, parentId: number | null, code: string, variantCode: string | null, name: string, quantity: number, weight: string | null, imageUrl: string, children: Array<{ databaseId: number, parentId: number | null, code: string, variantCode: string | null, name: string, quantity: number, weight: string | null, imageUrl: string, size: { us: string, eu: string, uk: string, mm: string } | null, alloy: { databaseId: number, code: string, name: string } | null, attributes: Array<{ attributeId: number | null, name: string, value: string, fileUrl: string | null }> }>, size: { us: string, eu: string, uk: string, mm: string } | null, alloy: { databaseId: number, code: string, name: string } | null, attributes: Array<{ attributeId: number | null, name: string, value: string, fileUrl: string | null }> }> } | null };

export type RestJobImagesQueryVariables = Exact<{
  id: number;
}>;


export type RestJobImagesQuery = { jobOrder: { images: Array<{ databaseId: number, url: string, thumbnailUrl: string, caption: string, isBig: boolean }> } | null };

export type RestJobExistsQueryVariables = Exact<{
  id: number;
}>;


export type RestJobExistsQuery = { viewer: { isStaff: boolean, mustChangePassword: boolean } | null, jobOrder: { id: string } | null };

export type RestCardFragment = { databaseId: number, gatewayId: number, last4: string, expMonth: number, expYear: number, isExpired: boolean, nameOnCard: string, isDefault: boolean, cardType: { databaseId: number, name: string } };

export type RestListCardsQueryVariables = Exact<{
  gatewayId?: number | null | undefined;
  includeExpired?: boolean | null | undefined;
}>;


export type RestListCardsQuery = { savedCards: Array<{ databaseId: number, gatewayId: number, last4: string, expMonth: number, expYear: number, isExpired: boolean, nameOnCard: string, isDefault: boolean, cardType: { databaseId: number, name: string } }> };

export type RestCardTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCardTypesQuery = { cardTypes: Array<{ databaseId: number, name: string }> };

export type RestPaymentGatewaysQueryVariables = Exact<{ [key: string]: never; }>;


export type RestPaymentGatewaysQuery = { paymentGateways: Array<{ databaseId: number, name: string, isDefault: boolean, isSandbox: boolean, fieldsUrl: string | null }> };

export type RestAddCardMutationVariables = Exact<{
  input: AddCardInput;
}>;


export type RestAddCardMutation = { result:
    | { __typename: 'AddCardSuccess', savedCard: { databaseId: number, gatewayId: number, last4: string, expMonth: number, expYear: number, isExpired: boolean, nameOnCard: string, isDefault: boolean, cardType: { databaseId: number, name: string } } }
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestConsignmentSummaryFragment = { databaseId: number, number: string, version: number, termDays: number, issuedOn: string | null, dueOn: string | null, isOverdue: boolean, passedPercent: number, currency: string, memoValue: string | null, outValue: string | null, createdAt: string, updatedAt: string, status: { databaseId: number, code: string, name: string, colour: string, tab: string | null }, customer: { databaseId: number, name: string, accountNumber: string }, pieces: Array<{ state: ConsignmentLineState, quantity: number }> };

export type RestListConsignmentsQueryVariables = Exact<{
  tab?: OrderTab | null | undefined;
  filter?: ConsignmentFilter | null | undefined;
  orderBy?: ConsignmentOrder | null | undefined;
  skip?: number | null | undefined;
  first?: number | null | undefined;
}>;


export type RestListConsignmentsQuery = { outgoingConsignments: { totalCount: { count: number } | null, edges: Array<{ node: { databaseId: number, number: string, version: number, termDays: number, issuedOn: string | null, dueOn: string | null, isOverdue: boolean, passedPercent: number, currency: string, memoValue: string | null, outValue: string | null, createdAt: string, updatedAt: string, status: { databaseId: number, code: string, name: string, colour: string, tab: string | null }, customer: { databaseId: number, name: string, accountNumber: string }, pieces: Array<{ state: ConsignmentLineState, quantity: number }> } }> } };

export type RestConsignmentSummariesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestConsignmentSummariesQuery = { consignmentSummaries: Array<{ count: number, currency: string, memoValue: string | null, outValue: string | null, status: { databaseId: number, code: string, name: string, colour: string } }> };

export type RestConsignmentItemsQueryVariables = Exact<{
  id: number;
}>;


export type RestConsignmentItemsQuery = { consignment: { currency: string, lines: Array<{ databaseId: number, rank: number, itemTypeCode: string, variantCode: string | null, title: string, alloyName: string, imageUrl: string, quantity: number, memoPrice: string | null, value: string | null, state: ConsignmentLineState, stateSince: string, sentOn: string | null, daysOut: number | null, invoiceNumber: string | null, size: { us: string } | null }> } | null };

export type RestCustomerCreditSummaryFragment = { databaseId: number, number: string, version: number, kind: CustomerCreditKind, reason: string, invoiceNumber: string | null, issuedOn: string, currency: string, amount: string, applied: string, refunded: string, balance: string, available: string, isVoided: boolean, createdAt: string, customer: { databaseId: number, name: string, accountNumber: string } };

export type RestListCustomerCreditsQueryVariables = Exact<{
  filter?: CustomerCreditFilter | null | undefined;
  orderBy?: CustomerCreditOrder | null | undefined;
  skip?: number | null | undefined;
  first?: number | null | undefined;
}>;


export type RestListCustomerCreditsQuery = { customerCredits: { totalCount: { count: number } | null, edges: Array<{ node: { databaseId: number, number: string, version: number, kind: CustomerCreditKind, reason: string, invoiceNumber: string | null, issuedOn: string, currency: string, amount: string, applied: string, refunded: string, balance: string, available: string, isVoided: boolean, createdAt: string, customer: { databaseId: number, name: string, accountNumber: string } } }> } };

export type RestCustomerCreditNumberQueryVariables = Exact<{
  id: number;
}>;


export type RestCustomerCreditNumberQuery = { customerCredit: { number: string } | null };

export type RestInvoiceSummaryFragment = { databaseId: number, number: string, version: number, orderCode: string | null, salesOrderNumber: string | null, poNumber: string | null, issuedOn: string | null, dueOn: string | null, isOverdue: boolean, currency: string, total: string, applied: string, balance: string, createdAt: string, updatedAt: string, status: { databaseId: number, code: string, name: string, colour: string, tab: string | null }, customer: { databaseId: number, name: string, accountNumber: string } };

export type RestListInvoicesQueryVariables = Exact<{
  tab?: OrderTab | null | undefined;
  filter?: InvoiceFilter | null | undefined;
  orderBy?: InvoiceOrder | null | undefined;
  skip?: number | null | undefined;
  first?: number | null | undefined;
}>;


export type RestListInvoicesQuery = { invoices: { totalCount: { count: number } | null, edges: Array<{ node: { databaseId: number, number: string, version: number, orderCode: string | null, salesOrderNumber: string | null, poNumber: string | null, issuedOn: string | null, dueOn: string | null, isOverdue: boolean, currency: string, total: string, applied: string, balance: string, createdAt: string, updatedAt: string, status: { databaseId: number, code: string, name: string, colour: string, tab: string | null }, customer: { databaseId: number, name: string, accountNumber: string } } }> } };

export type RestInvoiceNumberQueryVariables = Exact<{
  id: number;
}>;


export type RestInvoiceNumberQuery = { invoice: { number: string } | null };

export type RestGeneratePaidInvoiceMutationVariables = Exact<{
  input: GeneratePaidInvoiceInput;
}>;


export type RestGeneratePaidInvoiceMutation = { result:
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'GeneratePaidInvoiceSuccess', invoice: { databaseId: number, number: string, version: number, orderCode: string | null, salesOrderNumber: string | null, poNumber: string | null, issuedOn: string | null, dueOn: string | null, isOverdue: boolean, currency: string, total: string, applied: string, balance: string, createdAt: string, updatedAt: string, status: { databaseId: number, code: string, name: string, colour: string, tab: string | null }, customer: { databaseId: number, name: string, accountNumber: string } } }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestPayInvoicesMutationVariables = Exact<{
  input: PayInvoicesInput;
}>;


export type RestPayInvoicesMutation = { result:
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'PayInvoicesSuccess', isConfirmed: boolean, payments: Array<{ databaseId: number, number: string, version: number, salesOrderNumber: string | null, receivedOn: string, method: PaymentMethod, reference: string | null, currency: string, amount: string, applied: string, refunded: string, available: string, isReversed: boolean, createdAt: string, customer: { databaseId: number, name: string, accountNumber: string } }>, invoices: Array<{ databaseId: number, number: string, version: number, orderCode: string | null, salesOrderNumber: string | null, poNumber: string | null, issuedOn: string | null, dueOn: string | null, isOverdue: boolean, currency: string, total: string, applied: string, balance: string, createdAt: string, updatedAt: string, status: { databaseId: number, code: string, name: string, colour: string, tab: string | null }, customer: { databaseId: number, name: string, accountNumber: string } }> }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestAddPayPalOverpaymentMutationVariables = Exact<{
  input: AddPayPalOverpaymentInput;
}>;


export type RestAddPayPalOverpaymentMutation = { result:
    | { __typename: 'AddPayPalOverpaymentSuccess', payment: { databaseId: number, number: string, version: number, salesOrderNumber: string | null, receivedOn: string, method: PaymentMethod, reference: string | null, currency: string, amount: string, applied: string, refunded: string, available: string, isReversed: boolean, createdAt: string, customer: { databaseId: number, name: string, accountNumber: string } } }
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestOrderAndPayMutationVariables = Exact<{
  input: OrderAndPayInput;
}>;


export type RestOrderAndPayMutation = { result:
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'OrderAndPaySuccess', isConfirmed: boolean, orderCodes: Array<string>, orderGroups: Array<{ databaseId: number, code: string, currency: string, grandTotal: string | null, createdAt: string, jobOrders: Array<{ databaseId: number, number: string, title: string, quantity: number, total: string | null }> }>, salesOrders: Array<{ databaseId: number, number: string }>, payments: Array<{ databaseId: number, number: string, version: number, salesOrderNumber: string | null, receivedOn: string, method: PaymentMethod, reference: string | null, currency: string, amount: string, applied: string, refunded: string, available: string, isReversed: boolean, createdAt: string, customer: { databaseId: number, name: string, accountNumber: string } }> }
    | { __typename: 'PriceChangedError', code: string, message: string, changes: Array<{ cartItemId: string, name: string, before: string | null, after: string | null, quantity: number, reason: string }>, coupon: { code: string, reason: string, before: string | null, after: string | null } | null, cart: { items: Array<{ id: string, databaseId: number }>, totals: { currency: string, subTotal: string | null, grandTotal: string | null } } }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestPaymentSummaryFragment = { databaseId: number, number: string, version: number, salesOrderNumber: string | null, receivedOn: string, method: PaymentMethod, reference: string | null, currency: string, amount: string, applied: string, refunded: string, available: string, isReversed: boolean, createdAt: string, customer: { databaseId: number, name: string, accountNumber: string } };

export type RestListPaymentsQueryVariables = Exact<{
  filter?: PaymentFilter | null | undefined;
  orderBy?: PaymentOrder | null | undefined;
  skip?: number | null | undefined;
  first?: number | null | undefined;
}>;


export type RestListPaymentsQuery = { payments: { totalCount: { count: number } | null, edges: Array<{ node: { databaseId: number, number: string, version: number, salesOrderNumber: string | null, receivedOn: string, method: PaymentMethod, reference: string | null, currency: string, amount: string, applied: string, refunded: string, available: string, isReversed: boolean, createdAt: string, customer: { databaseId: number, name: string, accountNumber: string } } }> } };

export type RestCartItemFragment = { databaseId: number, quantity: number, wantedBy: string | null, reference: string | null, endCustomer: string | null, note: string | null, unitPrice: string | null, linePrice: string | null, estimatedWeight: string, marketAsOf: string, validUntil: string, promisedOn: string | null, imageUrl: string, version: number, variantCode: string | null, isStock: boolean, ownMetal: boolean, itemType: { databaseId: number, code: string, name: string, itemGroup: { databaseId: number, code: string, name: string } }, alloy: { databaseId: number, code: string, name: string, colour: string }, priority: { databaseId: number, code: string, name: string }, size: { us: string, eu: string, uk: string, mm: string } | null, choices: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }>, parts: Array<{ itemTypeId: number, code: string, name: string, alloyId: number, alloyCode: string, alloyName: string, quantity: number, follows: boolean, size: { us: string, eu: string, uk: string, mm: string } | null, choices: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }> }>, drawing: { databaseId: number, url: string, name: string } | null, pictures: Array<{ fileId: number, url: string, thumbnailUrl: string }>, summary: Array<{ kind: string, code: string | null, name: string, quantity: string | null, unit: string | null, rate: string | null, amount: string }> | null };

export type RestCartFragment = { databaseId: number, sessionId: string, version: number, itemCount: number, poNumber: string | null, customerWoNumber: string | null, notes: string | null, couponCode: string | null, couponProblem: CouponProblem | null, freeItemCodes: Array<string>, items: Array<{ databaseId: number, quantity: number, wantedBy: string | null, reference: string | null, endCustomer: string | null, note: string | null, unitPrice: string | null, linePrice: string | null, estimatedWeight: string, marketAsOf: string, validUntil: string, promisedOn: string | null, imageUrl: string, version: number, variantCode: string | null, isStock: boolean, ownMetal: boolean, itemType: { databaseId: number, code: string, name: string, itemGroup: { databaseId: number, code: string, name: string } }, alloy: { databaseId: number, code: string, name: string, colour: string }, priority: { databaseId: number, code: string, name: string }, size: { us: string, eu: string, uk: string, mm: string } | null, choices: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }>, parts: Array<{ itemTypeId: number, code: string, name: string, alloyId: number, alloyCode: string, alloyName: string, quantity: number, follows: boolean, size: { us: string, eu: string, uk: string, mm: string } | null, choices: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }> }>, drawing: { databaseId: number, url: string, name: string } | null, pictures: Array<{ fileId: number, url: string, thumbnailUrl: string }>, summary: Array<{ kind: string, code: string | null, name: string, quantity: string | null, unit: string | null, rate: string | null, amount: string }> | null }>, customer: { databaseId: number, name: string, accountNumber: string, updatedAt: string }, shippingAddress: { databaseId: number, label: string, contactName: string, company: string | null, line1: string, line2: string | null, city: string, zip: string, phone: string | null, isDefaultShipping: boolean, isDefaultBilling: boolean, version: number, state: { databaseId: number, code: string, name: string } | null, country: { databaseId: number, code: string, name: string } } | null, billingAddress: { databaseId: number, label: string, contactName: string, company: string | null, line1: string, line2: string | null, city: string, zip: string, phone: string | null, isDefaultShipping: boolean, isDefaultBilling: boolean, version: number, state: { databaseId: number, code: string, name: string } | null, country: { databaseId: number, code: string, name: string } } | null, sellToAddress: { databaseId: number, label: string, contactName: string, company: string | null, line1: string, line2: string | null, city: string, zip: string, phone: string | null, isDefaultShipping: boolean, isDefaultBilling: boolean, version: number, state: { databaseId: number, code: string, name: string } | null, country: { databaseId: number, code: string, name: string } } | null, shippingMethod: { databaseId: number, code: string, name: string, price: string | null, isPickup: boolean } | null, itemsToAddToCart: Array<{ code: string, name: string }>, discountedShippingItems: Array<{ code: string, name: string }>, attributes: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }>, totals: { currency: string, subTotal: string | null, discountValue: string, shippingPrice: string | null, salesTaxEnabled: boolean, salesTaxPercent: string, destinationTaxPercent: string, salesTaxValue: string | null, grandTotal: string | null, taxComponents: Array<{ code: string, name: string, percent: string, registrationNumber: string | null, amount: string }> } };

export type RestGetCartQueryVariables = Exact<{
  sessionId?: string | null | undefined;
}>;


export type RestGetCartQuery = { cart: { databaseId: number, sessionId: string, version: number, itemCount: number, poNumber: string | null, customerWoNumber: string | null, notes: string | null, couponCode: string | null, couponProblem: CouponProblem | null, freeItemCodes: Array<string>, items: Array<{ databaseId: number, quantity: number, wantedBy: string | null, reference: string | null, endCustomer: string | null, note: string | null, unitPrice: string | null, linePrice: string | null, estimatedWeight: string, marketAsOf: string, validUntil: string, promisedOn: string | null, imageUrl: string, version: number, variantCode: string | null, isStock: boolean, ownMetal: boolean, itemType: { databaseId: number, code: string, name: string, itemGroup: { databaseId: number, code: string, name: string } }, alloy: { databaseId: number, code: string, name: string, colour: string }, priority: { databaseId: number, code: string, name: string }, size: { us: string, eu: string, uk: string, mm: string } | null, choices: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }>, parts: Array<{ itemTypeId: number, code: string, name: string, alloyId: number, alloyCode: string, alloyName: string, quantity: number, follows: boolean, size: { us: string, eu: string, uk: string, mm: string } | null, choices: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }> }>, drawing: { databaseId: number, url: string, name: string } | null, pictures: Array<{ fileId: number, url: string, thumbnailUrl: string }>, summary: Array<{ kind: string, code: string | null, name: string, quantity: string | null, unit: string | null, rate: string | null, amount: string }> | null }>, customer: { databaseId: number, name: string, accountNumber: string, updatedAt: string }, shippingAddress: { databaseId: number, label: string, contactName: string, company: string | null, line1: string, line2: string | null, city: string, zip: string, phone: string | null, isDefaultShipping: boolean, isDefaultBilling: boolean, version: number, state: { databaseId: number, code: string, name: string } | null, country: { databaseId: number, code: string, name: string } } | null, billingAddress: { databaseId: number, label: string, contactName: string, company: string | null, line1: string, line2: string | null, city: string, zip: string, phone: string | null, isDefaultShipping: boolean, isDefaultBilling: boolean, version: number, state: { databaseId: number, code: string, name: string } | null, country: { databaseId: number, code: string, name: string } } | null, sellToAddress: { databaseId: number, label: string, contactName: string, company: string | null, line1: string, line2: string | null, city: string, zip: string, phone: string | null, isDefaultShipping: boolean, isDefaultBilling: boolean, version: number, state: { databaseId: number, code: string, name: string } | null, country: { databaseId: number, code: string, name: string } } | null, shippingMethod: { databaseId: number, code: string, name: string, price: string | null, isPickup: boolean } | null, itemsToAddToCart: Array<{ code: string, name: string }>, discountedShippingItems: Array<{ code: string, name: string }>, attributes: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }>, totals: { currency: string, subTotal: string | null, discountValue: string, shippingPrice: string | null, salesTaxEnabled: boolean, salesTaxPercent: string, destinationTaxPercent: string, salesTaxValue: string | null, grandTotal: string | null, taxComponents: Array<{ code: string, name: string, percent: string, registrationNumber: string | null, amount: string }> } } | null };

export type RestCartOwnerQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCartOwnerQuery = { viewer: { mustChangePassword: boolean, customer: { databaseId: number, name: string, accountNumber: string, currency: string, updatedAt: string } | null } | null };

export type RestAddToCartMutationVariables = Exact<{
  input: AddToCartInput;
}>;


export type RestAddToCartMutation = { result:
    | { __typename: 'AddToCartSuccess', warnings: Array<string>, cartItem: { databaseId: number, quantity: number, wantedBy: string | null, reference: string | null, endCustomer: string | null, note: string | null, unitPrice: string | null, linePrice: string | null, estimatedWeight: string, marketAsOf: string, validUntil: string, promisedOn: string | null, imageUrl: string, version: number, variantCode: string | null, isStock: boolean, ownMetal: boolean, itemType: { databaseId: number, code: string, name: string, itemGroup: { databaseId: number, code: string, name: string } }, alloy: { databaseId: number, code: string, name: string, colour: string }, priority: { databaseId: number, code: string, name: string }, size: { us: string, eu: string, uk: string, mm: string } | null, choices: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }>, parts: Array<{ itemTypeId: number, code: string, name: string, alloyId: number, alloyCode: string, alloyName: string, quantity: number, follows: boolean, size: { us: string, eu: string, uk: string, mm: string } | null, choices: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }> }>, drawing: { databaseId: number, url: string, name: string } | null, pictures: Array<{ fileId: number, url: string, thumbnailUrl: string }>, summary: Array<{ kind: string, code: string | null, name: string, quantity: string | null, unit: string | null, rate: string | null, amount: string }> | null }, cart: { databaseId: number, sessionId: string, itemCount: number, totals: { currency: string, subTotal: string | null, grandTotal: string | null } } }
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestUpdateCartItemQuantityMutationVariables = Exact<{
  input: UpdateCartItemQuantityInput;
}>;


export type RestUpdateCartItemQuantityMutation = { result:
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
    | { __typename: 'UpdateCartItemQuantitySuccess', cart: { databaseId: number, sessionId: string, version: number, itemCount: number, poNumber: string | null, customerWoNumber: string | null, notes: string | null, couponCode: string | null, couponProblem: CouponProblem | null, freeItemCodes: Array<string>, items: Array<{ databaseId: number, quantity: number, wantedBy: string | null, reference: string | null, endCustomer: string | null, note: string | null, unitPrice: string | null, linePrice: string | null, estimatedWeight: string, marketAsOf: string, validUntil: string, promisedOn: string | null, imageUrl: string, version: number, variantCode: string | null, isStock: boolean, ownMetal: boolean, itemType: { databaseId: number, code: string, name: string, itemGroup: { databaseId: number, code: string, name: string } }, alloy: { databaseId: number, code: string, name: string, colour: string }, priority: { databaseId: number, code: string, name: string }, size: { us: string, eu: string, uk: string, mm: string } | null, choices: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }>, parts: Array<{ itemTypeId: number, code: string, name: string, alloyId: number, alloyCode: string, alloyName: string, quantity: number, follows: boolean, size: { us: string, eu: string, uk: string, mm: string } | null, choices: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }> }>, drawing: { databaseId: number, url: string, name: string } | null, pictures: Array<{ fileId: number, url: string, thumbnailUrl: string }>, summary: Array<{ kind: string, code: string | null, name: string, quantity: string | null, unit: string | null, rate: string | null, amount: string }> | null }>, customer: { databaseId: number, name: string, accountNumber: string, updatedAt: string }, shippingAddress: { databaseId: number, label: string, contactName: string, company: string | null, line1: string, line2: string | null, city: string, zip: string, phone: string | null, isDefaultShipping: boolean, isDefaultBilling: boolean, version: number, state: { databaseId: number, code: string, name: string } | null, country: { databaseId: number, code: string, name: string } } | null, billingAddress: { databaseId: number, label: string, contactName: string, company: string | null, line1: string, line2: string | null, city: string, zip: string, phone: string | null, isDefaultShipping: boolean, isDefaultBilling: boolean, version: number, state: { databaseId: number, code: string, name: string } | null, country: { databaseId: number, code: string, name: string } } | null, sellToAddress: { databaseId: number, label: string, contactName: string, company: string | null, line1: string, line2: string | null, city: string, zip: string, phone: string | null, isDefaultShipping: boolean, isDefaultBilling: boolean, version: number, state: { databaseId: number, code: string, name: string } | null, country: { databaseId: number, code: string, name: string } } | null, shippingMethod: { databaseId: number, code: string, name: string, price: string | null, isPickup: boolean } | null, itemsToAddToCart: Array<{ code: string, name: string }>, discountedShippingItems: Array<{ code: string, name: string }>, attributes: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }>, totals: { currency: string, subTotal: string | null, discountValue: string, shippingPrice: string | null, salesTaxEnabled: boolean, salesTaxPercent: string, destinationTaxPercent: string, salesTaxValue: string | null, grandTotal: string | null, taxComponents: Array<{ code: string, name: string, percent: string, registrationNumber: string | null, amount: string }> } } }
   };

export type RestRemoveCartItemMutationVariables = Exact<{
  input: RemoveCartItemInput;
}>;


export type RestRemoveCartItemMutation = { result:
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'RemoveCartItemSuccess', cart: { databaseId: number, sessionId: string, version: number, itemCount: number, poNumber: string | null, customerWoNumber: string | null, notes: string | null, couponCode: string | null, couponProblem: CouponProblem | null, freeItemCodes: Array<string>, items: Array<{ databaseId: number, quantity: number, wantedBy: string | null, reference: string | null, endCustomer: string | null, note: string | null, unitPrice: string | null, linePrice: string | null, estimatedWeight: string, marketAsOf: string, validUntil: string, promisedOn: string | null, imageUrl: string, version: number, variantCode: string | null, isStock: boolean, ownMetal: boolean, itemType: { databaseId: number, code: string, name: string, itemGroup: { databaseId: number, code: string, name: string } }, alloy: { databaseId: number, code: string, name: string, colour: string }, priority: { databaseId: number, code: string, name: string }, size: { us: string, eu: string, uk: string, mm: string } | null, choices: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }>, parts: Array<{ itemTypeId: number, code: string, name: string, alloyId: number, alloyCode: string, alloyName: string, quantity: number, follows: boolean, size: { us: string, eu: string, uk: string, mm: string } | null, choices: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }> }>, drawing: { databaseId: number, url: string, name: string } | null, pictures: Array<{ fileId: number, url: string, thumbnailUrl: string }>, summary: Array<{ kind: string, code: string | null, name: string, quantity: string | null, unit: string | null, rate: string | null, amount: string }> | null }>, customer: { databaseId: number, name: string, accountNumber: string, updatedAt: string }, shippingAddress: { databaseId: number, label: string, contactName: string, company: string | null, line1: string, line2: string | null, city: string, zip: string, phone: string | null, isDefaultShipping: boolean, isDefaultBilling: boolean, version: number, state: { databaseId: number, code: string, name: string } | null, country: { databaseId: number, code: string, name: string } } | null, billingAddress: { databaseId: number, label: string, contactName: string, company: string | null, line1: string, line2: string | null, city: string, zip: string, phone: string | null, isDefaultShipping: boolean, isDefaultBilling: boolean, version: number, state: { databaseId: number, code: string, name: string } | null, country: { databaseId: number, code: string, name: string } } | null, sellToAddress: { databaseId: number, label: string, contactName: string, company: string | null, line1: string, line2: string | null, city: string, zip: string, phone: string | null, isDefaultShipping: boolean, isDefaultBilling: boolean, version: number, state: { databaseId: number, code: string, name: string } | null, country: { databaseId: number, code: string, name: string } } | null, shippingMethod: { databaseId: number, code: string, name: string, price: string | null, isPickup: boolean } | null, itemsToAddToCart: Array<{ code: string, name: string }>, discountedShippingItems: Array<{ code: string, name: string }>, attributes: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }>, totals: { currency: string, subTotal: string | null, discountValue: string, shippingPrice: string | null, salesTaxEnabled: boolean, salesTaxPercent: string, destinationTaxPercent: string, salesTaxValue: string | null, grandTotal: string | null, taxComponents: Array<{ code: string, name: string, percent: string, registrationNumber: string | null, amount: string }> } } }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestClearCartMutationVariables = Exact<{
  input: ClearCartInput;
}>;


export type RestClearCartMutation = { result:
    | { __typename: 'ClearCartSuccess', cart: { databaseId: number, sessionId: string, version: number, itemCount: number, poNumber: string | null, customerWoNumber: string | null, notes: string | null, couponCode: string | null, couponProblem: CouponProblem | null, freeItemCodes: Array<string>, items: Array<{ databaseId: number, quantity: number, wantedBy: string | null, reference: string | null, endCustomer: string | null, note: string | null, unitPrice: string | null, linePrice: string | null, estimatedWeight: string, marketAsOf: string, validUntil: string, promisedOn: string | null, imageUrl: string, version: number, variantCode: string | null, isStock: boolean, ownMetal: boolean, itemType: { databaseId: number, code: string, name: string, itemGroup: { databaseId: number, code: string, name: string } }, alloy: { databaseId: number, code: string, name: string, colour: string }, priority: { databaseId: number, code: string, name: string }, size: { us: string, eu: string, uk: string, mm: string } | null, choices: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }>, parts: Array<{ itemTypeId: number, code: string, name: string, alloyId: number, alloyCode: string, alloyName: string, quantity: number, follows: boolean, size: { us: string, eu: string, uk: string, mm: string } | null, choices: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }> }>, drawing: { databaseId: number, url: string, name: string } | null, pictures: Array<{ fileId: number, url: string, thumbnailUrl: string }>, summary: Array<{ kind: string, code: string | null, name: string, quantity: string | null, unit: string | null, rate: string | null, amount: string }> | null }>, customer: { databaseId: number, name: string, accountNumber: string, updatedAt: string }, shippingAddress: { databaseId: number, label: string, contactName: string, company: string | null, line1: string, line2: string | null, city: string, zip: string, phone: string | null, isDefaultShipping: boolean, isDefaultBilling: boolean, version: number, state: { databaseId: number, code: string, name: string } | null, country: { databaseId: number, code: string, name: string } } | null, billingAddress: { databaseId: number, label: string, contactName: string, company: string | null, line1: string, line2: string | null, city: string, zip: string, phone: string | null, isDefaultShipping: boolean, isDefaultBilling: boolean, version: number, state: { databaseId: number, code: string, name: string } | null, country: { databaseId: number, code: string, name: string } } | null, sellToAddress: { databaseId: number, label: string, contactName: string, company: string | null, line1: string, line2: string | null, city: string, zip: string, phone: string | null, isDefaultShipping: boolean, isDefaultBilling: boolean, version: number, state: { databaseId: number, code: string, name: string } | null, country: { databaseId: number, code: string, name: string } } | null, shippingMethod: { databaseId: number, code: string, name: string, price: string | null, isPickup: boolean } | null, itemsToAddToCart: Array<{ code: string, name: string }>, discountedShippingItems: Array<{ code: string, name: string }>, attributes: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }>, totals: { currency: string, subTotal: string | null, discountValue: string, shippingPrice: string | null, salesTaxEnabled: boolean, salesTaxPercent: string, destinationTaxPercent: string, salesTaxValue: string | null, grandTotal: string | null, taxComponents: Array<{ code: string, name: string, percent: string, registrationNumber: string | null, amount: string }> } } }
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestUpdateCartMutationVariables = Exact<{
  input: UpdateCartInput;
}>;


export type RestUpdateCartMutation = { result:
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
    | { __typename: 'UpdateCartSuccess', cart: { databaseId: number, sessionId: string, version: number, itemCount: number, poNumber: string | null, customerWoNumber: string | null, notes: string | null, couponCode: string | null, couponProblem: CouponProblem | null, freeItemCodes: Array<string>, items: Array<{ databaseId: number, quantity: number, wantedBy: string | null, reference: string | null, endCustomer: string | null, note: string | null, unitPrice: string | null, linePrice: string | null, estimatedWeight: string, marketAsOf: string, validUntil: string, promisedOn: string | null, imageUrl: string, version: number, variantCode: string | null, isStock: boolean, ownMetal: boolean, itemType: { databaseId: number, code: string, name: string, itemGroup: { databaseId: number, code: string, name: string } }, alloy: { databaseId: number, code: string, name: string, colour: string }, priority: { databaseId: number, code: string, name: string }, size: { us: string, eu: string, uk: string, mm: string } | null, choices: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }>, parts: Array<{ itemTypeId: number, code: string, name: string, alloyId: number, alloyCode: string, alloyName: string, quantity: number, follows: boolean, size: { us: string, eu: string, uk: string, mm: string } | null, choices: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }> }>, drawing: { databaseId: number, url: string, name: string } | null, pictures: Array<{ fileId: number, url: string, thumbnailUrl: string }>, summary: Array<{ kind: string, code: string | null, name: string, quantity: string | null, unit: string | null, rate: string | null, amount: string }> | null }>, customer: { databaseId: number, name: string, accountNumber: string, updatedAt: string }, shippingAddress: { databaseId: number, label: string, contactName: string, company: string | null, line1: string, line2: string | null, city: string, zip: string, phone: string | null, isDefaultShipping: boolean, isDefaultBilling: boolean, version: number, state: { databaseId: number, code: string, name: string } | null, country: { databaseId: number, code: string, name: string } } | null, billingAddress: { databaseId: number, label: string, contactName: string, company: string | null, line1: string, line2: string | null, city: string, zip: string, phone: string | null, isDefaultShipping: boolean, isDefaultBilling: boolean, version: number, state: { databaseId: number, code: string, name: string } | null, country: { databaseId: number, code: string, name: string } } | null, sellToAddress: { databaseId: number, label: string, contactName: string, company: string | null, line1: string, line2: string | null, city: string, zip: string, phone: string | null, isDefaultShipping: boolean, isDefaultBilling: boolean, version: number, state: { databaseId: number, code: string, name: string } | null, country: { databaseId: number, code: string, name: string } } | null, shippingMethod: { databaseId: number, code: string, name: string, price: string | null, isPickup: boolean } | null, itemsToAddToCart: Array<{ code: string, name: string }>, discountedShippingItems: Array<{ code: string, name: string }>, attributes: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }>, totals: { currency: string, subTotal: string | null, discountValue: string, shippingPrice: string | null, salesTaxEnabled: boolean, salesTaxPercent: string, destinationTaxPercent: string, salesTaxValue: string | null, grandTotal: string | null, taxComponents: Array<{ code: string, name: string, percent: string, registrationNumber: string | null, amount: string }> } } }
   };

export type RestSalesTaxQueryVariables = Exact<{
  billingStateId?: number | null | undefined;
  shippingStateId?: number | null | undefined;
  shippingCountryId?: number | null | undefined;
}>;


export type RestSalesTaxQuery = { salesTax: { enabled: boolean, percent: string } };

export type RestIncomingOrderAttributesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestIncomingOrderAttributesQuery = { incomingOrderAttributes: Array<{ databaseId: number, code: string, name: string, kind: string, showInProductCatalog: boolean, maxLength: number | null, unit: string | null, isAskedOnOrder: boolean, isRequiredOnOrder: boolean, options: Array<{ databaseId: number, code: string, name: string }> }> };

export type RestApplyCouponMutationVariables = Exact<{
  input: ApplyCouponInput;
}>;


export type RestApplyCouponMutation = { result:
    | { __typename: 'ApplyCouponSuccess', cart: { databaseId: number, sessionId: string, version: number, itemCount: number, poNumber: string | null, customerWoNumber: string | null, notes: string | null, couponCode: string | null, couponProblem: CouponProblem | null, freeItemCodes: Array<string>, items: Array<{ databaseId: number, quantity: number, wantedBy: string | null, reference: string | null, endCustomer: string | null, note: string | null, unitPrice: string | null, linePrice: string | null, estimatedWeight: string, marketAsOf: string, validUntil: string, promisedOn: string | null, imageUrl: string, version: number, variantCode: string | null, isStock: boolean, ownMetal: boolean, itemType: { databaseId: number, code: string, name: string, itemGroup: { databaseId: number, code: string, name: string } }, alloy: { databaseId: number, code: string, name: string, colour: string }, priority: { databaseId: number, code: string, name: string }, size: { us: string, eu: string, uk: string, mm: string } | null, choices: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }>, parts: Array<{ itemTypeId: number, code: string, name: string, alloyId: number, alloyCode: string, alloyName: string, quantity: number, follows: boolean, size: { us: string, eu: string, uk: string, mm: string } | null, choices: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }> }>, drawing: { databaseId: number, url: string, name: string } | null, pictures: Array<{ fileId: number, url: string, thumbnailUrl: string }>, summary: Array<{ kind: string, code: string | null, name: string, quantity: string | null, unit: string | null, rate: string | null, amount: string }> | null }>, customer: { databaseId: number, name: string, accountNumber: string, updatedAt: string }, shippingAddress: { databaseId: number, label: string, contactName: string, company: string | null, line1: string, line2: string | null, city: string, zip: string, phone: string | null, isDefaultShipping: boolean, isDefaultBilling: boolean, version: number, state: { databaseId: number, code: string, name: string } | null, country: { databaseId: number, code: string, name: string } } | null, billingAddress: { databaseId: number, label: string, contactName: string, company: string | null, line1: string, line2: string | null, city: string, zip: string, phone: string | null, isDefaultShipping: boolean, isDefaultBilling: boolean, version: number, state: { databaseId: number, code: string, name: string } | null, country: { databaseId: number, code: string, name: string } } | null, sellToAddress: { databaseId: number, label: string, contactName: string, company: string | null, line1: string, line2: string | null, city: string, zip: string, phone: string | null, isDefaultShipping: boolean, isDefaultBilling: boolean, version: number, state: { databaseId: number, code: string, name: string } | null, country: { databaseId: number, code: string, name: string } } | null, shippingMethod: { databaseId: number, code: string, name: string, price: string | null, isPickup: boolean } | null, itemsToAddToCart: Array<{ code: string, name: string }>, discountedShippingItems: Array<{ code: string, name: string }>, attributes: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }>, totals: { currency: string, subTotal: string | null, discountValue: string, shippingPrice: string | null, salesTaxEnabled: boolean, salesTaxPercent: string, destinationTaxPercent: string, salesTaxValue: string | null, grandTotal: string | null, taxComponents: Array<{ code: string, name: string, percent: string, registrationNumber: string | null, amount: string }> } } }
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestRemoveCouponMutationVariables = Exact<{
  input: RemoveCouponInput;
}>;


export type RestRemoveCouponMutation = { result:
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'RemoveCouponSuccess', cart: { databaseId: number, sessionId: string, version: number, itemCount: number, poNumber: string | null, customerWoNumber: string | null, notes: string | null, couponCode: string | null, couponProblem: CouponProblem | null, freeItemCodes: Array<string>, items: Array<{ databaseId: number, quantity: number, wantedBy: string | null, reference: string | null, endCustomer: string | null, note: string | null, unitPrice: string | null, linePrice: string | null, estimatedWeight: string, marketAsOf: string, validUntil: string, promisedOn: string | null, imageUrl: string, version: number, variantCode: string | null, isStock: boolean, ownMetal: boolean, itemType: { databaseId: number, code: string, name: string, itemGroup: { databaseId: number, code: string, name: string } }, alloy: { databaseId: number, code: string, name: string, colour: string }, priority: { databaseId: number, code: string, name: string }, size: { us: string, eu: string, uk: string, mm: string } | null, choices: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }>, parts: Array<{ itemTypeId: number, code: string, name: string, alloyId: number, alloyCode: string, alloyName: string, quantity: number, follows: boolean, size: { us: string, eu: string, uk: string, mm: string } | null, choices: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }> }>, drawing: { databaseId: number, url: string, name: string } | null, pictures: Array<{ fileId: number, url: string, thumbnailUrl: string }>, summary: Array<{ kind: string, code: string | null, name: string, quantity: string | null, unit: string | null, rate: string | null, amount: string }> | null }>, customer: { databaseId: number, name: string, accountNumber: string, updatedAt: string }, shippingAddress: { databaseId: number, label: string, contactName: string, company: string | null, line1: string, line2: string | null, city: string, zip: string, phone: string | null, isDefaultShipping: boolean, isDefaultBilling: boolean, version: number, state: { databaseId: number, code: string, name: string } | null, country: { databaseId: number, code: string, name: string } } | null, billingAddress: { databaseId: number, label: string, contactName: string, company: string | null, line1: string, line2: string | null, city: string, zip: string, phone: string | null, isDefaultShipping: boolean, isDefaultBilling: boolean, version: number, state: { databaseId: number, code: string, name: string } | null, country: { databaseId: number, code: string, name: string } } | null, sellToAddress: { databaseId: number, label: string, contactName: string, company: string | null, line1: string, line2: string | null, city: string, zip: string, phone: string | null, isDefaultShipping: boolean, isDefaultBilling: boolean, version: number, state: { databaseId: number, code: string, name: string } | null, country: { databaseId: number, code: string, name: string } } | null, shippingMethod: { databaseId: number, code: string, name: string, price: string | null, isPickup: boolean } | null, itemsToAddToCart: Array<{ code: string, name: string }>, discountedShippingItems: Array<{ code: string, name: string }>, attributes: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }>, totals: { currency: string, subTotal: string | null, discountValue: string, shippingPrice: string | null, salesTaxEnabled: boolean, salesTaxPercent: string, destinationTaxPercent: string, salesTaxValue: string | null, grandTotal: string | null, taxComponents: Array<{ code: string, name: string, percent: string, registrationNumber: string | null, amount: string }> } } }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestQuoteSummaryFragment = { databaseId: number, number: string, kind: PriceQuoteKind, source: PriceQuoteSource, version: number, poNumber: string | null, reference: string | null, currency: string, noteCount: number, total: string | null, validUntil: string | null, isExpired: boolean, createdAt: string, updatedAt: string, status: { databaseId: number, code: string, name: string, colour: string, tab: string | null, waitingOn: WaitingOn | null }, customer: { databaseId: number, name: string, accountNumber: string } };

export type RestListQuotesQueryVariables = Exact<{
  tab?: OrderTab | null | undefined;
  filter?: PriceQuoteFilter | null | undefined;
  orderBy?: PriceQuoteOrder | null | undefined;
  skip?: number | null | undefined;
  first?: number | null | undefined;
}>;


export type RestListQuotesQuery = { priceQuotes: { totalCount: { count: number } | null, edges: Array<{ node: { databaseId: number, number: string, kind: PriceQuoteKind, source: PriceQuoteSource, version: number, poNumber: string | null, reference: string | null, currency: string, noteCount: number, total: string | null, validUntil: string | null, isExpired: boolean, createdAt: string, updatedAt: string, status: { databaseId: number, code: string, name: string, colour: string, tab: string | null, waitingOn: WaitingOn | null }, customer: { databaseId: number, name: string, accountNumber: string } } }> } };

export type RestCountQuotesQueryVariables = Exact<{
  filter?: PriceQuoteFilter | null | undefined;
}>;


export type RestCountQuotesQuery = { priceQuotes: { totalCount: { count: number } | null } };

export type RestQuoteItemsQueryVariables = Exact<{
  id: number;
}>;


export type RestQuoteItemsQuery = { priceQuote: { source: PriceQuoteSource, currency: string, current: { lines: Array<{ databaseId: number, lineKey: number, title: string, quantity: number, unitPrice: string | null, linePrice: string | null, targetPrice: string | null, isOptional: boolean, alternativeGroup: string | null, reference: string | null, endCustomer: string | null, note: string | null, imageUrl: string, leadDays: number, variantCode: string | null, size: { us: string, eu: string, uk: string, mm: string } | null, itemType: { databaseId: number, code: string, name: string }, alloy: { databaseId: number, code: string, name: string } }> } } | null };

export type RestSetQuoteStatusMutationVariables = Exact<{
  input: SetPriceQuoteStatusInput;
}>;


export type RestSetQuoteStatusMutation = { result:
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'SetPriceQuoteStatusSuccess', priceQuote: { databaseId: number, number: string, kind: PriceQuoteKind, source: PriceQuoteSource, version: number, poNumber: string | null, reference: string | null, currency: string, noteCount: number, total: string | null, validUntil: string | null, isExpired: boolean, createdAt: string, updatedAt: string, status: { databaseId: number, code: string, name: string, colour: string, tab: string | null, waitingOn: WaitingOn | null }, customer: { databaseId: number, name: string, accountNumber: string } } | null }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestSalesOrderSummaryFragment = { databaseId: number, number: string, kind: SalesOrderKind, version: number, orderCode: string, poNumber: string | null, currency: string, noteCount: number, total: string | null, createdAt: string, updatedAt: string, status: { databaseId: number, code: string, name: string, colour: string, tab: string | null, waitingOn: WaitingOn | null }, customer: { databaseId: number, name: string, accountNumber: string }, payment: { paid: string, balance: string } | null, progress: { pieces: number, ready: number, shipped: number, percent: number } | null };

export type RestListSalesOrdersQueryVariables = Exact<{
  tab?: OrderTab | null | undefined;
  filter?: SalesOrderFilter | null | undefined;
  orderBy?: SalesOrderOrder | null | undefined;
  skip?: number | null | undefined;
  first?: number | null | undefined;
}>;


export type RestListSalesOrdersQuery = { salesOrders: { totalCount: { count: number } | null, edges: Array<{ node: { databaseId: number, number: string, kind: SalesOrderKind, version: number, orderCode: string, poNumber: string | null, currency: string, noteCount: number, total: string | null, createdAt: string, updatedAt: string, status: { databaseId: number, code: string, name: string, colour: string, tab: string | null, waitingOn: WaitingOn | null }, customer: { databaseId: number, name: string, accountNumber: string }, payment: { paid: string, balance: string } | null, progress: { pieces: number, ready: number, shipped: number, percent: number } | null } }> } };

export type RestSalesOrderItemsQueryVariables = Exact<{
  id: number;
}>;


export type RestSalesOrderItemsQuery = { salesOrder: { currency: string, lines: Array<{ databaseId: number, rank: number, title: string, imageUrl: string, reference: string | null, promisedOn: string | null, quantity: number, shippedQuantity: number, shippableQuantity: number, isWithdrawn: boolean, isStock: boolean, unitPrice: string | null, orderedUnitPrice: string | null, hasAgreedPrice: boolean, total: string | null, jobOrder: { databaseId: number, number: string, status: { databaseId: number, code: string, name: string } } | null }> } | null };

export type RestShippingMethodsQueryVariables = Exact<{
  destination?: ShippingDestinationInput | null | undefined;
  sessionId?: string | null | undefined;
}>;


export type RestShippingMethodsQuery = { shippingMethods: Array<{ databaseId: number, code: string, name: string, price: string | null, transitDays: number, isPickup: boolean, freeFrom: string | null, chargeableWeight: string | null, dimensionalDivisor: string | null, maxWeight: string | null, maxLength: number | null, fastTouch: boolean }> };

export type RestSubmitOrderMutationVariables = Exact<{
  input: SubmitOrderInput;
}>;


export type RestSubmitOrderMutation = { result:
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'PriceChangedError', code: string, message: string, changes: Array<{ cartItemId: string, name: string, before: string | null, after: string | null, quantity: number, reason: string }>, coupon: { code: string, reason: string, before: string | null, after: string | null } | null, cart: { items: Array<{ id: string, databaseId: number }>, totals: { currency: string, subTotal: string | null, grandTotal: string | null } } }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'SubmitOrderSuccess', orderCode: string, jobTypeCode: string, salesOrder: { databaseId: number } | null, priceQuote: { databaseId: number, currency: string, createdAt: string } | null, orderGroup: { databaseId: number, currency: string, salesTaxPercent: string | null, createdAt: string, currentTaxComponents: Array<{ code: string, name: string, percent: string, registrationNumber: string | null, amount: string }>, current: { subTotal: string, discountValue: string, shippingPrice: string, salesTaxValue: string, grandTotal: string } | null, jobOrders: Array<{ databaseId: number, number: string, title: string, quantity: number, total: string | null, promisedOn: string | null }> } | null }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestWishListItemFragment = { databaseId: number, quantity: number, wantedBy: string | null, reference: string | null, endCustomer: string | null, note: string | null, addedAt: string, addedUnitPrice: string | null, unitPrice: string | null, linePrice: string | null, priceChange: string | null, imageUrl: string, version: number, ownMetal: boolean, itemType: { databaseId: number, code: string, name: string, itemGroup: { databaseId: number, code: string, name: string } }, alloy: { databaseId: number, code: string, name: string, colour: string }, priority: { databaseId: number, code: string, name: string }, size: { us: string, eu: string, uk: string, mm: string } | null, choices: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }>, parts: Array<{ itemTypeId: number, code: string, name: string, alloyId: number, alloyCode: string, alloyName: string, quantity: number, follows: boolean, size: { us: string, eu: string, uk: string, mm: string } | null, choices: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }> }>, drawing: { databaseId: number, url: string, name: string } | null, pictures: Array<{ fileId: number, url: string, thumbnailUrl: string }>, problems: Array<{ code: OrderProblemCode, severity: ProblemSeverity, subject: string | null }> };

export type RestWishListQueryVariables = Exact<{ [key: string]: never; }>;


export type RestWishListQuery = { wishList: { itemCount: number, items: Array<{ databaseId: number, quantity: number, wantedBy: string | null, reference: string | null, endCustomer: string | null, note: string | null, addedAt: string, addedUnitPrice: string | null, unitPrice: string | null, linePrice: string | null, priceChange: string | null, imageUrl: string, version: number, ownMetal: boolean, itemType: { databaseId: number, code: string, name: string, itemGroup: { databaseId: number, code: string, name: string } }, alloy: { databaseId: number, code: string, name: string, colour: string }, priority: { databaseId: number, code: string, name: string }, size: { us: string, eu: string, uk: string, mm: string } | null, choices: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }>, parts: Array<{ itemTypeId: number, code: string, name: string, alloyId: number, alloyCode: string, alloyName: string, quantity: number, follows: boolean, size: { us: string, eu: string, uk: string, mm: string } | null, choices: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }> }>, drawing: { databaseId: number, url: string, name: string } | null, pictures: Array<{ fileId: number, url: string, thumbnailUrl: string }>, problems: Array<{ code: OrderProblemCode, severity: ProblemSeverity, subject: string | null }> }> } | null, viewer: { mustChangePassword: boolean, customer: { databaseId: number } | null } | null };

export type RestAddToWishListMutationVariables = Exact<{
  input: AddToWishListInput;
}>;


export type RestAddToWishListMutation = { result:
    | { __typename: 'AddToWishListSuccess', wishListItem: { databaseId: number, quantity: number, wantedBy: string | null, reference: string | null, endCustomer: string | null, note: string | null, addedAt: string, addedUnitPrice: string | null, unitPrice: string | null, linePrice: string | null, priceChange: string | null, imageUrl: string, version: number, ownMetal: boolean, itemType: { databaseId: number, code: string, name: string, itemGroup: { databaseId: number, code: string, name: string } }, alloy: { databaseId: number, code: string, name: string, colour: string }, priority: { databaseId: number, code: string, name: string }, size: { us: string, eu: string, uk: string, mm: string } | null, choices: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }>, parts: Array<{ itemTypeId: number, code: string, name: string, alloyId: number, alloyCode: string, alloyName: string, quantity: number, follows: boolean, size: { us: string, eu: string, uk: string, mm: string } | null, choices: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }> }>, drawing: { databaseId: number, url: string, name: string } | null, pictures: Array<{ fileId: number, url: string, thumbnailUrl: string }>, problems: Array<{ code: OrderProblemCode, severity: ProblemSeverity, subject: string | null }> }, wishList: { itemCount: number } }
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestRemoveFromWishListMutationVariables = Exact<{
  input: RemoveFromWishListInput;
}>;


export type RestRemoveFromWishListMutation = { result:
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'RemoveFromWishListSuccess', wishList: { itemCount: number, items: Array<{ databaseId: number, quantity: number, wantedBy: string | null, reference: string | null, endCustomer: string | null, note: string | null, addedAt: string, addedUnitPrice: string | null, unitPrice: string | null, linePrice: string | null, priceChange: string | null, imageUrl: string, version: number, ownMetal: boolean, itemType: { databaseId: number, code: string, name: string, itemGroup: { databaseId: number, code: string, name: string } }, alloy: { databaseId: number, code: string, name: string, colour: string }, priority: { databaseId: number, code: string, name: string }, size: { us: string, eu: string, uk: string, mm: string } | null, choices: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }>, parts: Array<{ itemTypeId: number, code: string, name: string, alloyId: number, alloyCode: string, alloyName: string, quantity: number, follows: boolean, size: { us: string, eu: string, uk: string, mm: string } | null, choices: Array<{ attributeId: number, attributeCode: string, attributeName: string, optionId: number | null, value: string }> }>, drawing: { databaseId: number, url: string, name: string } | null, pictures: Array<{ fileId: number, url: string, thumbnailUrl: string }>, problems: Array<{ code: OrderProblemCode, severity: ProblemSeverity, subject: string | null }> }> } }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestUpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type RestUpdateProfileMutation = { result:
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
    | { __typename: 'UpdateProfileSuccess', viewer: { isStaff: boolean, isMultiCustomer: boolean, permissions: Array<number>, scope: Array<string>, startupPath: string, mustChangePassword: boolean, menuCollapsed: boolean, cartItemCount: number, user: { databaseId: number, userName: string, email: string, firstName: string, lastName: string, fullName: string, phone: string | null, language: Language, isStaff: boolean, imageUrl: string | null, version: number, startupModule: { databaseId: number, code: string, name: string, path: string } | null }, customer: { databaseId: number, name: string, accountNumber: string, currency: string } | null, customers: Array<{ databaseId: number, name: string, accountNumber: string }>, availableModules: Array<{ databaseId: number, code: string, name: string, path: string, permissionNumber: number }>, actingAs: { reason: string | null, until: string, staff: { databaseId: number, userName: string, fullName: string } } | null } }
   };

export type RestChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type RestChangePasswordMutation = { result:
    | { __typename: 'ChangePasswordSuccess', viewer: { mustChangePassword: boolean } }
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestStatusesQueryVariables = Exact<{
  entityType: StatusEntityType;
}>;


export type RestStatusesQuery = { statuses: Array<{ databaseId: number, code: string, name: string, tab: string | null, rank: number, colour: string, isTerminal: boolean }> };

export type RestUserSettingQueryVariables = Exact<{
  key: string;
}>;


export type RestUserSettingQuery = { userSetting: unknown };

export type RestSaveUserSettingMutationVariables = Exact<{
  input: SaveUserSettingInput;
}>;


export type RestSaveUserSettingMutation = { result:
    | { __typename: 'ConflictError', currentVersion: number | null, code: string, message: string }
    | { __typename: 'ForbiddenError', permission: number | null, permissionKey: string | null, code: string, message: string }
    | { __typename: 'InvalidInputError', code: string, message: string, issues: Array<{ path: string, code: string, message: string }> }
    | { __typename: 'NotFoundError', code: string, message: string }
    | { __typename: 'RefusedError', data: unknown, code: string, message: string }
    | { __typename: 'SaveUserSettingSuccess', key: string, value: unknown }
    | { __typename: 'UnauthenticatedError', code: string, message: string }
   };

export type RestCompanyDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCompanyDetailsQuery = { companyDetails: { name: string, legalName: string, email: string, phone: string, line1: string, line2: string | null, city: string, zip: string, state: string | null, country: string, currency: string, website: string | null, timeZone: string } };

export type RestFormatSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestFormatSettingsQuery = { formatSettings: Array<{ name: string, value: string }> };

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
export const RestViewerFragmentDoc = new TypedDocumentString(`
    fragment RestViewer on Viewer {
  user {
    databaseId
    userName
    email
    firstName
    lastName
    fullName
    phone
    language
    isStaff
    imageUrl
    version
    startupModule {
      databaseId
      code
      name
      path
    }
  }
  customer {
    databaseId
    name
    accountNumber
    currency
  }
  customers {
    databaseId
    name
    accountNumber
  }
  isStaff
  isMultiCustomer
  permissions
  scope
  availableModules {
    databaseId
    code
    name
    path
    permissionNumber
  }
  startupPath
  mustChangePassword
  menuCollapsed
  cartItemCount
  actingAs {
    reason
    until
    staff {
      databaseId
      userName
      fullName
    }
  }
}
    `, {"fragmentName":"RestViewer"}) as unknown as TypedDocumentString<RestViewerFragment, unknown>;
export const RestCategoryFragmentDoc = new TypedDocumentString(`
    fragment RestCategory on ProductCategory {
  databaseId
  code
  name
  description
  rank
  imageUrl
  images {
    kind
    url
  }
  productCount
  parent {
    databaseId
  }
}
    `, {"fragmentName":"RestCategory"}) as unknown as TypedDocumentString<RestCategoryFragment, unknown>;
export const RestCustomOrderTemplateFragmentDoc = new TypedDocumentString(`
    fragment RestCustomOrderTemplate on CustomOrderTemplate {
  databaseId
  code
  name
  description
  rank
  parentDatabaseId
  attachedEntityTypeId
  itemTypeId
  images {
    url
  }
}
    `, {"fragmentName":"RestCustomOrderTemplate"}) as unknown as TypedDocumentString<RestCustomOrderTemplateFragment, unknown>;
export const RestCustomOrderGroupFragmentDoc = new TypedDocumentString(`
    fragment RestCustomOrderGroup on CustomOrderGroup {
  databaseId
  name
}
    `, {"fragmentName":"RestCustomOrderGroup"}) as unknown as TypedDocumentString<RestCustomOrderGroupFragment, unknown>;
export const RestProductSummaryFragmentDoc = new TypedDocumentString(`
    fragment RestProductSummary on ItemType {
  databaseId
  code
  name
  description
  featured
  pricingMode
  quoteRequired
  requiresProof
  isStock
  leadDays
  listPrice
  currency
  imageUrl
  itemGroup {
    databaseId
    code
    name
  }
  categories {
    databaseId
    code
    name
  }
}
    `, {"fragmentName":"RestProductSummary"}) as unknown as TypedDocumentString<RestProductSummaryFragment, unknown>;
export const RestProductAttributeFragmentDoc = new TypedDocumentString(`
    fragment RestProductAttribute on ItemTypeAttribute {
  required
  attribute {
    databaseId
    code
    name
    kind
    showInProductCatalog
    maxLength
    unit
  }
  numberRange {
    min
    max
    step
    standard
  }
  defaultOption {
    databaseId
    code
    name
  }
  options {
    databaseId
    code
    name
  }
}
    `, {"fragmentName":"RestProductAttribute"}) as unknown as TypedDocumentString<RestProductAttributeFragment, unknown>;
export const RestVariantFragmentDoc = new TypedDocumentString(`
    fragment RestVariant on ItemVariant {
  databaseId
  code
  name
  size
  price
  alloy {
    databaseId
    code
    name
  }
  options {
    databaseId
    code
    name
  }
}
    `, {"fragmentName":"RestVariant"}) as unknown as TypedDocumentString<RestVariantFragment, unknown>;
export const RestErrorFragmentDoc = new TypedDocumentString(`
    fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}
    `, {"fragmentName":"RestError"}) as unknown as TypedDocumentString<RestErrorFragment, unknown>;
export const RestGridSettingFieldsFragmentDoc = new TypedDocumentString(`
    fragment RestGridSettingFields on GridSetting {
  code
  value
  views {
    databaseId
    name
    isShared
    query
  }
}
    `, {"fragmentName":"RestGridSettingFields"}) as unknown as TypedDocumentString<RestGridSettingFieldsFragment, unknown>;
export const RestAddressSnapshotFragmentDoc = new TypedDocumentString(`
    fragment RestAddressSnapshot on AddressSnapshot {
  contactName
  company
  line1
  line2
  city
  zip
  state
  country
  phone
}
    `, {"fragmentName":"RestAddressSnapshot"}) as unknown as TypedDocumentString<RestAddressSnapshotFragment, unknown>;
export const RestJobSummaryFragmentDoc = new TypedDocumentString(`
    fragment RestJobSummary on JobOrder {
  databaseId
  number
  version
  title
  quantity
  currency
  unitPrice
  total
  estimatedWeight
  pricingMode
  poNumber
  reference
  endCustomer
  wantedBy
  promisedOn
  urgency
  trackingNumber
  shippedAt
  imageUrl
  noteCount
  createdAt
  updatedAt
  status {
    databaseId
    code
    name
    tab
    colour
    waitingOn
  }
  stage {
    code
    name
  }
  customer {
    databaseId
    name
    accountNumber
  }
  orderGroup {
    databaseId
    code
  }
  itemType {
    databaseId
    code
    name
  }
  alloy {
    databaseId
    code
    name
  }
  priority {
    databaseId
    code
    name
  }
  size {
    us
    eu
    uk
    mm
  }
}
    `, {"fragmentName":"RestJobSummary"}) as unknown as TypedDocumentString<RestJobSummaryFragment, unknown>;
export const RestJobItemFragmentDoc = new TypedDocumentString(`
    fragment RestJobItem on JobItem {
  databaseId
  parentId
  code
  variantCode
  name
  quantity
  weight
  imageUrl
  size {
    us
    eu
    uk
    mm
  }
  alloy {
    databaseId
    code
    name
  }
  attributes {
    attributeId
    name
    value
    fileUrl
  }
}
    `, {"fragmentName":"RestJobItem"}) as unknown as TypedDocumentString<RestJobItemFragment, unknown>;
export const RestNoteFragmentDoc = new TypedDocumentString(`
    fragment RestNote on Note {
  databaseId
  visibility
  text
  createdAt
  author {
    databaseId
    fullName
  }
  actingBy {
    databaseId
    fullName
  }
  attachments {
    databaseId
    url
    thumbnailUrl
    name
    width
    height
    mimeType
  }
}
    `, {"fragmentName":"RestNote"}) as unknown as TypedDocumentString<RestNoteFragment, unknown>;
export const RestCardFragmentDoc = new TypedDocumentString(`
    fragment RestCard on SavedCard {
  databaseId
  gatewayId
  cardType {
    databaseId
    name
  }
  last4
  expMonth
  expYear
  isExpired
  nameOnCard
  isDefault
}
    `, {"fragmentName":"RestCard"}) as unknown as TypedDocumentString<RestCardFragment, unknown>;
export const RestConsignmentSummaryFragmentDoc = new TypedDocumentString(`
    fragment RestConsignmentSummary on Consignment {
  databaseId
  number
  version
  status {
    databaseId
    code
    name
    colour
    tab
  }
  customer {
    databaseId
    name
    accountNumber
  }
  termDays
  issuedOn
  dueOn
  isOverdue
  passedPercent
  currency
  memoValue
  outValue
  pieces {
    state
    quantity
  }
  createdAt
  updatedAt
}
    `, {"fragmentName":"RestConsignmentSummary"}) as unknown as TypedDocumentString<RestConsignmentSummaryFragment, unknown>;
export const RestCustomerCreditSummaryFragmentDoc = new TypedDocumentString(`
    fragment RestCustomerCreditSummary on CustomerCredit {
  databaseId
  number
  version
  customer {
    databaseId
    name
    accountNumber
  }
  kind
  reason
  invoiceNumber
  issuedOn
  currency
  amount
  applied
  refunded
  balance
  available
  isVoided
  createdAt
}
    `, {"fragmentName":"RestCustomerCreditSummary"}) as unknown as TypedDocumentString<RestCustomerCreditSummaryFragment, unknown>;
export const RestInvoiceSummaryFragmentDoc = new TypedDocumentString(`
    fragment RestInvoiceSummary on Invoice {
  databaseId
  number
  version
  status {
    databaseId
    code
    name
    colour
    tab
  }
  customer {
    databaseId
    name
    accountNumber
  }
  orderCode
  salesOrderNumber
  poNumber
  issuedOn
  dueOn
  isOverdue
  currency
  total
  applied
  balance
  createdAt
  updatedAt
}
    `, {"fragmentName":"RestInvoiceSummary"}) as unknown as TypedDocumentString<RestInvoiceSummaryFragment, unknown>;
export const RestPaymentSummaryFragmentDoc = new TypedDocumentString(`
    fragment RestPaymentSummary on Payment {
  databaseId
  number
  version
  customer {
    databaseId
    name
    accountNumber
  }
  salesOrderNumber
  receivedOn
  method
  reference
  currency
  amount
  applied
  refunded
  available
  isReversed
  createdAt
}
    `, {"fragmentName":"RestPaymentSummary"}) as unknown as TypedDocumentString<RestPaymentSummaryFragment, unknown>;
export const RestConfiguredPartFragmentDoc = new TypedDocumentString(`
    fragment RestConfiguredPart on ConfiguredPart {
  itemTypeId
  code
  name
  alloyId
  alloyCode
  alloyName
  quantity
  follows
  size {
    us
    eu
    uk
    mm
  }
  choices {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
}
    `, {"fragmentName":"RestConfiguredPart"}) as unknown as TypedDocumentString<RestConfiguredPartFragment, unknown>;
export const RestCartItemFragmentDoc = new TypedDocumentString(`
    fragment RestCartItem on CartItem {
  databaseId
  quantity
  wantedBy
  reference
  endCustomer
  note
  unitPrice
  linePrice
  estimatedWeight
  marketAsOf
  validUntil
  promisedOn
  imageUrl
  version
  variantCode
  isStock
  itemType {
    databaseId
    code
    name
    itemGroup {
      databaseId
      code
      name
    }
  }
  alloy {
    databaseId
    code
    name
    colour
  }
  priority {
    databaseId
    code
    name
  }
  size {
    us
    eu
    uk
    mm
  }
  choices {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
  parts {
    ...RestConfiguredPart
  }
  ownMetal
  drawing {
    databaseId
    url
    name
  }
  pictures {
    fileId
    url
    thumbnailUrl
  }
  summary {
    kind
    code
    name
    quantity
    unit
    rate
    amount
  }
}
    fragment RestConfiguredPart on ConfiguredPart {
  itemTypeId
  code
  name
  alloyId
  alloyCode
  alloyName
  quantity
  follows
  size {
    us
    eu
    uk
    mm
  }
  choices {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
}`, {"fragmentName":"RestCartItem"}) as unknown as TypedDocumentString<RestCartItemFragment, unknown>;
export const RestAddressFragmentDoc = new TypedDocumentString(`
    fragment RestAddress on Address {
  databaseId
  label
  contactName
  company
  line1
  line2
  city
  zip
  phone
  isDefaultShipping
  isDefaultBilling
  version
  state {
    databaseId
    code
    name
  }
  country {
    databaseId
    code
    name
  }
}
    `, {"fragmentName":"RestAddress"}) as unknown as TypedDocumentString<RestAddressFragment, unknown>;
export const RestCartFragmentDoc = new TypedDocumentString(`
    fragment RestCart on Cart {
  databaseId
  sessionId
  version
  itemCount
  poNumber
  customerWoNumber
  notes
  items {
    ...RestCartItem
  }
  customer {
    databaseId
    name
    accountNumber
    updatedAt
  }
  shippingAddress {
    ...RestAddress
  }
  billingAddress {
    ...RestAddress
  }
  sellToAddress {
    ...RestAddress
  }
  shippingMethod {
    databaseId
    code
    name
    price
    isPickup
  }
  couponCode
  couponProblem
  freeItemCodes
  itemsToAddToCart {
    code
    name
  }
  discountedShippingItems {
    code
    name
  }
  attributes {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
  totals {
    currency
    subTotal
    discountValue
    shippingPrice
    salesTaxEnabled
    salesTaxPercent
    destinationTaxPercent
    salesTaxValue
    taxComponents {
      code
      name
      percent
      registrationNumber
      amount
    }
    grandTotal
  }
}
    fragment RestConfiguredPart on ConfiguredPart {
  itemTypeId
  code
  name
  alloyId
  alloyCode
  alloyName
  quantity
  follows
  size {
    us
    eu
    uk
    mm
  }
  choices {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
}
fragment RestAddress on Address {
  databaseId
  label
  contactName
  company
  line1
  line2
  city
  zip
  phone
  isDefaultShipping
  isDefaultBilling
  version
  state {
    databaseId
    code
    name
  }
  country {
    databaseId
    code
    name
  }
}
fragment RestCartItem on CartItem {
  databaseId
  quantity
  wantedBy
  reference
  endCustomer
  note
  unitPrice
  linePrice
  estimatedWeight
  marketAsOf
  validUntil
  promisedOn
  imageUrl
  version
  variantCode
  isStock
  itemType {
    databaseId
    code
    name
    itemGroup {
      databaseId
      code
      name
    }
  }
  alloy {
    databaseId
    code
    name
    colour
  }
  priority {
    databaseId
    code
    name
  }
  size {
    us
    eu
    uk
    mm
  }
  choices {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
  parts {
    ...RestConfiguredPart
  }
  ownMetal
  drawing {
    databaseId
    url
    name
  }
  pictures {
    fileId
    url
    thumbnailUrl
  }
  summary {
    kind
    code
    name
    quantity
    unit
    rate
    amount
  }
}`, {"fragmentName":"RestCart"}) as unknown as TypedDocumentString<RestCartFragment, unknown>;
export const RestQuoteSummaryFragmentDoc = new TypedDocumentString(`
    fragment RestQuoteSummary on PriceQuote {
  databaseId
  number
  kind
  source
  version
  status {
    databaseId
    code
    name
    colour
    tab
    waitingOn
  }
  customer {
    databaseId
    name
    accountNumber
  }
  poNumber
  reference
  currency
  noteCount
  total
  validUntil
  isExpired
  createdAt
  updatedAt
}
    `, {"fragmentName":"RestQuoteSummary"}) as unknown as TypedDocumentString<RestQuoteSummaryFragment, unknown>;
export const RestSalesOrderSummaryFragmentDoc = new TypedDocumentString(`
    fragment RestSalesOrderSummary on SalesOrder {
  databaseId
  number
  kind
  version
  orderCode
  status {
    databaseId
    code
    name
    colour
    tab
    waitingOn
  }
  customer {
    databaseId
    name
    accountNumber
  }
  poNumber
  currency
  noteCount
  total
  payment {
    paid
    balance
  }
  progress {
    pieces
    ready
    shipped
    percent
  }
  createdAt
  updatedAt
}
    `, {"fragmentName":"RestSalesOrderSummary"}) as unknown as TypedDocumentString<RestSalesOrderSummaryFragment, unknown>;
export const RestWishListItemFragmentDoc = new TypedDocumentString(`
    fragment RestWishListItem on WishListItem {
  databaseId
  quantity
  wantedBy
  reference
  endCustomer
  note
  addedAt
  addedUnitPrice
  unitPrice
  linePrice
  priceChange
  imageUrl
  version
  itemType {
    databaseId
    code
    name
    itemGroup {
      databaseId
      code
      name
    }
  }
  alloy {
    databaseId
    code
    name
    colour
  }
  priority {
    databaseId
    code
    name
  }
  size {
    us
    eu
    uk
    mm
  }
  choices {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
  parts {
    ...RestConfiguredPart
  }
  ownMetal
  drawing {
    databaseId
    url
    name
  }
  pictures {
    fileId
    url
    thumbnailUrl
  }
  problems {
    code
    severity
    subject
  }
}
    fragment RestConfiguredPart on ConfiguredPart {
  itemTypeId
  code
  name
  alloyId
  alloyCode
  alloyName
  quantity
  follows
  size {
    us
    eu
    uk
    mm
  }
  choices {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
}`, {"fragmentName":"RestWishListItem"}) as unknown as TypedDocumentString<RestWishListItemFragment, unknown>;
export const RestSignInDocument = new TypedDocumentString(`
    mutation RestSignIn($input: SignInInput!) {
  result: signIn(input: $input) {
    __typename
    ... on SignInSuccess {
      token
      refreshToken
      viewer {
        ...RestViewer
      }
    }
    ...RestError
  }
}
    fragment RestViewer on Viewer {
  user {
    databaseId
    userName
    email
    firstName
    lastName
    fullName
    phone
    language
    isStaff
    imageUrl
    version
    startupModule {
      databaseId
      code
      name
      path
    }
  }
  customer {
    databaseId
    name
    accountNumber
    currency
  }
  customers {
    databaseId
    name
    accountNumber
  }
  isStaff
  isMultiCustomer
  permissions
  scope
  availableModules {
    databaseId
    code
    name
    path
    permissionNumber
  }
  startupPath
  mustChangePassword
  menuCollapsed
  cartItemCount
  actingAs {
    reason
    until
    staff {
      databaseId
      userName
      fullName
    }
  }
}
fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}`) as unknown as TypedDocumentString<RestSignInMutation, RestSignInMutationVariables>;
export const RestSignInWithUniqueIdDocument = new TypedDocumentString(`
    mutation RestSignInWithUniqueId($input: SignInWithUniqueIdInput!) {
  result: signInWithUniqueId(input: $input) {
    __typename
    ... on SignInWithUniqueIdSuccess {
      token
      refreshToken
      viewer {
        ...RestViewer
      }
    }
    ...RestError
  }
}
    fragment RestViewer on Viewer {
  user {
    databaseId
    userName
    email
    firstName
    lastName
    fullName
    phone
    language
    isStaff
    imageUrl
    version
    startupModule {
      databaseId
      code
      name
      path
    }
  }
  customer {
    databaseId
    name
    accountNumber
    currency
  }
  customers {
    databaseId
    name
    accountNumber
  }
  isStaff
  isMultiCustomer
  permissions
  scope
  availableModules {
    databaseId
    code
    name
    path
    permissionNumber
  }
  startupPath
  mustChangePassword
  menuCollapsed
  cartItemCount
  actingAs {
    reason
    until
    staff {
      databaseId
      userName
      fullName
    }
  }
}
fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}`) as unknown as TypedDocumentString<RestSignInWithUniqueIdMutation, RestSignInWithUniqueIdMutationVariables>;
export const RestSwitchUserDocument = new TypedDocumentString(`
    mutation RestSwitchUser($input: SwitchUserInput!) {
  result: switchUser(input: $input) {
    __typename
    ... on SwitchUserSuccess {
      token
      refreshToken
      viewer {
        ...RestViewer
      }
    }
    ...RestError
  }
}
    fragment RestViewer on Viewer {
  user {
    databaseId
    userName
    email
    firstName
    lastName
    fullName
    phone
    language
    isStaff
    imageUrl
    version
    startupModule {
      databaseId
      code
      name
      path
    }
  }
  customer {
    databaseId
    name
    accountNumber
    currency
  }
  customers {
    databaseId
    name
    accountNumber
  }
  isStaff
  isMultiCustomer
  permissions
  scope
  availableModules {
    databaseId
    code
    name
    path
    permissionNumber
  }
  startupPath
  mustChangePassword
  menuCollapsed
  cartItemCount
  actingAs {
    reason
    until
    staff {
      databaseId
      userName
      fullName
    }
  }
}
fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}`) as unknown as TypedDocumentString<RestSwitchUserMutation, RestSwitchUserMutationVariables>;
export const RestSwitchCustomerDocument = new TypedDocumentString(`
    mutation RestSwitchCustomer($input: SwitchCustomerInput!) {
  result: switchCustomer(input: $input) {
    __typename
    ... on SwitchCustomerSuccess {
      token
      refreshToken
      viewer {
        ...RestViewer
      }
    }
    ...RestError
  }
}
    fragment RestViewer on Viewer {
  user {
    databaseId
    userName
    email
    firstName
    lastName
    fullName
    phone
    language
    isStaff
    imageUrl
    version
    startupModule {
      databaseId
      code
      name
      path
    }
  }
  customer {
    databaseId
    name
    accountNumber
    currency
  }
  customers {
    databaseId
    name
    accountNumber
  }
  isStaff
  isMultiCustomer
  permissions
  scope
  availableModules {
    databaseId
    code
    name
    path
    permissionNumber
  }
  startupPath
  mustChangePassword
  menuCollapsed
  cartItemCount
  actingAs {
    reason
    until
    staff {
      databaseId
      userName
      fullName
    }
  }
}
fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}`) as unknown as TypedDocumentString<RestSwitchCustomerMutation, RestSwitchCustomerMutationVariables>;
export const RestRefreshSessionDocument = new TypedDocumentString(`
    mutation RestRefreshSession($input: RefreshSessionInput!) {
  result: refreshSession(input: $input) {
    __typename
    ... on RefreshSessionSuccess {
      token
      refreshToken
    }
    ...RestError
  }
}
    fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}`) as unknown as TypedDocumentString<RestRefreshSessionMutation, RestRefreshSessionMutationVariables>;
export const RestSignOutDocument = new TypedDocumentString(`
    mutation RestSignOut($input: SignOutInput!) {
  result: signOut(input: $input) {
    __typename
    ... on SignOutSuccess {
      done
    }
    ...RestError
  }
}
    fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}`) as unknown as TypedDocumentString<RestSignOutMutation, RestSignOutMutationVariables>;
export const RestViewerQueryDocument = new TypedDocumentString(`
    query RestViewerQuery {
  viewer {
    ...RestViewer
  }
}
    fragment RestViewer on Viewer {
  user {
    databaseId
    userName
    email
    firstName
    lastName
    fullName
    phone
    language
    isStaff
    imageUrl
    version
    startupModule {
      databaseId
      code
      name
      path
    }
  }
  customer {
    databaseId
    name
    accountNumber
    currency
  }
  customers {
    databaseId
    name
    accountNumber
  }
  isStaff
  isMultiCustomer
  permissions
  scope
  availableModules {
    databaseId
    code
    name
    path
    permissionNumber
  }
  startupPath
  mustChangePassword
  menuCollapsed
  cartItemCount
  actingAs {
    reason
    until
    staff {
      databaseId
      userName
      fullName
    }
  }
}`) as unknown as TypedDocumentString<RestViewerQueryQuery, RestViewerQueryQueryVariables>;
export const RestCallerDocument = new TypedDocumentString(`
    query RestCaller {
  viewer {
    isStaff
    mustChangePassword
    writesNotes
    scope
    user {
      databaseId
    }
    customer {
      databaseId
    }
  }
}
    `) as unknown as TypedDocumentString<RestCallerQuery, RestCallerQueryVariables>;
export const RestCategoriesDocument = new TypedDocumentString(`
    query RestCategories($filter: ProductCategoryFilter, $first: Int, $after: String) {
  connection: productCategories(filter: $filter, first: $first, after: $after) {
    edges {
      node {
        ...RestCategory
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment RestCategory on ProductCategory {
  databaseId
  code
  name
  description
  rank
  imageUrl
  images {
    kind
    url
  }
  productCount
  parent {
    databaseId
  }
}`) as unknown as TypedDocumentString<RestCategoriesQuery, RestCategoriesQueryVariables>;
export const RestCategoryDetailDocument = new TypedDocumentString(`
    query RestCategoryDetail($databaseId: Int, $code: String) {
  productCategory(databaseId: $databaseId, code: $code) {
    ...RestCategory
    nameEn
    nameFr
    children {
      ...RestCategory
    }
    breadcrumb {
      databaseId
      code
      name
    }
  }
}
    fragment RestCategory on ProductCategory {
  databaseId
  code
  name
  description
  rank
  imageUrl
  images {
    kind
    url
  }
  productCount
  parent {
    databaseId
  }
}`) as unknown as TypedDocumentString<RestCategoryDetailQuery, RestCategoryDetailQueryVariables>;
export const RestChildCategoriesDocument = new TypedDocumentString(`
    query RestChildCategories($databaseId: Int!) {
  productCategory(databaseId: $databaseId) {
    children {
      ...RestCategory
    }
  }
}
    fragment RestCategory on ProductCategory {
  databaseId
  code
  name
  description
  rank
  imageUrl
  images {
    kind
    url
  }
  productCount
  parent {
    databaseId
  }
}`) as unknown as TypedDocumentString<RestChildCategoriesQuery, RestChildCategoriesQueryVariables>;
export const RestFilterAttributesDocument = new TypedDocumentString(`
    query RestFilterAttributes($categoryId: Int, $itemGroupId: Int) {
  filterAttributes(categoryId: $categoryId, itemGroupId: $itemGroupId) {
    attribute {
      databaseId
      code
      name
      kind
      showInProductCatalog
    }
    options {
      productCount
      option {
        databaseId
        code
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RestFilterAttributesQuery, RestFilterAttributesQueryVariables>;
export const RestFilterAttributesByCategoryDocument = new TypedDocumentString(`
    query RestFilterAttributesByCategory($categoryId: Int!) {
  productCategory(databaseId: $categoryId) {
    databaseId
  }
  filterAttributes(categoryId: $categoryId) {
    attribute {
      databaseId
      code
      name
      kind
      showInProductCatalog
    }
    options {
      productCount
      option {
        databaseId
        code
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RestFilterAttributesByCategoryQuery, RestFilterAttributesByCategoryQueryVariables>;
export const RestSaveCategoryDocument = new TypedDocumentString(`
    mutation RestSaveCategory($input: SaveProductCategoryInput!) {
  result: saveProductCategory(input: $input) {
    __typename
    ... on SaveProductCategorySuccess {
      category {
        ...RestCategory
        nameEn
        nameFr
        children {
          ...RestCategory
        }
        breadcrumb {
          databaseId
          code
          name
        }
      }
    }
    ...RestError
  }
}
    fragment RestCategory on ProductCategory {
  databaseId
  code
  name
  description
  rank
  imageUrl
  images {
    kind
    url
  }
  productCount
  parent {
    databaseId
  }
}
fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}`) as unknown as TypedDocumentString<RestSaveCategoryMutation, RestSaveCategoryMutationVariables>;
export const RestDeleteCategoriesDocument = new TypedDocumentString(`
    mutation RestDeleteCategories($input: DeleteProductCategoriesInput!) {
  result: deleteProductCategories(input: $input) {
    __typename
    ... on DeleteProductCategoriesSuccess {
      categoryIds
    }
    ...RestError
  }
}
    fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}`) as unknown as TypedDocumentString<RestDeleteCategoriesMutation, RestDeleteCategoriesMutationVariables>;
export const RestAddItemTypesToCategoryDocument = new TypedDocumentString(`
    mutation RestAddItemTypesToCategory($input: AddItemTypesToCategoryInput!) {
  result: addItemTypesToCategory(input: $input) {
    __typename
    ... on AddItemTypesToCategorySuccess {
      category {
        ...RestCategory
      }
    }
    ...RestError
  }
}
    fragment RestCategory on ProductCategory {
  databaseId
  code
  name
  description
  rank
  imageUrl
  images {
    kind
    url
  }
  productCount
  parent {
    databaseId
  }
}
fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}`) as unknown as TypedDocumentString<RestAddItemTypesToCategoryMutation, RestAddItemTypesToCategoryMutationVariables>;
export const RestRemoveItemTypesFromCategoryDocument = new TypedDocumentString(`
    mutation RestRemoveItemTypesFromCategory($input: RemoveItemTypesFromCategoryInput!) {
  result: removeItemTypesFromCategory(input: $input) {
    __typename
    ... on RemoveItemTypesFromCategorySuccess {
      category {
        ...RestCategory
      }
    }
    ...RestError
  }
}
    fragment RestCategory on ProductCategory {
  databaseId
  code
  name
  description
  rank
  imageUrl
  images {
    kind
    url
  }
  productCount
  parent {
    databaseId
  }
}
fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}`) as unknown as TypedDocumentString<RestRemoveItemTypesFromCategoryMutation, RestRemoveItemTypesFromCategoryMutationVariables>;
export const RestCustomOrdersDocument = new TypedDocumentString(`
    query RestCustomOrders($filter: CustomOrderTemplateFilter, $first: Int, $after: String) {
  connection: customOrderTemplates(filter: $filter, first: $first, after: $after) {
    edges {
      node {
        ...RestCustomOrderTemplate
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment RestCustomOrderTemplate on CustomOrderTemplate {
  databaseId
  code
  name
  description
  rank
  parentDatabaseId
  attachedEntityTypeId
  itemTypeId
  images {
    url
  }
}`) as unknown as TypedDocumentString<RestCustomOrdersQuery, RestCustomOrdersQueryVariables>;
export const RestCustomOrderExistsDocument = new TypedDocumentString(`
    query RestCustomOrderExists($databaseId: Int!) {
  customOrderTemplate(databaseId: $databaseId) {
    databaseId
  }
}
    `) as unknown as TypedDocumentString<RestCustomOrderExistsQuery, RestCustomOrderExistsQueryVariables>;
export const RestCustomOrderDocument = new TypedDocumentString(`
    query RestCustomOrder($databaseId: Int!, $includeSubItems: Boolean!, $includeVariants: Boolean!) {
  customOrderTemplate(databaseId: $databaseId) {
    ...RestCustomOrderTemplate
    subItems @include(if: $includeSubItems) {
      databaseId
      code
      name
      attachedEntityTypeId
      itemTypeId
    }
    itemType {
      subItems @include(if: $includeSubItems) {
        quantity
        itemType {
          databaseId
          code
          name
        }
      }
      variants @include(if: $includeVariants) {
        ...RestVariant
      }
    }
  }
}
    fragment RestCustomOrderTemplate on CustomOrderTemplate {
  databaseId
  code
  name
  description
  rank
  parentDatabaseId
  attachedEntityTypeId
  itemTypeId
  images {
    url
  }
}
fragment RestVariant on ItemVariant {
  databaseId
  code
  name
  size
  price
  alloy {
    databaseId
    code
    name
  }
  options {
    databaseId
    code
    name
  }
}`) as unknown as TypedDocumentString<RestCustomOrderQuery, RestCustomOrderQueryVariables>;
export const RestCreateCustomOrderDocument = new TypedDocumentString(`
    mutation RestCreateCustomOrder($input: CreateCustomOrderInput!) {
  result: createCustomOrder(input: $input) {
    __typename
    ... on CreateCustomOrderSuccess {
      customOrderId
      orderCode
      jobTypeCode
      orderGroup {
        jobOrders {
          databaseId
        }
      }
      salesOrder {
        databaseId
      }
      priceQuote {
        databaseId
      }
    }
    ...RestError
  }
}
    fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}`) as unknown as TypedDocumentString<RestCreateCustomOrderMutation, RestCreateCustomOrderMutationVariables>;
export const RestPlacedCustomOrderDocument = new TypedDocumentString(`
    query RestPlacedCustomOrder($databaseId: Int!) {
  customOrder(databaseId: $databaseId) {
    databaseId
    pictures {
      id
      url
    }
  }
}
    `) as unknown as TypedDocumentString<RestPlacedCustomOrderQuery, RestPlacedCustomOrderQueryVariables>;
export const RestAddCustomOrderPicturesDocument = new TypedDocumentString(`
    mutation RestAddCustomOrderPictures($input: AddCustomOrderPicturesInput!) {
  result: addCustomOrderPictures(input: $input) {
    __typename
    ... on AddCustomOrderPicturesSuccess {
      customOrderId
      jobOrder {
        databaseId
        images {
          databaseId
          url
          isBig
        }
      }
    }
    ...RestError
  }
}
    fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}`) as unknown as TypedDocumentString<RestAddCustomOrderPicturesMutation, RestAddCustomOrderPicturesMutationVariables>;
export const RestCustomOrderGroupsDocument = new TypedDocumentString(`
    query RestCustomOrderGroups($first: Int, $after: String) {
  connection: customOrderGroups(first: $first, after: $after) {
    edges {
      node {
        ...RestCustomOrderGroup
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment RestCustomOrderGroup on CustomOrderGroup {
  databaseId
  name
}`) as unknown as TypedDocumentString<RestCustomOrderGroupsQuery, RestCustomOrderGroupsQueryVariables>;
export const RestCustomOrderGroupsWithItemsDocument = new TypedDocumentString(`
    query RestCustomOrderGroupsWithItems($first: Int, $after: String) {
  connection: customOrderGroups(first: $first, after: $after) {
    edges {
      node {
        ...RestCustomOrderGroup
        itemTypes {
          databaseId
          code
          name
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment RestCustomOrderGroup on CustomOrderGroup {
  databaseId
  name
}`) as unknown as TypedDocumentString<RestCustomOrderGroupsWithItemsQuery, RestCustomOrderGroupsWithItemsQueryVariables>;
export const RestCustomOrderGroupItemsDocument = new TypedDocumentString(`
    query RestCustomOrderGroupItems($databaseId: Int!) {
  customOrderGroup(databaseId: $databaseId) {
    itemTypes {
      ...RestProductSummary
    }
  }
}
    fragment RestProductSummary on ItemType {
  databaseId
  code
  name
  description
  featured
  pricingMode
  quoteRequired
  requiresProof
  isStock
  leadDays
  listPrice
  currency
  imageUrl
  itemGroup {
    databaseId
    code
    name
  }
  categories {
    databaseId
    code
    name
  }
}`) as unknown as TypedDocumentString<RestCustomOrderGroupItemsQuery, RestCustomOrderGroupItemsQueryVariables>;
export const RestSaveCustomOrderGroupDocument = new TypedDocumentString(`
    mutation RestSaveCustomOrderGroup($input: SaveCustomOrderGroupInput!) {
  result: saveCustomOrderGroup(input: $input) {
    __typename
    ... on SaveCustomOrderGroupSuccess {
      group {
        ...RestCustomOrderGroup
        itemTypes {
          databaseId
          code
          name
        }
      }
    }
    ...RestError
  }
}
    fragment RestCustomOrderGroup on CustomOrderGroup {
  databaseId
  name
}
fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}`) as unknown as TypedDocumentString<RestSaveCustomOrderGroupMutation, RestSaveCustomOrderGroupMutationVariables>;
export const RestDeleteCustomOrderGroupDocument = new TypedDocumentString(`
    mutation RestDeleteCustomOrderGroup($input: DeleteCustomOrderGroupInput!) {
  result: deleteCustomOrderGroup(input: $input) {
    __typename
    ... on DeleteCustomOrderGroupSuccess {
      groupId
    }
    ...RestError
  }
}
    fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}`) as unknown as TypedDocumentString<RestDeleteCustomOrderGroupMutation, RestDeleteCustomOrderGroupMutationVariables>;
export const RestEstimateDataDocument = new TypedDocumentString(`
    query RestEstimateData($page: EstimatePage!) {
  estimateData(page: $page) {
    serviceTypeGroups {
      code
      name
      serviceTypes {
        code
        name
      }
    }
    treatments {
      databaseId
      code
      name
      unit
      rate
      setup
    }
    priorities {
      databaseId
      code
      name
      factor
      leadDays
    }
    metals {
      databaseId
      code
      name
      fineness
      gramRate
      colour
    }
    currencySymbol
    masterAlloyPrices {
      alloyId
      components {
        metalCode
        fraction
      }
      gramRate
      asOf
    }
    attributes {
      databaseId
      code
      name
      kind
      unit
      options {
        databaseId
        code
        name
      }
    }
    jobTypeAttributes {
      jobTypeCode
      attributeIds
    }
    infoText
    workflowLimitations {
      serviceTypeCode
      allowedNext
      requiresProof
      minLeadDays
    }
  }
}
    `) as unknown as TypedDocumentString<RestEstimateDataQuery, RestEstimateDataQueryVariables>;
export const RestMeasureUnitConversionDocument = new TypedDocumentString(`
    query RestMeasureUnitConversion($source: String!, $target: String!) {
  measureUnitConversion(source: $source, target: $target) {
    source
    target
    factor
  }
}
    `) as unknown as TypedDocumentString<RestMeasureUnitConversionQuery, RestMeasureUnitConversionQueryVariables>;
export const RestMetalSubItemVariantsDocument = new TypedDocumentString(`
    query RestMetalSubItemVariants($alloyId: Int!) {
  metalSubItemVariants(alloyId: $alloyId) {
    variants {
      ...RestVariant
    }
    subItems {
      databaseId
      code
      name
    }
  }
}
    fragment RestVariant on ItemVariant {
  databaseId
  code
  name
  size
  price
  alloy {
    databaseId
    code
    name
  }
  options {
    databaseId
    code
    name
  }
}`) as unknown as TypedDocumentString<RestMetalSubItemVariantsQuery, RestMetalSubItemVariantsQueryVariables>;
export const RestProductImagesDocument = new TypedDocumentString(`
    query RestProductImages($code: String!, $alloyId: Int) {
  product(code: $code) {
    images(alloyId: $alloyId) {
      url
    }
  }
}
    `) as unknown as TypedDocumentString<RestProductImagesQuery, RestProductImagesQueryVariables>;
export const RestMatchingVariantDocument = new TypedDocumentString(`
    query RestMatchingVariant($itemTypeId: Int!, $attributes: [AttributeChoiceInput!]!, $alloyId: Int, $size: Decimal) {
  product(databaseId: $itemTypeId) {
    databaseId
  }
  matchingVariant(
    itemTypeId: $itemTypeId
    attributes: $attributes
    alloyId: $alloyId
    size: $size
  ) {
    ...RestVariant
  }
}
    fragment RestVariant on ItemVariant {
  databaseId
  code
  name
  size
  price
  alloy {
    databaseId
    code
    name
  }
  options {
    databaseId
    code
    name
  }
}`) as unknown as TypedDocumentString<RestMatchingVariantQuery, RestMatchingVariantQueryVariables>;
export const RestCalculatePriceDocument = new TypedDocumentString(`
    query RestCalculatePrice($input: CalculatePriceInput!) {
  calculatePrice(input: $input) {
    requestId
    currency
    unitPrice
    linePrice
    pricingMode
    quoteRequired
    estimatedWeight
    marketAsOf
    validUntil
    promisedOn
    missing
    warnings {
      code
    }
    breakdown {
      kind
      code
      name
      quantity
      unit
      rate
      amount
    }
    summary {
      kind
      code
      name
      quantity
      unit
      rate
      amount
    }
    market {
      metalCode
      metalName
      pricePerOunce
      asOf
    }
  }
}
    `) as unknown as TypedDocumentString<RestCalculatePriceQuery, RestCalculatePriceQueryVariables>;
export const RestAlloysDocument = new TypedDocumentString(`
    query RestAlloys {
  alloys(shownInCatalog: true) {
    databaseId
    code
    name
    colour
    mark
    fineness
    rank
  }
}
    `) as unknown as TypedDocumentString<RestAlloysQuery, RestAlloysQueryVariables>;
export const RestProductsDocument = new TypedDocumentString(`
    query RestProducts($filter: ProductFilter, $orderBy: ProductOrder, $skip: Int, $first: Int, $after: String) {
  connection: products(
    filter: $filter
    orderBy: $orderBy
    skip: $skip
    first: $first
    after: $after
  ) {
    totalCount(exact: true) {
      count
    }
    edges {
      node {
        ...RestProductSummary
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment RestProductSummary on ItemType {
  databaseId
  code
  name
  description
  featured
  pricingMode
  quoteRequired
  requiresProof
  isStock
  leadDays
  listPrice
  currency
  imageUrl
  itemGroup {
    databaseId
    code
    name
  }
  categories {
    databaseId
    code
    name
  }
}`) as unknown as TypedDocumentString<RestProductsQuery, RestProductsQueryVariables>;
export const RestItemGroupsDocument = new TypedDocumentString(`
    query RestItemGroups {
  itemGroups {
    databaseId
    code
    name
  }
}
    `) as unknown as TypedDocumentString<RestItemGroupsQuery, RestItemGroupsQueryVariables>;
export const RestProductDocument = new TypedDocumentString(`
    query RestProduct($databaseId: Int!, $includeSubItems: Boolean!, $includeVariants: Boolean!, $includeSubItemAttributes: Boolean!) {
  product(databaseId: $databaseId) {
    ...RestProductSummary
    nameEn
    nameFr
    version
    images {
      url
      thumbnailUrl
      alt
      width
      height
      rank
    }
    alloys {
      isDefault
      alloy {
        databaseId
        code
        name
        colour
        mark
        fineness
      }
    }
    attributes {
      ...RestProductAttribute
    }
    sizeRange {
      min
      max
      reference
      sizes {
        us
        eu
        uk
        mm
      }
    }
    stones {
      position
      gem
      shape
      quality
      caratEach
      count
      settingType
    }
    subItems @include(if: $includeSubItems) {
      quantity
      itemType {
        databaseId
        code
        name
        imageUrl
        attributes @include(if: $includeSubItemAttributes) {
          ...RestProductAttribute
        }
      }
    }
    variants @include(if: $includeVariants) {
      ...RestVariant
    }
  }
}
    fragment RestProductSummary on ItemType {
  databaseId
  code
  name
  description
  featured
  pricingMode
  quoteRequired
  requiresProof
  isStock
  leadDays
  listPrice
  currency
  imageUrl
  itemGroup {
    databaseId
    code
    name
  }
  categories {
    databaseId
    code
    name
  }
}
fragment RestProductAttribute on ItemTypeAttribute {
  required
  attribute {
    databaseId
    code
    name
    kind
    showInProductCatalog
    maxLength
    unit
  }
  numberRange {
    min
    max
    step
    standard
  }
  defaultOption {
    databaseId
    code
    name
  }
  options {
    databaseId
    code
    name
  }
}
fragment RestVariant on ItemVariant {
  databaseId
  code
  name
  size
  price
  alloy {
    databaseId
    code
    name
  }
  options {
    databaseId
    code
    name
  }
}`) as unknown as TypedDocumentString<RestProductQuery, RestProductQueryVariables>;
export const RestProductAttributesDocument = new TypedDocumentString(`
    query RestProductAttributes($databaseId: Int!) {
  product(databaseId: $databaseId) {
    attributes {
      ...RestProductAttribute
    }
  }
}
    fragment RestProductAttribute on ItemTypeAttribute {
  required
  attribute {
    databaseId
    code
    name
    kind
    showInProductCatalog
    maxLength
    unit
  }
  numberRange {
    min
    max
    step
    standard
  }
  defaultOption {
    databaseId
    code
    name
  }
  options {
    databaseId
    code
    name
  }
}`) as unknown as TypedDocumentString<RestProductAttributesQuery, RestProductAttributesQueryVariables>;
export const RestCustomerByAccountNumberDocument = new TypedDocumentString(`
    query RestCustomerByAccountNumber($accountNumber: String!) {
  customerByAccountNumber(accountNumber: $accountNumber) {
    databaseId
    name
    accountNumber
    currency
  }
}
    `) as unknown as TypedDocumentString<RestCustomerByAccountNumberQuery, RestCustomerByAccountNumberQueryVariables>;
export const RestUserCustomersDocument = new TypedDocumentString(`
    query RestUserCustomers {
  viewer {
    mustChangePassword
    customer {
      databaseId
    }
    customers {
      databaseId
      name
      accountNumber
      currency
    }
  }
}
    `) as unknown as TypedDocumentString<RestUserCustomersQuery, RestUserCustomersQueryVariables>;
export const RestAddressBookDocument = new TypedDocumentString(`
    query RestAddressBook {
  viewer {
    mustChangePassword
    customer {
      databaseId
      addresses {
        ...RestAddress
      }
    }
  }
}
    fragment RestAddress on Address {
  databaseId
  label
  contactName
  company
  line1
  line2
  city
  zip
  phone
  isDefaultShipping
  isDefaultBilling
  version
  state {
    databaseId
    code
    name
  }
  country {
    databaseId
    code
    name
  }
}`) as unknown as TypedDocumentString<RestAddressBookQuery, RestAddressBookQueryVariables>;
export const RestSaveAddressDocument = new TypedDocumentString(`
    mutation RestSaveAddress($input: SaveAddressInput!) {
  result: saveAddress(input: $input) {
    __typename
    ... on SaveAddressSuccess {
      address {
        ...RestAddress
      }
    }
    ...RestError
  }
}
    fragment RestAddress on Address {
  databaseId
  label
  contactName
  company
  line1
  line2
  city
  zip
  phone
  isDefaultShipping
  isDefaultBilling
  version
  state {
    databaseId
    code
    name
  }
  country {
    databaseId
    code
    name
  }
}
fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}`) as unknown as TypedDocumentString<RestSaveAddressMutation, RestSaveAddressMutationVariables>;
export const RestCustomerTypesDocument = new TypedDocumentString(`
    query RestCustomerTypes {
  customerTypes {
    databaseId
    code
    name
  }
}
    `) as unknown as TypedDocumentString<RestCustomerTypesQuery, RestCustomerTypesQueryVariables>;
export const RestCountriesDocument = new TypedDocumentString(`
    query RestCountries {
  countries {
    databaseId
    code
    name
  }
}
    `) as unknown as TypedDocumentString<RestCountriesQuery, RestCountriesQueryVariables>;
export const RestStatesDocument = new TypedDocumentString(`
    query RestStates($countryId: Int) {
  states(countryId: $countryId) {
    databaseId
    code
    name
    countryId
  }
}
    `) as unknown as TypedDocumentString<RestStatesQuery, RestStatesQueryVariables>;
export const RestCustomerFinancialSettingsDocument = new TypedDocumentString(`
    query RestCustomerFinancialSettings($customerId: Int) {
  customerFinancialSettings(customerId: $customerId) {
    customerId
    currency
    paymentTerms
    pricingMode
    creditLimit
    taxExempt
    taxExemptNumber
    salesTaxPercent
    discountOrMarkup {
      itemTypeId
      percent
    }
    depositPercent
    memoLimit
    memoTermDays
    approvalRequired
    defaultShippingMethodId
  }
}
    `) as unknown as TypedDocumentString<RestCustomerFinancialSettingsQuery, RestCustomerFinancialSettingsQueryVariables>;
export const RestGridSettingDocument = new TypedDocumentString(`
    query RestGridSetting($code: GridCode!) {
  gridSetting(code: $code) {
    ...RestGridSettingFields
  }
}
    fragment RestGridSettingFields on GridSetting {
  code
  value
  views {
    databaseId
    name
    isShared
    query
  }
}`) as unknown as TypedDocumentString<RestGridSettingQuery, RestGridSettingQueryVariables>;
export const RestSaveGridSettingDocument = new TypedDocumentString(`
    mutation RestSaveGridSetting($input: SaveGridSettingValueInput!) {
  result: saveGridSettingValue(input: $input) {
    __typename
    ... on SaveGridSettingValueSuccess {
      gridSetting {
        ...RestGridSettingFields
      }
    }
    ...RestError
  }
}
    fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}
fragment RestGridSettingFields on GridSetting {
  code
  value
  views {
    databaseId
    name
    isShared
    query
  }
}`) as unknown as TypedDocumentString<RestSaveGridSettingMutation, RestSaveGridSettingMutationVariables>;
export const RestCancelJobDocument = new TypedDocumentString(`
    mutation RestCancelJob($input: CancelJobOrderInput!) {
  result: cancelJobOrder(input: $input) {
    __typename
    ... on CancelJobOrderSuccess {
      jobOrder {
        ...RestJobSummary
      }
    }
    ...RestError
  }
}
    fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}
fragment RestJobSummary on JobOrder {
  databaseId
  number
  version
  title
  quantity
  currency
  unitPrice
  total
  estimatedWeight
  pricingMode
  poNumber
  reference
  endCustomer
  wantedBy
  promisedOn
  urgency
  trackingNumber
  shippedAt
  imageUrl
  noteCount
  createdAt
  updatedAt
  status {
    databaseId
    code
    name
    tab
    colour
    waitingOn
  }
  stage {
    code
    name
  }
  customer {
    databaseId
    name
    accountNumber
  }
  orderGroup {
    databaseId
    code
  }
  itemType {
    databaseId
    code
    name
  }
  alloy {
    databaseId
    code
    name
  }
  priority {
    databaseId
    code
    name
  }
  size {
    us
    eu
    uk
    mm
  }
}`) as unknown as TypedDocumentString<RestCancelJobMutation, RestCancelJobMutationVariables>;
export const RestApproveJobDocument = new TypedDocumentString(`
    mutation RestApproveJob($input: ApproveJobOrderInput!) {
  result: approveJobOrder(input: $input) {
    __typename
    ... on ApproveJobOrderSuccess {
      jobOrder {
        ...RestJobSummary
      }
    }
    ...RestError
  }
}
    fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}
fragment RestJobSummary on JobOrder {
  databaseId
  number
  version
  title
  quantity
  currency
  unitPrice
  total
  estimatedWeight
  pricingMode
  poNumber
  reference
  endCustomer
  wantedBy
  promisedOn
  urgency
  trackingNumber
  shippedAt
  imageUrl
  noteCount
  createdAt
  updatedAt
  status {
    databaseId
    code
    name
    tab
    colour
    waitingOn
  }
  stage {
    code
    name
  }
  customer {
    databaseId
    name
    accountNumber
  }
  orderGroup {
    databaseId
    code
  }
  itemType {
    databaseId
    code
    name
  }
  alloy {
    databaseId
    code
    name
  }
  priority {
    databaseId
    code
    name
  }
  size {
    us
    eu
    uk
    mm
  }
}`) as unknown as TypedDocumentString<RestApproveJobMutation, RestApproveJobMutationVariables>;
export const RestDeclineJobDocument = new TypedDocumentString(`
    mutation RestDeclineJob($input: DeclineJobOrderInput!) {
  result: declineJobOrder(input: $input) {
    __typename
    ... on DeclineJobOrderSuccess {
      jobOrder {
        ...RestJobSummary
      }
    }
    ...RestError
  }
}
    fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}
fragment RestJobSummary on JobOrder {
  databaseId
  number
  version
  title
  quantity
  currency
  unitPrice
  total
  estimatedWeight
  pricingMode
  poNumber
  reference
  endCustomer
  wantedBy
  promisedOn
  urgency
  trackingNumber
  shippedAt
  imageUrl
  noteCount
  createdAt
  updatedAt
  status {
    databaseId
    code
    name
    tab
    colour
    waitingOn
  }
  stage {
    code
    name
  }
  customer {
    databaseId
    name
    accountNumber
  }
  orderGroup {
    databaseId
    code
  }
  itemType {
    databaseId
    code
    name
  }
  alloy {
    databaseId
    code
    name
  }
  priority {
    databaseId
    code
    name
  }
  size {
    us
    eu
    uk
    mm
  }
}`) as unknown as TypedDocumentString<RestDeclineJobMutation, RestDeclineJobMutationVariables>;
export const RestReorderJobDocument = new TypedDocumentString(`
    mutation RestReorderJob($input: ReorderJobOrderInput!) {
  result: reorderJobOrder(input: $input) {
    __typename
    ... on ReorderJobOrderSuccess {
      jobOrder {
        ...RestJobSummary
      }
      salesOrder {
        databaseId
        number
      }
      orderGroup {
        databaseId
        code
      }
    }
    ...RestError
  }
}
    fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}
fragment RestJobSummary on JobOrder {
  databaseId
  number
  version
  title
  quantity
  currency
  unitPrice
  total
  estimatedWeight
  pricingMode
  poNumber
  reference
  endCustomer
  wantedBy
  promisedOn
  urgency
  trackingNumber
  shippedAt
  imageUrl
  noteCount
  createdAt
  updatedAt
  status {
    databaseId
    code
    name
    tab
    colour
    waitingOn
  }
  stage {
    code
    name
  }
  customer {
    databaseId
    name
    accountNumber
  }
  orderGroup {
    databaseId
    code
  }
  itemType {
    databaseId
    code
    name
  }
  alloy {
    databaseId
    code
    name
  }
  priority {
    databaseId
    code
    name
  }
  size {
    us
    eu
    uk
    mm
  }
}`) as unknown as TypedDocumentString<RestReorderJobMutation, RestReorderJobMutationVariables>;
export const RestUpdateJobStatusesDocument = new TypedDocumentString(`
    mutation RestUpdateJobStatuses($input: UpdateJobOrderStatusesInput!) {
  result: updateJobOrderStatuses(input: $input) {
    __typename
    ... on UpdateJobOrderStatusesSuccess {
      results {
        jobOrderId
        ok
        action
        code
        message
        jobOrder {
          databaseId
          number
          status {
            databaseId
            code
            name
          }
        }
        to {
          databaseId
          code
          name
        }
      }
    }
    ...RestError
  }
}
    fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}`) as unknown as TypedDocumentString<RestUpdateJobStatusesMutation, RestUpdateJobStatusesMutationVariables>;
export const RestUploadFileDocument = new TypedDocumentString(`
    mutation RestUploadFile($input: UploadFileInput!) {
  result: uploadFile(input: $input) {
    __typename
    ... on UploadFileSuccess {
      file {
        databaseId
        url
        name
      }
    }
    ...RestError
  }
}
    fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}`) as unknown as TypedDocumentString<RestUploadFileMutation, RestUploadFileMutationVariables>;
export const RestAddNoteDocument = new TypedDocumentString(`
    mutation RestAddNote($input: AddNoteInput!) {
  result: addNote(input: $input) {
    __typename
    ... on AddNoteSuccess {
      note {
        ...RestNote
      }
      subject {
        databaseId
        noteCount
      }
    }
    ...RestError
  }
}
    fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}
fragment RestNote on Note {
  databaseId
  visibility
  text
  createdAt
  author {
    databaseId
    fullName
  }
  actingBy {
    databaseId
    fullName
  }
  attachments {
    databaseId
    url
    thumbnailUrl
    name
    width
    height
    mimeType
  }
}`) as unknown as TypedDocumentString<RestAddNoteMutation, RestAddNoteMutationVariables>;
export const RestJobDetailDocument = new TypedDocumentString(`
    query RestJobDetail($id: Int!) {
  jobOrder(databaseId: $id) {
    ...RestJobSummary
    note
    pickedUp
    approvedAt
    declineReason
    cancelReason
    marketAsOf
    placedBy {
      databaseId
      fullName
    }
    contact {
      databaseId
      fullName
    }
    choices {
      attributeId
      attributeCode
      attributeName
      optionId
      value
    }
    summary {
      kind
      code
      name
      quantity
      unit
      rate
      amount
    }
    reorderedFrom {
      databaseId
      number
    }
    remadeFrom {
      databaseId
      number
    }
    remake {
      databaseId
      number
    }
    items {
      ...RestJobItem
      children {
        ...RestJobItem
      }
    }
    services {
      databaseId
      price
      revision
      status
      decidedAt
      serviceType {
        databaseId
        code
        name
      }
      proof {
        databaseId
        url
        name
      }
    }
    images {
      databaseId
      url
      thumbnailUrl
      caption
      isBig
    }
    notes(visibility: CUSTOMER) {
      ...RestNote
    }
    history {
      at
      action
      reason
      approvedPrice
      approvedServices
      from {
        code
        name
      }
      to {
        code
        name
      }
      user {
        databaseId
        fullName
      }
      actingBy {
        databaseId
        fullName
      }
    }
    allowedActions {
      action
      enabled
      missing
      requiresReason
      requiresTracking
      permission
      to {
        code
        name
      }
    }
    orderGroup {
      notes
      customerWoNumber
      currency
      salesTaxPercent
      currentTaxComponents {
        code
        name
        percent
        registrationNumber
        amount
      }
      current {
        subTotal
        discountValue
        shippingPrice
        salesTaxValue
        grandTotal
      }
      createdAt
      shippingMethod {
        databaseId
        code
        name
      }
      shippingAddress {
        ...RestAddressSnapshot
      }
      billingAddress {
        ...RestAddressSnapshot
      }
      sellToAddress {
        ...RestAddressSnapshot
      }
    }
  }
}
    fragment RestAddressSnapshot on AddressSnapshot {
  contactName
  company
  line1
  line2
  city
  zip
  state
  country
  phone
}
fragment RestJobSummary on JobOrder {
  databaseId
  number
  version
  title
  quantity
  currency
  unitPrice
  total
  estimatedWeight
  pricingMode
  poNumber
  reference
  endCustomer
  wantedBy
  promisedOn
  urgency
  trackingNumber
  shippedAt
  imageUrl
  noteCount
  createdAt
  updatedAt
  status {
    databaseId
    code
    name
    tab
    colour
    waitingOn
  }
  stage {
    code
    name
  }
  customer {
    databaseId
    name
    accountNumber
  }
  orderGroup {
    databaseId
    code
  }
  itemType {
    databaseId
    code
    name
  }
  alloy {
    databaseId
    code
    name
  }
  priority {
    databaseId
    code
    name
  }
  size {
    us
    eu
    uk
    mm
  }
}
fragment RestJobItem on JobItem {
  databaseId
  parentId
  code
  variantCode
  name
  quantity
  weight
  imageUrl
  size {
    us
    eu
    uk
    mm
  }
  alloy {
    databaseId
    code
    name
  }
  attributes {
    attributeId
    name
    value
    fileUrl
  }
}
fragment RestNote on Note {
  databaseId
  visibility
  text
  createdAt
  author {
    databaseId
    fullName
  }
  actingBy {
    databaseId
    fullName
  }
  attachments {
    databaseId
    url
    thumbnailUrl
    name
    width
    height
    mimeType
  }
}`) as unknown as TypedDocumentString<RestJobDetailQuery, RestJobDetailQueryVariables>;
export const RestListJobsDocument = new TypedDocumentString(`
    query RestListJobs($tab: OrderTab, $filter: JobOrderFilter, $orderBy: JobOrderOrder, $skip: Int, $first: Int) {
  jobOrders(
    tab: $tab
    filter: $filter
    orderBy: $orderBy
    skip: $skip
    first: $first
  ) {
    totalCount(exact: true) {
      count
    }
    edges {
      node {
        ...RestJobSummary
      }
    }
  }
}
    fragment RestJobSummary on JobOrder {
  databaseId
  number
  version
  title
  quantity
  currency
  unitPrice
  total
  estimatedWeight
  pricingMode
  poNumber
  reference
  endCustomer
  wantedBy
  promisedOn
  urgency
  trackingNumber
  shippedAt
  imageUrl
  noteCount
  createdAt
  updatedAt
  status {
    databaseId
    code
    name
    tab
    colour
    waitingOn
  }
  stage {
    code
    name
  }
  customer {
    databaseId
    name
    accountNumber
  }
  orderGroup {
    databaseId
    code
  }
  itemType {
    databaseId
    code
    name
  }
  alloy {
    databaseId
    code
    name
  }
  priority {
    databaseId
    code
    name
  }
  size {
    us
    eu
    uk
    mm
  }
}`) as unknown as TypedDocumentString<RestListJobsQuery, RestListJobsQueryVariables>;
export const RestJobServicesDocument = new TypedDocumentString(`
    query RestJobServices {
  jobServices {
    serviceType {
      databaseId
      code
      name
    }
    count
  }
}
    `) as unknown as TypedDocumentString<RestJobServicesQuery, RestJobServicesQueryVariables>;
export const RestJobsOfServiceDocument = new TypedDocumentString(`
    query RestJobsOfService($filter: JobOrderFilter, $first: Int, $skip: Int) {
  jobOrders(
    filter: $filter
    orderBy: {field: PROMISED_ON, direction: ASC}
    first: $first
    skip: $skip
  ) {
    edges {
      node {
        databaseId
        number
        title
        imageUrl
        promisedOn
        customer {
          databaseId
          name
        }
        status {
          databaseId
          code
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RestJobsOfServiceQuery, RestJobsOfServiceQueryVariables>;
export const RestNoteSubjectDocument = new TypedDocumentString(`
    query RestNoteSubject($type: String!, $id: Int!) {
  viewer {
    isStaff
    mustChangePassword
    writesNotes(on: $type)
  }
  noteSubjectId(entityTypeCode: $type, databaseId: $id)
}
    `) as unknown as TypedDocumentString<RestNoteSubjectQuery, RestNoteSubjectQueryVariables>;
export const RestInternalNotesDocument = new TypedDocumentString(`
    query RestInternalNotes($id: Int!) {
  viewer {
    isStaff
    mustChangePassword
  }
  jobOrder(databaseId: $id) {
    notes(visibility: INTERNAL) {
      ...RestNote
    }
  }
}
    fragment RestNote on Note {
  databaseId
  visibility
  text
  createdAt
  author {
    databaseId
    fullName
  }
  actingBy {
    databaseId
    fullName
  }
  attachments {
    databaseId
    url
    thumbnailUrl
    name
    width
    height
    mimeType
  }
}`) as unknown as TypedDocumentString<RestInternalNotesQuery, RestInternalNotesQueryVariables>;
export const RestCustomerNotesDocument = new TypedDocumentString(`
    query RestCustomerNotes($id: Int!) {
  jobOrder(databaseId: $id) {
    notes(visibility: CUSTOMER) {
      ...RestNote
    }
  }
}
    fragment RestNote on Note {
  databaseId
  visibility
  text
  createdAt
  author {
    databaseId
    fullName
  }
  actingBy {
    databaseId
    fullName
  }
  attachments {
    databaseId
    url
    thumbnailUrl
    name
    width
    height
    mimeType
  }
}`) as unknown as TypedDocumentString<RestCustomerNotesQuery, RestCustomerNotesQueryVariables>;
export const RestJobItemsDocument = new TypedDocumentString(`
    query RestJobItems($id: Int!) {
  jobOrder(databaseId: $id) {
    items {
      ...RestJobItem
    }
  }
}
    fragment RestJobItem on JobItem {
  databaseId
  parentId
  code
  variantCode
  name
  quantity
  weight
  imageUrl
  size {
    us
    eu
    uk
    mm
  }
  alloy {
    databaseId
    code
    name
  }
  attributes {
    attributeId
    name
    value
    fileUrl
  }
}`) as unknown as TypedDocumentString<RestJobItemsQuery, RestJobItemsQueryVariables>;
export const RestAllJobItemsDocument = new TypedDocumentString(`
    query RestAllJobItems($id: Int!) {
  jobOrder(databaseId: $id) {
    items {
      ...RestJobItem
      children {
        ...RestJobItem
      }
    }
  }
}
    fragment RestJobItem on JobItem {
  databaseId
  parentId
  code
  variantCode
  name
  quantity
  weight
  imageUrl
  size {
    us
    eu
    uk
    mm
  }
  alloy {
    databaseId
    code
    name
  }
  attributes {
    attributeId
    name
    value
    fileUrl
  }
}`) as unknown as TypedDocumentString<RestAllJobItemsQuery, RestAllJobItemsQueryVariables>;
export const RestJobImagesDocument = new TypedDocumentString(`
    query RestJobImages($id: Int!) {
  jobOrder(databaseId: $id) {
    images {
      databaseId
      url
      thumbnailUrl
      caption
      isBig
    }
  }
}
    `) as unknown as TypedDocumentString<RestJobImagesQuery, RestJobImagesQueryVariables>;
export const RestJobExistsDocument = new TypedDocumentString(`
    query RestJobExists($id: Int!) {
  viewer {
    isStaff
    mustChangePassword
  }
  jobOrder(databaseId: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<RestJobExistsQuery, RestJobExistsQueryVariables>;
export const RestListCardsDocument = new TypedDocumentString(`
    query RestListCards($gatewayId: Int, $includeExpired: Boolean) {
  savedCards(gatewayId: $gatewayId, includeExpired: $includeExpired) {
    ...RestCard
  }
}
    fragment RestCard on SavedCard {
  databaseId
  gatewayId
  cardType {
    databaseId
    name
  }
  last4
  expMonth
  expYear
  isExpired
  nameOnCard
  isDefault
}`) as unknown as TypedDocumentString<RestListCardsQuery, RestListCardsQueryVariables>;
export const RestCardTypesDocument = new TypedDocumentString(`
    query RestCardTypes {
  cardTypes {
    databaseId
    name
  }
}
    `) as unknown as TypedDocumentString<RestCardTypesQuery, RestCardTypesQueryVariables>;
export const RestPaymentGatewaysDocument = new TypedDocumentString(`
    query RestPaymentGateways {
  paymentGateways {
    databaseId
    name
    isDefault
    isSandbox
    fieldsUrl
  }
}
    `) as unknown as TypedDocumentString<RestPaymentGatewaysQuery, RestPaymentGatewaysQueryVariables>;
export const RestAddCardDocument = new TypedDocumentString(`
    mutation RestAddCard($input: AddCardInput!) {
  result: addCard(input: $input) {
    __typename
    ... on AddCardSuccess {
      savedCard {
        ...RestCard
      }
    }
    ...RestError
  }
}
    fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}
fragment RestCard on SavedCard {
  databaseId
  gatewayId
  cardType {
    databaseId
    name
  }
  last4
  expMonth
  expYear
  isExpired
  nameOnCard
  isDefault
}`) as unknown as TypedDocumentString<RestAddCardMutation, RestAddCardMutationVariables>;
export const RestListConsignmentsDocument = new TypedDocumentString(`
    query RestListConsignments($tab: OrderTab, $filter: ConsignmentFilter, $orderBy: ConsignmentOrder, $skip: Int, $first: Int) {
  outgoingConsignments(
    tab: $tab
    filter: $filter
    orderBy: $orderBy
    skip: $skip
    first: $first
  ) {
    totalCount(exact: true) {
      count
    }
    edges {
      node {
        ...RestConsignmentSummary
      }
    }
  }
}
    fragment RestConsignmentSummary on Consignment {
  databaseId
  number
  version
  status {
    databaseId
    code
    name
    colour
    tab
  }
  customer {
    databaseId
    name
    accountNumber
  }
  termDays
  issuedOn
  dueOn
  isOverdue
  passedPercent
  currency
  memoValue
  outValue
  pieces {
    state
    quantity
  }
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<RestListConsignmentsQuery, RestListConsignmentsQueryVariables>;
export const RestConsignmentSummariesDocument = new TypedDocumentString(`
    query RestConsignmentSummaries {
  consignmentSummaries {
    status {
      databaseId
      code
      name
      colour
    }
    count
    currency
    memoValue
    outValue
  }
}
    `) as unknown as TypedDocumentString<RestConsignmentSummariesQuery, RestConsignmentSummariesQueryVariables>;
export const RestConsignmentItemsDocument = new TypedDocumentString(`
    query RestConsignmentItems($id: Int!) {
  consignment(databaseId: $id) {
    currency
    lines {
      databaseId
      rank
      itemTypeCode
      variantCode
      title
      alloyName
      size {
        us
      }
      imageUrl
      quantity
      memoPrice
      value
      state
      stateSince
      sentOn
      daysOut
      invoiceNumber
    }
  }
}
    `) as unknown as TypedDocumentString<RestConsignmentItemsQuery, RestConsignmentItemsQueryVariables>;
export const RestListCustomerCreditsDocument = new TypedDocumentString(`
    query RestListCustomerCredits($filter: CustomerCreditFilter, $orderBy: CustomerCreditOrder, $skip: Int, $first: Int) {
  customerCredits(filter: $filter, orderBy: $orderBy, skip: $skip, first: $first) {
    totalCount(exact: true) {
      count
    }
    edges {
      node {
        ...RestCustomerCreditSummary
      }
    }
  }
}
    fragment RestCustomerCreditSummary on CustomerCredit {
  databaseId
  number
  version
  customer {
    databaseId
    name
    accountNumber
  }
  kind
  reason
  invoiceNumber
  issuedOn
  currency
  amount
  applied
  refunded
  balance
  available
  isVoided
  createdAt
}`) as unknown as TypedDocumentString<RestListCustomerCreditsQuery, RestListCustomerCreditsQueryVariables>;
export const RestCustomerCreditNumberDocument = new TypedDocumentString(`
    query RestCustomerCreditNumber($id: Int!) {
  customerCredit(databaseId: $id) {
    number
  }
}
    `) as unknown as TypedDocumentString<RestCustomerCreditNumberQuery, RestCustomerCreditNumberQueryVariables>;
export const RestListInvoicesDocument = new TypedDocumentString(`
    query RestListInvoices($tab: OrderTab, $filter: InvoiceFilter, $orderBy: InvoiceOrder, $skip: Int, $first: Int) {
  invoices(
    tab: $tab
    filter: $filter
    orderBy: $orderBy
    skip: $skip
    first: $first
  ) {
    totalCount(exact: true) {
      count
    }
    edges {
      node {
        ...RestInvoiceSummary
      }
    }
  }
}
    fragment RestInvoiceSummary on Invoice {
  databaseId
  number
  version
  status {
    databaseId
    code
    name
    colour
    tab
  }
  customer {
    databaseId
    name
    accountNumber
  }
  orderCode
  salesOrderNumber
  poNumber
  issuedOn
  dueOn
  isOverdue
  currency
  total
  applied
  balance
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<RestListInvoicesQuery, RestListInvoicesQueryVariables>;
export const RestInvoiceNumberDocument = new TypedDocumentString(`
    query RestInvoiceNumber($id: Int!) {
  invoice(databaseId: $id) {
    number
  }
}
    `) as unknown as TypedDocumentString<RestInvoiceNumberQuery, RestInvoiceNumberQueryVariables>;
export const RestGeneratePaidInvoiceDocument = new TypedDocumentString(`
    mutation RestGeneratePaidInvoice($input: GeneratePaidInvoiceInput!) {
  result: generatePaidInvoice(input: $input) {
    __typename
    ... on GeneratePaidInvoiceSuccess {
      invoice {
        ...RestInvoiceSummary
      }
    }
    ...RestError
  }
}
    fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}
fragment RestInvoiceSummary on Invoice {
  databaseId
  number
  version
  status {
    databaseId
    code
    name
    colour
    tab
  }
  customer {
    databaseId
    name
    accountNumber
  }
  orderCode
  salesOrderNumber
  poNumber
  issuedOn
  dueOn
  isOverdue
  currency
  total
  applied
  balance
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<RestGeneratePaidInvoiceMutation, RestGeneratePaidInvoiceMutationVariables>;
export const RestPayInvoicesDocument = new TypedDocumentString(`
    mutation RestPayInvoices($input: PayInvoicesInput!) {
  result: payInvoices(input: $input) {
    __typename
    ... on PayInvoicesSuccess {
      isConfirmed
      payments {
        ...RestPaymentSummary
      }
      invoices {
        ...RestInvoiceSummary
      }
    }
    ...RestError
  }
}
    fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}
fragment RestInvoiceSummary on Invoice {
  databaseId
  number
  version
  status {
    databaseId
    code
    name
    colour
    tab
  }
  customer {
    databaseId
    name
    accountNumber
  }
  orderCode
  salesOrderNumber
  poNumber
  issuedOn
  dueOn
  isOverdue
  currency
  total
  applied
  balance
  createdAt
  updatedAt
}
fragment RestPaymentSummary on Payment {
  databaseId
  number
  version
  customer {
    databaseId
    name
    accountNumber
  }
  salesOrderNumber
  receivedOn
  method
  reference
  currency
  amount
  applied
  refunded
  available
  isReversed
  createdAt
}`) as unknown as TypedDocumentString<RestPayInvoicesMutation, RestPayInvoicesMutationVariables>;
export const RestAddPayPalOverpaymentDocument = new TypedDocumentString(`
    mutation RestAddPayPalOverpayment($input: AddPayPalOverpaymentInput!) {
  result: addPayPalOverpayment(input: $input) {
    __typename
    ... on AddPayPalOverpaymentSuccess {
      payment {
        ...RestPaymentSummary
      }
    }
    ...RestError
  }
}
    fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}
fragment RestPaymentSummary on Payment {
  databaseId
  number
  version
  customer {
    databaseId
    name
    accountNumber
  }
  salesOrderNumber
  receivedOn
  method
  reference
  currency
  amount
  applied
  refunded
  available
  isReversed
  createdAt
}`) as unknown as TypedDocumentString<RestAddPayPalOverpaymentMutation, RestAddPayPalOverpaymentMutationVariables>;
export const RestOrderAndPayDocument = new TypedDocumentString(`
    mutation RestOrderAndPay($input: OrderAndPayInput!) {
  result: orderAndPay(input: $input) {
    __typename
    ... on OrderAndPaySuccess {
      isConfirmed
      orderCodes
      orderGroups {
        databaseId
        code
        currency
        grandTotal
        createdAt
        jobOrders {
          databaseId
          number
          title
          quantity
          total
        }
      }
      salesOrders {
        databaseId
        number
      }
      payments {
        ...RestPaymentSummary
      }
    }
    ... on PriceChangedError {
      changes {
        cartItemId
        name
        before
        after
        quantity
        reason
      }
      coupon {
        code
        reason
        before
        after
      }
      cart {
        items {
          id
          databaseId
        }
        totals {
          currency
          subTotal
          grandTotal
        }
      }
    }
    ...RestError
  }
}
    fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}
fragment RestPaymentSummary on Payment {
  databaseId
  number
  version
  customer {
    databaseId
    name
    accountNumber
  }
  salesOrderNumber
  receivedOn
  method
  reference
  currency
  amount
  applied
  refunded
  available
  isReversed
  createdAt
}`) as unknown as TypedDocumentString<RestOrderAndPayMutation, RestOrderAndPayMutationVariables>;
export const RestListPaymentsDocument = new TypedDocumentString(`
    query RestListPayments($filter: PaymentFilter, $orderBy: PaymentOrder, $skip: Int, $first: Int) {
  payments(filter: $filter, orderBy: $orderBy, skip: $skip, first: $first) {
    totalCount(exact: true) {
      count
    }
    edges {
      node {
        ...RestPaymentSummary
      }
    }
  }
}
    fragment RestPaymentSummary on Payment {
  databaseId
  number
  version
  customer {
    databaseId
    name
    accountNumber
  }
  salesOrderNumber
  receivedOn
  method
  reference
  currency
  amount
  applied
  refunded
  available
  isReversed
  createdAt
}`) as unknown as TypedDocumentString<RestListPaymentsQuery, RestListPaymentsQueryVariables>;
export const RestGetCartDocument = new TypedDocumentString(`
    query RestGetCart($sessionId: String) {
  cart(sessionId: $sessionId) {
    ...RestCart
  }
}
    fragment RestConfiguredPart on ConfiguredPart {
  itemTypeId
  code
  name
  alloyId
  alloyCode
  alloyName
  quantity
  follows
  size {
    us
    eu
    uk
    mm
  }
  choices {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
}
fragment RestAddress on Address {
  databaseId
  label
  contactName
  company
  line1
  line2
  city
  zip
  phone
  isDefaultShipping
  isDefaultBilling
  version
  state {
    databaseId
    code
    name
  }
  country {
    databaseId
    code
    name
  }
}
fragment RestCartItem on CartItem {
  databaseId
  quantity
  wantedBy
  reference
  endCustomer
  note
  unitPrice
  linePrice
  estimatedWeight
  marketAsOf
  validUntil
  promisedOn
  imageUrl
  version
  variantCode
  isStock
  itemType {
    databaseId
    code
    name
    itemGroup {
      databaseId
      code
      name
    }
  }
  alloy {
    databaseId
    code
    name
    colour
  }
  priority {
    databaseId
    code
    name
  }
  size {
    us
    eu
    uk
    mm
  }
  choices {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
  parts {
    ...RestConfiguredPart
  }
  ownMetal
  drawing {
    databaseId
    url
    name
  }
  pictures {
    fileId
    url
    thumbnailUrl
  }
  summary {
    kind
    code
    name
    quantity
    unit
    rate
    amount
  }
}
fragment RestCart on Cart {
  databaseId
  sessionId
  version
  itemCount
  poNumber
  customerWoNumber
  notes
  items {
    ...RestCartItem
  }
  customer {
    databaseId
    name
    accountNumber
    updatedAt
  }
  shippingAddress {
    ...RestAddress
  }
  billingAddress {
    ...RestAddress
  }
  sellToAddress {
    ...RestAddress
  }
  shippingMethod {
    databaseId
    code
    name
    price
    isPickup
  }
  couponCode
  couponProblem
  freeItemCodes
  itemsToAddToCart {
    code
    name
  }
  discountedShippingItems {
    code
    name
  }
  attributes {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
  totals {
    currency
    subTotal
    discountValue
    shippingPrice
    salesTaxEnabled
    salesTaxPercent
    destinationTaxPercent
    salesTaxValue
    taxComponents {
      code
      name
      percent
      registrationNumber
      amount
    }
    grandTotal
  }
}`) as unknown as TypedDocumentString<RestGetCartQuery, RestGetCartQueryVariables>;
export const RestCartOwnerDocument = new TypedDocumentString(`
    query RestCartOwner {
  viewer {
    mustChangePassword
    customer {
      databaseId
      name
      accountNumber
      currency
      updatedAt
    }
  }
}
    `) as unknown as TypedDocumentString<RestCartOwnerQuery, RestCartOwnerQueryVariables>;
export const RestAddToCartDocument = new TypedDocumentString(`
    mutation RestAddToCart($input: AddToCartInput!) {
  result: addToCart(input: $input) {
    __typename
    ... on AddToCartSuccess {
      warnings
      cartItem {
        ...RestCartItem
      }
      cart {
        databaseId
        sessionId
        itemCount
        totals {
          currency
          subTotal
          grandTotal
        }
      }
    }
    ...RestError
  }
}
    fragment RestConfiguredPart on ConfiguredPart {
  itemTypeId
  code
  name
  alloyId
  alloyCode
  alloyName
  quantity
  follows
  size {
    us
    eu
    uk
    mm
  }
  choices {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
}
fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}
fragment RestCartItem on CartItem {
  databaseId
  quantity
  wantedBy
  reference
  endCustomer
  note
  unitPrice
  linePrice
  estimatedWeight
  marketAsOf
  validUntil
  promisedOn
  imageUrl
  version
  variantCode
  isStock
  itemType {
    databaseId
    code
    name
    itemGroup {
      databaseId
      code
      name
    }
  }
  alloy {
    databaseId
    code
    name
    colour
  }
  priority {
    databaseId
    code
    name
  }
  size {
    us
    eu
    uk
    mm
  }
  choices {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
  parts {
    ...RestConfiguredPart
  }
  ownMetal
  drawing {
    databaseId
    url
    name
  }
  pictures {
    fileId
    url
    thumbnailUrl
  }
  summary {
    kind
    code
    name
    quantity
    unit
    rate
    amount
  }
}`) as unknown as TypedDocumentString<RestAddToCartMutation, RestAddToCartMutationVariables>;
export const RestUpdateCartItemQuantityDocument = new TypedDocumentString(`
    mutation RestUpdateCartItemQuantity($input: UpdateCartItemQuantityInput!) {
  result: updateCartItemQuantity(input: $input) {
    __typename
    ... on UpdateCartItemQuantitySuccess {
      cart {
        ...RestCart
      }
    }
    ...RestError
  }
}
    fragment RestConfiguredPart on ConfiguredPart {
  itemTypeId
  code
  name
  alloyId
  alloyCode
  alloyName
  quantity
  follows
  size {
    us
    eu
    uk
    mm
  }
  choices {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
}
fragment RestAddress on Address {
  databaseId
  label
  contactName
  company
  line1
  line2
  city
  zip
  phone
  isDefaultShipping
  isDefaultBilling
  version
  state {
    databaseId
    code
    name
  }
  country {
    databaseId
    code
    name
  }
}
fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}
fragment RestCartItem on CartItem {
  databaseId
  quantity
  wantedBy
  reference
  endCustomer
  note
  unitPrice
  linePrice
  estimatedWeight
  marketAsOf
  validUntil
  promisedOn
  imageUrl
  version
  variantCode
  isStock
  itemType {
    databaseId
    code
    name
    itemGroup {
      databaseId
      code
      name
    }
  }
  alloy {
    databaseId
    code
    name
    colour
  }
  priority {
    databaseId
    code
    name
  }
  size {
    us
    eu
    uk
    mm
  }
  choices {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
  parts {
    ...RestConfiguredPart
  }
  ownMetal
  drawing {
    databaseId
    url
    name
  }
  pictures {
    fileId
    url
    thumbnailUrl
  }
  summary {
    kind
    code
    name
    quantity
    unit
    rate
    amount
  }
}
fragment RestCart on Cart {
  databaseId
  sessionId
  version
  itemCount
  poNumber
  customerWoNumber
  notes
  items {
    ...RestCartItem
  }
  customer {
    databaseId
    name
    accountNumber
    updatedAt
  }
  shippingAddress {
    ...RestAddress
  }
  billingAddress {
    ...RestAddress
  }
  sellToAddress {
    ...RestAddress
  }
  shippingMethod {
    databaseId
    code
    name
    price
    isPickup
  }
  couponCode
  couponProblem
  freeItemCodes
  itemsToAddToCart {
    code
    name
  }
  discountedShippingItems {
    code
    name
  }
  attributes {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
  totals {
    currency
    subTotal
    discountValue
    shippingPrice
    salesTaxEnabled
    salesTaxPercent
    destinationTaxPercent
    salesTaxValue
    taxComponents {
      code
      name
      percent
      registrationNumber
      amount
    }
    grandTotal
  }
}`) as unknown as TypedDocumentString<RestUpdateCartItemQuantityMutation, RestUpdateCartItemQuantityMutationVariables>;
export const RestRemoveCartItemDocument = new TypedDocumentString(`
    mutation RestRemoveCartItem($input: RemoveCartItemInput!) {
  result: removeCartItem(input: $input) {
    __typename
    ... on RemoveCartItemSuccess {
      cart {
        ...RestCart
      }
    }
    ...RestError
  }
}
    fragment RestConfiguredPart on ConfiguredPart {
  itemTypeId
  code
  name
  alloyId
  alloyCode
  alloyName
  quantity
  follows
  size {
    us
    eu
    uk
    mm
  }
  choices {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
}
fragment RestAddress on Address {
  databaseId
  label
  contactName
  company
  line1
  line2
  city
  zip
  phone
  isDefaultShipping
  isDefaultBilling
  version
  state {
    databaseId
    code
    name
  }
  country {
    databaseId
    code
    name
  }
}
fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}
fragment RestCartItem on CartItem {
  databaseId
  quantity
  wantedBy
  reference
  endCustomer
  note
  unitPrice
  linePrice
  estimatedWeight
  marketAsOf
  validUntil
  promisedOn
  imageUrl
  version
  variantCode
  isStock
  itemType {
    databaseId
    code
    name
    itemGroup {
      databaseId
      code
      name
    }
  }
  alloy {
    databaseId
    code
    name
    colour
  }
  priority {
    databaseId
    code
    name
  }
  size {
    us
    eu
    uk
    mm
  }
  choices {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
  parts {
    ...RestConfiguredPart
  }
  ownMetal
  drawing {
    databaseId
    url
    name
  }
  pictures {
    fileId
    url
    thumbnailUrl
  }
  summary {
    kind
    code
    name
    quantity
    unit
    rate
    amount
  }
}
fragment RestCart on Cart {
  databaseId
  sessionId
  version
  itemCount
  poNumber
  customerWoNumber
  notes
  items {
    ...RestCartItem
  }
  customer {
    databaseId
    name
    accountNumber
    updatedAt
  }
  shippingAddress {
    ...RestAddress
  }
  billingAddress {
    ...RestAddress
  }
  sellToAddress {
    ...RestAddress
  }
  shippingMethod {
    databaseId
    code
    name
    price
    isPickup
  }
  couponCode
  couponProblem
  freeItemCodes
  itemsToAddToCart {
    code
    name
  }
  discountedShippingItems {
    code
    name
  }
  attributes {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
  totals {
    currency
    subTotal
    discountValue
    shippingPrice
    salesTaxEnabled
    salesTaxPercent
    destinationTaxPercent
    salesTaxValue
    taxComponents {
      code
      name
      percent
      registrationNumber
      amount
    }
    grandTotal
  }
}`) as unknown as TypedDocumentString<RestRemoveCartItemMutation, RestRemoveCartItemMutationVariables>;
export const RestClearCartDocument = new TypedDocumentString(`
    mutation RestClearCart($input: ClearCartInput!) {
  result: clearCart(input: $input) {
    __typename
    ... on ClearCartSuccess {
      cart {
        ...RestCart
      }
    }
    ...RestError
  }
}
    fragment RestConfiguredPart on ConfiguredPart {
  itemTypeId
  code
  name
  alloyId
  alloyCode
  alloyName
  quantity
  follows
  size {
    us
    eu
    uk
    mm
  }
  choices {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
}
fragment RestAddress on Address {
  databaseId
  label
  contactName
  company
  line1
  line2
  city
  zip
  phone
  isDefaultShipping
  isDefaultBilling
  version
  state {
    databaseId
    code
    name
  }
  country {
    databaseId
    code
    name
  }
}
fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}
fragment RestCartItem on CartItem {
  databaseId
  quantity
  wantedBy
  reference
  endCustomer
  note
  unitPrice
  linePrice
  estimatedWeight
  marketAsOf
  validUntil
  promisedOn
  imageUrl
  version
  variantCode
  isStock
  itemType {
    databaseId
    code
    name
    itemGroup {
      databaseId
      code
      name
    }
  }
  alloy {
    databaseId
    code
    name
    colour
  }
  priority {
    databaseId
    code
    name
  }
  size {
    us
    eu
    uk
    mm
  }
  choices {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
  parts {
    ...RestConfiguredPart
  }
  ownMetal
  drawing {
    databaseId
    url
    name
  }
  pictures {
    fileId
    url
    thumbnailUrl
  }
  summary {
    kind
    code
    name
    quantity
    unit
    rate
    amount
  }
}
fragment RestCart on Cart {
  databaseId
  sessionId
  version
  itemCount
  poNumber
  customerWoNumber
  notes
  items {
    ...RestCartItem
  }
  customer {
    databaseId
    name
    accountNumber
    updatedAt
  }
  shippingAddress {
    ...RestAddress
  }
  billingAddress {
    ...RestAddress
  }
  sellToAddress {
    ...RestAddress
  }
  shippingMethod {
    databaseId
    code
    name
    price
    isPickup
  }
  couponCode
  couponProblem
  freeItemCodes
  itemsToAddToCart {
    code
    name
  }
  discountedShippingItems {
    code
    name
  }
  attributes {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
  totals {
    currency
    subTotal
    discountValue
    shippingPrice
    salesTaxEnabled
    salesTaxPercent
    destinationTaxPercent
    salesTaxValue
    taxComponents {
      code
      name
      percent
      registrationNumber
      amount
    }
    grandTotal
  }
}`) as unknown as TypedDocumentString<RestClearCartMutation, RestClearCartMutationVariables>;
export const RestUpdateCartDocument = new TypedDocumentString(`
    mutation RestUpdateCart($input: UpdateCartInput!) {
  result: updateCart(input: $input) {
    __typename
    ... on UpdateCartSuccess {
      cart {
        ...RestCart
      }
    }
    ...RestError
  }
}
    fragment RestConfiguredPart on ConfiguredPart {
  itemTypeId
  code
  name
  alloyId
  alloyCode
  alloyName
  quantity
  follows
  size {
    us
    eu
    uk
    mm
  }
  choices {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
}
fragment RestAddress on Address {
  databaseId
  label
  contactName
  company
  line1
  line2
  city
  zip
  phone
  isDefaultShipping
  isDefaultBilling
  version
  state {
    databaseId
    code
    name
  }
  country {
    databaseId
    code
    name
  }
}
fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}
fragment RestCartItem on CartItem {
  databaseId
  quantity
  wantedBy
  reference
  endCustomer
  note
  unitPrice
  linePrice
  estimatedWeight
  marketAsOf
  validUntil
  promisedOn
  imageUrl
  version
  variantCode
  isStock
  itemType {
    databaseId
    code
    name
    itemGroup {
      databaseId
      code
      name
    }
  }
  alloy {
    databaseId
    code
    name
    colour
  }
  priority {
    databaseId
    code
    name
  }
  size {
    us
    eu
    uk
    mm
  }
  choices {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
  parts {
    ...RestConfiguredPart
  }
  ownMetal
  drawing {
    databaseId
    url
    name
  }
  pictures {
    fileId
    url
    thumbnailUrl
  }
  summary {
    kind
    code
    name
    quantity
    unit
    rate
    amount
  }
}
fragment RestCart on Cart {
  databaseId
  sessionId
  version
  itemCount
  poNumber
  customerWoNumber
  notes
  items {
    ...RestCartItem
  }
  customer {
    databaseId
    name
    accountNumber
    updatedAt
  }
  shippingAddress {
    ...RestAddress
  }
  billingAddress {
    ...RestAddress
  }
  sellToAddress {
    ...RestAddress
  }
  shippingMethod {
    databaseId
    code
    name
    price
    isPickup
  }
  couponCode
  couponProblem
  freeItemCodes
  itemsToAddToCart {
    code
    name
  }
  discountedShippingItems {
    code
    name
  }
  attributes {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
  totals {
    currency
    subTotal
    discountValue
    shippingPrice
    salesTaxEnabled
    salesTaxPercent
    destinationTaxPercent
    salesTaxValue
    taxComponents {
      code
      name
      percent
      registrationNumber
      amount
    }
    grandTotal
  }
}`) as unknown as TypedDocumentString<RestUpdateCartMutation, RestUpdateCartMutationVariables>;
export const RestSalesTaxDocument = new TypedDocumentString(`
    query RestSalesTax($billingStateId: Int, $shippingStateId: Int, $shippingCountryId: Int) {
  salesTax(
    billingStateId: $billingStateId
    shippingStateId: $shippingStateId
    shippingCountryId: $shippingCountryId
  ) {
    enabled
    percent
  }
}
    `) as unknown as TypedDocumentString<RestSalesTaxQuery, RestSalesTaxQueryVariables>;
export const RestIncomingOrderAttributesDocument = new TypedDocumentString(`
    query RestIncomingOrderAttributes {
  incomingOrderAttributes {
    databaseId
    code
    name
    kind
    showInProductCatalog
    maxLength
    unit
    isAskedOnOrder
    isRequiredOnOrder
    options {
      databaseId
      code
      name
    }
  }
}
    `) as unknown as TypedDocumentString<RestIncomingOrderAttributesQuery, RestIncomingOrderAttributesQueryVariables>;
export const RestApplyCouponDocument = new TypedDocumentString(`
    mutation RestApplyCoupon($input: ApplyCouponInput!) {
  result: applyCoupon(input: $input) {
    __typename
    ... on ApplyCouponSuccess {
      cart {
        ...RestCart
      }
    }
    ...RestError
  }
}
    fragment RestConfiguredPart on ConfiguredPart {
  itemTypeId
  code
  name
  alloyId
  alloyCode
  alloyName
  quantity
  follows
  size {
    us
    eu
    uk
    mm
  }
  choices {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
}
fragment RestAddress on Address {
  databaseId
  label
  contactName
  company
  line1
  line2
  city
  zip
  phone
  isDefaultShipping
  isDefaultBilling
  version
  state {
    databaseId
    code
    name
  }
  country {
    databaseId
    code
    name
  }
}
fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}
fragment RestCartItem on CartItem {
  databaseId
  quantity
  wantedBy
  reference
  endCustomer
  note
  unitPrice
  linePrice
  estimatedWeight
  marketAsOf
  validUntil
  promisedOn
  imageUrl
  version
  variantCode
  isStock
  itemType {
    databaseId
    code
    name
    itemGroup {
      databaseId
      code
      name
    }
  }
  alloy {
    databaseId
    code
    name
    colour
  }
  priority {
    databaseId
    code
    name
  }
  size {
    us
    eu
    uk
    mm
  }
  choices {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
  parts {
    ...RestConfiguredPart
  }
  ownMetal
  drawing {
    databaseId
    url
    name
  }
  pictures {
    fileId
    url
    thumbnailUrl
  }
  summary {
    kind
    code
    name
    quantity
    unit
    rate
    amount
  }
}
fragment RestCart on Cart {
  databaseId
  sessionId
  version
  itemCount
  poNumber
  customerWoNumber
  notes
  items {
    ...RestCartItem
  }
  customer {
    databaseId
    name
    accountNumber
    updatedAt
  }
  shippingAddress {
    ...RestAddress
  }
  billingAddress {
    ...RestAddress
  }
  sellToAddress {
    ...RestAddress
  }
  shippingMethod {
    databaseId
    code
    name
    price
    isPickup
  }
  couponCode
  couponProblem
  freeItemCodes
  itemsToAddToCart {
    code
    name
  }
  discountedShippingItems {
    code
    name
  }
  attributes {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
  totals {
    currency
    subTotal
    discountValue
    shippingPrice
    salesTaxEnabled
    salesTaxPercent
    destinationTaxPercent
    salesTaxValue
    taxComponents {
      code
      name
      percent
      registrationNumber
      amount
    }
    grandTotal
  }
}`) as unknown as TypedDocumentString<RestApplyCouponMutation, RestApplyCouponMutationVariables>;
export const RestRemoveCouponDocument = new TypedDocumentString(`
    mutation RestRemoveCoupon($input: RemoveCouponInput!) {
  result: removeCoupon(input: $input) {
    __typename
    ... on RemoveCouponSuccess {
      cart {
        ...RestCart
      }
    }
    ...RestError
  }
}
    fragment RestConfiguredPart on ConfiguredPart {
  itemTypeId
  code
  name
  alloyId
  alloyCode
  alloyName
  quantity
  follows
  size {
    us
    eu
    uk
    mm
  }
  choices {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
}
fragment RestAddress on Address {
  databaseId
  label
  contactName
  company
  line1
  line2
  city
  zip
  phone
  isDefaultShipping
  isDefaultBilling
  version
  state {
    databaseId
    code
    name
  }
  country {
    databaseId
    code
    name
  }
}
fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}
fragment RestCartItem on CartItem {
  databaseId
  quantity
  wantedBy
  reference
  endCustomer
  note
  unitPrice
  linePrice
  estimatedWeight
  marketAsOf
  validUntil
  promisedOn
  imageUrl
  version
  variantCode
  isStock
  itemType {
    databaseId
    code
    name
    itemGroup {
      databaseId
      code
      name
    }
  }
  alloy {
    databaseId
    code
    name
    colour
  }
  priority {
    databaseId
    code
    name
  }
  size {
    us
    eu
    uk
    mm
  }
  choices {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
  parts {
    ...RestConfiguredPart
  }
  ownMetal
  drawing {
    databaseId
    url
    name
  }
  pictures {
    fileId
    url
    thumbnailUrl
  }
  summary {
    kind
    code
    name
    quantity
    unit
    rate
    amount
  }
}
fragment RestCart on Cart {
  databaseId
  sessionId
  version
  itemCount
  poNumber
  customerWoNumber
  notes
  items {
    ...RestCartItem
  }
  customer {
    databaseId
    name
    accountNumber
    updatedAt
  }
  shippingAddress {
    ...RestAddress
  }
  billingAddress {
    ...RestAddress
  }
  sellToAddress {
    ...RestAddress
  }
  shippingMethod {
    databaseId
    code
    name
    price
    isPickup
  }
  couponCode
  couponProblem
  freeItemCodes
  itemsToAddToCart {
    code
    name
  }
  discountedShippingItems {
    code
    name
  }
  attributes {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
  totals {
    currency
    subTotal
    discountValue
    shippingPrice
    salesTaxEnabled
    salesTaxPercent
    destinationTaxPercent
    salesTaxValue
    taxComponents {
      code
      name
      percent
      registrationNumber
      amount
    }
    grandTotal
  }
}`) as unknown as TypedDocumentString<RestRemoveCouponMutation, RestRemoveCouponMutationVariables>;
export const RestListQuotesDocument = new TypedDocumentString(`
    query RestListQuotes($tab: OrderTab, $filter: PriceQuoteFilter, $orderBy: PriceQuoteOrder, $skip: Int, $first: Int) {
  priceQuotes(
    tab: $tab
    filter: $filter
    orderBy: $orderBy
    skip: $skip
    first: $first
  ) {
    totalCount(exact: true) {
      count
    }
    edges {
      node {
        ...RestQuoteSummary
      }
    }
  }
}
    fragment RestQuoteSummary on PriceQuote {
  databaseId
  number
  kind
  source
  version
  status {
    databaseId
    code
    name
    colour
    tab
    waitingOn
  }
  customer {
    databaseId
    name
    accountNumber
  }
  poNumber
  reference
  currency
  noteCount
  total
  validUntil
  isExpired
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<RestListQuotesQuery, RestListQuotesQueryVariables>;
export const RestCountQuotesDocument = new TypedDocumentString(`
    query RestCountQuotes($filter: PriceQuoteFilter) {
  priceQuotes(filter: $filter, first: 1) {
    totalCount(exact: true) {
      count
    }
  }
}
    `) as unknown as TypedDocumentString<RestCountQuotesQuery, RestCountQuotesQueryVariables>;
export const RestQuoteItemsDocument = new TypedDocumentString(`
    query RestQuoteItems($id: Int!) {
  priceQuote(databaseId: $id) {
    source
    currency
    current {
      lines {
        databaseId
        lineKey
        title
        quantity
        unitPrice
        linePrice
        targetPrice
        isOptional
        alternativeGroup
        reference
        endCustomer
        note
        imageUrl
        leadDays
        size {
          us
          eu
          uk
          mm
        }
        variantCode
        itemType {
          databaseId
          code
          name
        }
        alloy {
          databaseId
          code
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RestQuoteItemsQuery, RestQuoteItemsQueryVariables>;
export const RestSetQuoteStatusDocument = new TypedDocumentString(`
    mutation RestSetQuoteStatus($input: SetPriceQuoteStatusInput!) {
  result: setPriceQuoteStatus(input: $input) {
    __typename
    ... on SetPriceQuoteStatusSuccess {
      priceQuote {
        ...RestQuoteSummary
      }
    }
    ...RestError
  }
}
    fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}
fragment RestQuoteSummary on PriceQuote {
  databaseId
  number
  kind
  source
  version
  status {
    databaseId
    code
    name
    colour
    tab
    waitingOn
  }
  customer {
    databaseId
    name
    accountNumber
  }
  poNumber
  reference
  currency
  noteCount
  total
  validUntil
  isExpired
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<RestSetQuoteStatusMutation, RestSetQuoteStatusMutationVariables>;
export const RestListSalesOrdersDocument = new TypedDocumentString(`
    query RestListSalesOrders($tab: OrderTab, $filter: SalesOrderFilter, $orderBy: SalesOrderOrder, $skip: Int, $first: Int) {
  salesOrders(
    tab: $tab
    filter: $filter
    orderBy: $orderBy
    skip: $skip
    first: $first
  ) {
    totalCount(exact: true) {
      count
    }
    edges {
      node {
        ...RestSalesOrderSummary
      }
    }
  }
}
    fragment RestSalesOrderSummary on SalesOrder {
  databaseId
  number
  kind
  version
  orderCode
  status {
    databaseId
    code
    name
    colour
    tab
    waitingOn
  }
  customer {
    databaseId
    name
    accountNumber
  }
  poNumber
  currency
  noteCount
  total
  payment {
    paid
    balance
  }
  progress {
    pieces
    ready
    shipped
    percent
  }
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<RestListSalesOrdersQuery, RestListSalesOrdersQueryVariables>;
export const RestSalesOrderItemsDocument = new TypedDocumentString(`
    query RestSalesOrderItems($id: Int!) {
  salesOrder(databaseId: $id) {
    currency
    lines {
      databaseId
      rank
      title
      imageUrl
      reference
      promisedOn
      quantity
      shippedQuantity
      shippableQuantity
      isWithdrawn
      isStock
      unitPrice
      orderedUnitPrice
      hasAgreedPrice
      total
      jobOrder {
        databaseId
        number
        status {
          databaseId
          code
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RestSalesOrderItemsQuery, RestSalesOrderItemsQueryVariables>;
export const RestShippingMethodsDocument = new TypedDocumentString(`
    query RestShippingMethods($destination: ShippingDestinationInput, $sessionId: String) {
  shippingMethods(destination: $destination, sessionId: $sessionId) {
    databaseId
    code
    name
    price
    transitDays
    isPickup
    freeFrom
    chargeableWeight
    dimensionalDivisor
    maxWeight
    maxLength
    fastTouch
  }
}
    `) as unknown as TypedDocumentString<RestShippingMethodsQuery, RestShippingMethodsQueryVariables>;
export const RestSubmitOrderDocument = new TypedDocumentString(`
    mutation RestSubmitOrder($input: SubmitOrderInput!) {
  result: submitOrder(input: $input) {
    __typename
    ... on SubmitOrderSuccess {
      orderCode
      jobTypeCode
      salesOrder {
        databaseId
      }
      priceQuote {
        databaseId
        currency
        createdAt
      }
      orderGroup {
        databaseId
        currency
        salesTaxPercent
        currentTaxComponents {
          code
          name
          percent
          registrationNumber
          amount
        }
        current {
          subTotal
          discountValue
          shippingPrice
          salesTaxValue
          grandTotal
        }
        createdAt
        jobOrders {
          databaseId
          number
          title
          quantity
          total
          promisedOn
        }
      }
    }
    ... on PriceChangedError {
      changes {
        cartItemId
        name
        before
        after
        quantity
        reason
      }
      coupon {
        code
        reason
        before
        after
      }
      cart {
        items {
          id
          databaseId
        }
        totals {
          currency
          subTotal
          grandTotal
        }
      }
    }
    ...RestError
  }
}
    fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}`) as unknown as TypedDocumentString<RestSubmitOrderMutation, RestSubmitOrderMutationVariables>;
export const RestWishListDocument = new TypedDocumentString(`
    query RestWishList {
  wishList {
    itemCount
    items {
      ...RestWishListItem
    }
  }
  viewer {
    mustChangePassword
    customer {
      databaseId
    }
  }
}
    fragment RestConfiguredPart on ConfiguredPart {
  itemTypeId
  code
  name
  alloyId
  alloyCode
  alloyName
  quantity
  follows
  size {
    us
    eu
    uk
    mm
  }
  choices {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
}
fragment RestWishListItem on WishListItem {
  databaseId
  quantity
  wantedBy
  reference
  endCustomer
  note
  addedAt
  addedUnitPrice
  unitPrice
  linePrice
  priceChange
  imageUrl
  version
  itemType {
    databaseId
    code
    name
    itemGroup {
      databaseId
      code
      name
    }
  }
  alloy {
    databaseId
    code
    name
    colour
  }
  priority {
    databaseId
    code
    name
  }
  size {
    us
    eu
    uk
    mm
  }
  choices {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
  parts {
    ...RestConfiguredPart
  }
  ownMetal
  drawing {
    databaseId
    url
    name
  }
  pictures {
    fileId
    url
    thumbnailUrl
  }
  problems {
    code
    severity
    subject
  }
}`) as unknown as TypedDocumentString<RestWishListQuery, RestWishListQueryVariables>;
export const RestAddToWishListDocument = new TypedDocumentString(`
    mutation RestAddToWishList($input: AddToWishListInput!) {
  result: addToWishList(input: $input) {
    __typename
    ... on AddToWishListSuccess {
      wishListItem {
        ...RestWishListItem
      }
      wishList {
        itemCount
      }
    }
    ...RestError
  }
}
    fragment RestConfiguredPart on ConfiguredPart {
  itemTypeId
  code
  name
  alloyId
  alloyCode
  alloyName
  quantity
  follows
  size {
    us
    eu
    uk
    mm
  }
  choices {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
}
fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}
fragment RestWishListItem on WishListItem {
  databaseId
  quantity
  wantedBy
  reference
  endCustomer
  note
  addedAt
  addedUnitPrice
  unitPrice
  linePrice
  priceChange
  imageUrl
  version
  itemType {
    databaseId
    code
    name
    itemGroup {
      databaseId
      code
      name
    }
  }
  alloy {
    databaseId
    code
    name
    colour
  }
  priority {
    databaseId
    code
    name
  }
  size {
    us
    eu
    uk
    mm
  }
  choices {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
  parts {
    ...RestConfiguredPart
  }
  ownMetal
  drawing {
    databaseId
    url
    name
  }
  pictures {
    fileId
    url
    thumbnailUrl
  }
  problems {
    code
    severity
    subject
  }
}`) as unknown as TypedDocumentString<RestAddToWishListMutation, RestAddToWishListMutationVariables>;
export const RestRemoveFromWishListDocument = new TypedDocumentString(`
    mutation RestRemoveFromWishList($input: RemoveFromWishListInput!) {
  result: removeFromWishList(input: $input) {
    __typename
    ... on RemoveFromWishListSuccess {
      wishList {
        itemCount
        items {
          ...RestWishListItem
        }
      }
    }
    ...RestError
  }
}
    fragment RestConfiguredPart on ConfiguredPart {
  itemTypeId
  code
  name
  alloyId
  alloyCode
  alloyName
  quantity
  follows
  size {
    us
    eu
    uk
    mm
  }
  choices {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
}
fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}
fragment RestWishListItem on WishListItem {
  databaseId
  quantity
  wantedBy
  reference
  endCustomer
  note
  addedAt
  addedUnitPrice
  unitPrice
  linePrice
  priceChange
  imageUrl
  version
  itemType {
    databaseId
    code
    name
    itemGroup {
      databaseId
      code
      name
    }
  }
  alloy {
    databaseId
    code
    name
    colour
  }
  priority {
    databaseId
    code
    name
  }
  size {
    us
    eu
    uk
    mm
  }
  choices {
    attributeId
    attributeCode
    attributeName
    optionId
    value
  }
  parts {
    ...RestConfiguredPart
  }
  ownMetal
  drawing {
    databaseId
    url
    name
  }
  pictures {
    fileId
    url
    thumbnailUrl
  }
  problems {
    code
    severity
    subject
  }
}`) as unknown as TypedDocumentString<RestRemoveFromWishListMutation, RestRemoveFromWishListMutationVariables>;
export const RestUpdateProfileDocument = new TypedDocumentString(`
    mutation RestUpdateProfile($input: UpdateProfileInput!) {
  result: updateProfile(input: $input) {
    __typename
    ... on UpdateProfileSuccess {
      viewer {
        ...RestViewer
      }
    }
    ...RestError
  }
}
    fragment RestViewer on Viewer {
  user {
    databaseId
    userName
    email
    firstName
    lastName
    fullName
    phone
    language
    isStaff
    imageUrl
    version
    startupModule {
      databaseId
      code
      name
      path
    }
  }
  customer {
    databaseId
    name
    accountNumber
    currency
  }
  customers {
    databaseId
    name
    accountNumber
  }
  isStaff
  isMultiCustomer
  permissions
  scope
  availableModules {
    databaseId
    code
    name
    path
    permissionNumber
  }
  startupPath
  mustChangePassword
  menuCollapsed
  cartItemCount
  actingAs {
    reason
    until
    staff {
      databaseId
      userName
      fullName
    }
  }
}
fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}`) as unknown as TypedDocumentString<RestUpdateProfileMutation, RestUpdateProfileMutationVariables>;
export const RestChangePasswordDocument = new TypedDocumentString(`
    mutation RestChangePassword($input: ChangePasswordInput!) {
  result: changePassword(input: $input) {
    __typename
    ... on ChangePasswordSuccess {
      viewer {
        mustChangePassword
      }
    }
    ...RestError
  }
}
    fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}`) as unknown as TypedDocumentString<RestChangePasswordMutation, RestChangePasswordMutationVariables>;
export const RestStatusesDocument = new TypedDocumentString(`
    query RestStatuses($entityType: StatusEntityType!) {
  statuses(entityType: $entityType) {
    databaseId
    code
    name
    tab
    rank
    colour
    isTerminal
  }
}
    `) as unknown as TypedDocumentString<RestStatusesQuery, RestStatusesQueryVariables>;
export const RestUserSettingDocument = new TypedDocumentString(`
    query RestUserSetting($key: String!) {
  userSetting(key: $key)
}
    `) as unknown as TypedDocumentString<RestUserSettingQuery, RestUserSettingQueryVariables>;
export const RestSaveUserSettingDocument = new TypedDocumentString(`
    mutation RestSaveUserSetting($input: SaveUserSettingInput!) {
  result: saveUserSetting(input: $input) {
    __typename
    ... on SaveUserSettingSuccess {
      key
      value
    }
    ...RestError
  }
}
    fragment RestError on MutationError {
  __typename
  code
  message
  ... on InvalidInputError {
    issues {
      path
      code
      message
    }
  }
  ... on RefusedError {
    data
  }
  ... on ConflictError {
    currentVersion
  }
  ... on ForbiddenError {
    permission
    permissionKey
  }
}`) as unknown as TypedDocumentString<RestSaveUserSettingMutation, RestSaveUserSettingMutationVariables>;
export const RestCompanyDetailsDocument = new TypedDocumentString(`
    query RestCompanyDetails {
  companyDetails {
    name
    legalName
    email
    phone
    line1
    line2
    city
    zip
    state
    country
    currency
    website
    timeZone
  }
}
    `) as unknown as TypedDocumentString<RestCompanyDetailsQuery, RestCompanyDetailsQueryVariables>;
export const RestFormatSettingsDocument = new TypedDocumentString(`
    query RestFormatSettings {
  formatSettings {
    name
    value
  }
}
    `) as unknown as TypedDocumentString<RestFormatSettingsQuery, RestFormatSettingsQueryVariables>;