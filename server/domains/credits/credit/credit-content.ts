import type { Prisma } from '../../../database/generated/client.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import type { AddressSnapshot } from '../../orders/addresses/address-snapshot.ts';
import type { TaxComponent } from '../../shipping-and-tax/rules/tax-components.ts';

/** All that is printed of the issue of a credit, frozen when it is issued. */
export type CreditContent = {
  number: string;
  issuedOn: IsoDay;
  kind: string;
  reason: string;
  /** Number of the invoice that it credits. */
  invoiceNumber: string | null;
  currency: string;
  /** As text, with two decimals. */
  amount: string;
  /** Of that, sales tax, and the taxes that it consists of; absent: issued before it was told apart. */
  salesTaxValue?: string;
  taxComponents?: TaxComponent[];
  /** Who gives it: name and lines of the address. */
  seller: { name: string; lines: string[] };
  customer: { name: string; accountNumber: string };
  /** Of the invoice, else where bills of the customer go; null: the customer has no address. */
  billingAddress: AddressSnapshot | null;
};

/** Reads the content back from its JSON column. */
export function contentOfJson(json: Prisma.JsonValue): CreditContent {
  // The column is only ever written from a CreditContent.
  return json as unknown as CreditContent;
}
