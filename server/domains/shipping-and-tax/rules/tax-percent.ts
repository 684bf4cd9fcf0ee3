import { type Decimal, type DecimalInput, decimal, ZERO } from '../../../lib/money.ts';
import { placeOfTaxation, type TaxedDestination } from './place-of-taxation.ts';

/** An address as tax sees it. */
export type TaxedPlace = {
  /** Per cent; null: none is levied there, as in states without a rate and outside of states. */
  salesTaxPercent: DecimalInput | null;
};

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
 * The sales tax rate of an order: 0 when exempt, else the customer's own, else that of the place of taxation. A place
 * without a rate pays none, so what is exported is not taxed unless a rate says so.
 */
export function taxPercent({ customer, destination }: TaxedOrder): Decimal {
  if (customer.taxExempt) return ZERO;
  const percent = customer.salesTaxPercent ?? placeOfTaxation(destination)?.salesTaxPercent;
  return percent == null ? ZERO : decimal(percent);
}
