import type { Prisma } from '../../../database/generated/client.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import { decimal } from '../../../lib/money.ts';
import type { AddressSnapshot } from '../../orders/addresses/address-snapshot.ts';
import { splitTax, type TaxComponent, type TaxPart } from '../../shipping-and-tax/rules/tax-components.ts';

/** The printed content of a credit, frozen when it is issued. */
export type CreditContent = {
  number: string;
  issuedOn: IsoDay;
  kind: string;
  reason: string;
  /** Number of the invoice that it corrects. */
  invoiceNumber: string | null;
  currency: string;
  /** As text, with two decimals. */
  amount: string;
  /** Sales tax in the amount, with its components; absent for older credits. */
  salesTaxValue?: string;
  taxComponents?: TaxComponent[];
  /** Amount of each component in order; absent for older credits, whose tax is split. */
  taxAmounts?: string[];
  /** The seller: name and lines of the address. */
  seller: { name: string; lines: string[] };
  customer: { name: string; accountNumber: string };
  /** Of the invoice, otherwise the customer's billing address; null without an address. */
  billingAddress: AddressSnapshot | null;
};

/** Parses the JSON column of a content. */
export function contentOfJson(json: Prisma.JsonValue): CreditContent {
  // Only a CreditContent is written to this column.
  return json as unknown as CreditContent;
}

/** The amount of each tax in a credit. */
export function taxPartsOf({
  taxComponents = [],
  taxAmounts,
  salesTaxValue = '0',
}: CreditContent): TaxPart[] {
  const split = splitTax(decimal(salesTaxValue), taxComponents);
  return split.map((part, index) => ({ ...part, amount: decimal(taxAmounts?.[index] ?? part.amount) }));
}
