import type { Prisma } from '../../database/generated/client.ts';
import { type DecimalInput, decimal } from '../../lib/money.ts';
import { plainComponents, splitTax, type TaxComponent, type TaxPart } from './rules/tax-components.ts';

/** The stored tax of an order or invoice. */
type StoredTax = {
  taxComponents: Prisma.JsonValue;
  salesTaxPercent: DecimalInput;
};

/** The tax components of an order or invoice; older ones have only a rate. */
export function storedTaxComponents({ taxComponents, salesTaxPercent }: StoredTax): TaxComponent[] {
  // Only lists of TaxComponent are written to this column.
  const kept = taxComponents as TaxComponent[];
  return kept.length > 0 ? kept : plainComponents(salesTaxPercent);
}

/** The amount of each component of a tax. */
export function storedTaxParts(kept: StoredTax, tax: DecimalInput): TaxPart[] {
  return splitTax(decimal(tax), storedTaxComponents(kept));
}
