import type { Prisma } from '../../database/generated/client.ts';
import { type DecimalInput, decimal } from '../../lib/money.ts';
import { plainComponents, splitTax, type TaxComponent, type TaxPart } from './rules/tax-components.ts';

/** What an order or invoice keeps of its tax. */
type KeptTax = {
  taxComponents: Prisma.JsonValue;
  salesTaxPercent: DecimalInput;
};

/** The components that an order or invoice was taxed by; one of before they were kept has its rate alone. */
export function keptComponents({ taxComponents, salesTaxPercent }: KeptTax): TaxComponent[] {
  // The column is only ever written from a list of TaxComponent.
  const kept = taxComponents as TaxComponent[];
  return kept.length > 0 ? kept : plainComponents(salesTaxPercent);
}

/** What each of them comes to of a tax. */
export function keptParts(kept: KeptTax, tax: DecimalInput): TaxPart[] {
  return splitTax(decimal(tax), keptComponents(kept));
}
