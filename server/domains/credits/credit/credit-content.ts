import type { Prisma } from '../../../database/generated/client.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import { decimal } from '../../../lib/money.ts';
import type { AddressSnapshot } from '../../orders/addresses/address-snapshot.ts';
import { splitTax, type TaxComponent, type TaxPart } from '../../shipping-and-tax/rules/tax-components.ts';

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
  /** What each of them comes to, in their order; absent: issued before it was kept, as the tax alone is split. */
  taxAmounts?: string[];
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

/** What a credit gives back of each tax. */
export function taxPartsOf({
  taxComponents = [],
  taxAmounts,
  salesTaxValue = '0',
}: CreditContent): TaxPart[] {
  const split = splitTax(decimal(salesTaxValue), taxComponents);
  return split.map((part, index) => ({ ...part, amount: decimal(taxAmounts?.[index] ?? part.amount) }));
}
