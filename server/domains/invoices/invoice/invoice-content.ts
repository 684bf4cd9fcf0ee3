import type { Prisma } from '../../../database/generated/client.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import type { AddressSnapshot } from '../../orders/addresses/address-snapshot.ts';
import type { TaxComponent } from '../../shipping-and-tax/rules/tax-components.ts';

/** Amounts as text, with two decimals. */
type ContentAmounts = {
  subTotal: string;
  discountValue: string;
  shippingPrice: string;
  salesTaxPercent: string;
  salesTaxValue: string;
  total: string;
  /** The taxes that its sales tax consists of; absent: issued before they were kept. */
  taxComponents?: TaxComponent[];
};

/** A line of an issued invoice, in both languages. */
export type ContentLine = {
  kind: string;
  titleEn: string;
  titleFr: string;
  jobNumber: string | null;
  reference: string | null;
  endCustomer: string | null;
  quantity: number;
  unitPrice: string;
  amount: string;
};

/** All that is printed of an invoice, frozen when it is issued. */
export type InvoiceContent = ContentAmounts & {
  number: string;
  issuedOn: IsoDay;
  dueOn: IsoDay;
  termsCode: string;
  currency: string;
  poNumber: string | null;
  customerWoNumber: string | null;
  /** What its sales tax is a per cent of; absent: of a consignment, or issued before it was kept. */
  taxBase?: string;
  orderCode: string;
  salesOrderNumber: string | null;
  /** The shipment that it bills; null or absent: all that was left of its order. */
  shipmentNumber?: string | null;
  /** Who sells: name and lines of the address. */
  seller: { name: string; lines: string[] };
  customer: { name: string; accountNumber: string; taxExemptNumber: string | null };
  billingAddress: AddressSnapshot;
  shippingAddress: AddressSnapshot;
  lines: ContentLine[];
};

/** Reads the content back from its JSON column. */
export function contentOfJson(json: Prisma.JsonValue): InvoiceContent {
  // The column is only ever written from an InvoiceContent.
  return json as unknown as InvoiceContent;
}
