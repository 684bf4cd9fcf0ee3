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
  /** The components of its sales tax; absent for older invoices. */
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

/** The printed content of an invoice, frozen when it is issued. */
export type InvoiceContent = ContentAmounts & {
  number: string;
  issuedOn: IsoDay;
  dueOn: IsoDay;
  termsCode: string;
  currency: string;
  poNumber: string | null;
  customerWoNumber: string | null;
  /** The amount that its sales tax applies to; absent for consignments and older invoices. */
  taxBase?: string;
  orderCode: string;
  salesOrderNumber: string | null;
  /** The invoiced shipment; null or absent for everything that was left of its order. */
  shipmentNumber?: string | null;
  /** The seller: name and lines of the address. */
  seller: { name: string; lines: string[] };
  customer: { name: string; accountNumber: string; taxExemptNumber: string | null };
  billingAddress: AddressSnapshot;
  shippingAddress: AddressSnapshot;
  lines: ContentLine[];
};

/** Parses the JSON column of a content. */
export function contentOfJson(json: Prisma.JsonValue): InvoiceContent {
  // Only an InvoiceContent is written to this column.
  return json as unknown as InvoiceContent;
}
