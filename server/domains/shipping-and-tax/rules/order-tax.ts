import type { DecimalInput } from '../../../lib/money.ts';
import { placeOfTaxation, type TaxedDestination } from './place-of-taxation.ts';
import { plainComponents, type TaxComponent } from './tax-components.ts';

/** An address as tax sees it: what is levied there; nothing in states without a rate and outside of states. */
export type TaxedPlace = readonly TaxComponent[];

/** A customer as tax sees it. */
export type TaxedCustomer = {
  /** Holds an exemption. */
  taxExempt: boolean;
  /** Per cent, wherever pieces go; null: that of the place. */
  salesTaxPercent: DecimalInput | null;
};

/** Who is taxed, and where the order goes. */
export type TaxedOrder = {
  customer: TaxedCustomer;
  destination: TaxedDestination<TaxedPlace>;
};

/**
 * The taxes of an order: none when exempt, else the customer's own rate, else those of the place of taxation. A place
 * without a rate pays none, so what is exported is not taxed unless a rate says so.
 */
export function taxComponents({ customer, destination }: TaxedOrder): readonly TaxComponent[] {
  if (customer.taxExempt) return [];
  if (customer.salesTaxPercent !== null) return plainComponents(customer.salesTaxPercent);
  return placeOfTaxation(destination) ?? [];
}
