import type { IsoDay } from '../../../lib/calendar.ts';
import type { Money } from '../../../lib/money.ts';
import type { PricedConfiguration } from '../../pricing/calculation/priced-configuration.ts';
import type { ResolvedChoice } from '../../pricing/configuration/configuration.ts';
import type { GrantedPromotion } from '../../promotions/granted-promotion.ts';
import type { TaxComponent } from '../../shipping-and-tax/rules/tax-components.ts';
import type { AddressSnapshot } from '../addresses/address-snapshot.ts';
import type { TaxBase } from '../rules/cart-totals.ts';
import type { PlacedAs } from '../rules/order-target.ts';

/** One line of an order: a priced piece with the texts of the customer. */
export type OrderLineDraft = {
  priced: PricedConfiguration;
  unitPrice: Money;
  quantity: number;
  reference: string | null;
  endCustomer: string | null;
  note: string | null;
  wantedBy: Date | null;
  promisedOn: IsoDay | null;
  /** The customer's drawing. */
  drawingFileId: number | null;
  /** Further pictures from the customer, after the drawing; absent if there are none. */
  otherFileIds?: readonly number[];
  reorderedFromId: number | null;
};

/** The promised day of a line; null for a piece from stock, which ships once its order is confirmed. */
export function promisedDay({ priced, promisedOn }: OrderLineDraft): IsoDay | null {
  return priced.itemType.isStock ? null : promisedOn;
}

/** Totals of an order as charged. */
type OrderTotals = {
  subTotal: Money;
  discountValue: Money;
  shippingPrice: Money;
  salesTaxPercent: Money;
  /** The amount that the tax percentage applies to. */
  taxBase: TaxBase;
  salesTaxValue: Money;
  grandTotal: Money;
  /** Components of the sales tax. */
  taxComponents: readonly TaxComponent[];
};

/** Everything that one submitted order consists of. */
export type OrderDraft = OrderTotals & {
  /** The requested kind of order. With a piece from stock it is always a sales order (`placedAs`). */
  makes: PlacedAs;
  customerId: number;
  /** The customer wants to approve every job. */
  approvalRequired: boolean;
  placedById: number;
  actingById: number | null;
  /** The customer's user to contact; null for the main contact. */
  contactId: number | null;
  poNumber: string | null;
  customerWoNumber: string | null;
  notes: string | null;
  shippingAddress: AddressSnapshot;
  billingAddress: AddressSnapshot;
  sellToAddress: AddressSnapshot | null;
  shippingMethodId: number | null;
  /** Promotions granted at submission; absent if there are none. */
  promotions?: readonly GrantedPromotion[];
  /** Order attributes with their answers from checkout. */
  attributes?: readonly ResolvedChoice[];
  currency: string;
  /** Unique per submit. */
  submissionKey: string;
  /** First entry of the history. */
  action: 'SUBMIT' | 'REORDER' | 'QUOTE';
  now: Date;
  lines: readonly OrderLineDraft[];
};

/** The created order, with its jobs and lines from stock in the order of the lines. */
export type CreatedOrder = { id: number; code: string; jobs: { id: number; number: string }[] };
