import type { DecimalInput } from '../../../lib/money.ts';
import { placeOfTaxation, type TaxedDestination } from './place-of-taxation.ts';
import { plainComponents, type TaxComponent } from './tax-components.ts';

/** The taxes of an address; empty in places without a rate. */
export type TaxedPlace = readonly TaxComponent[];

/** What tax reads of a customer. */
export type TaxedCustomer = {
  /** Holds an exemption. */
  taxExempt: boolean;
  /** Percentage for all destinations; null: by destination. */
  salesTaxPercent: DecimalInput | null;
};

/** The customer and the destination of an order. */
export type TaxedOrder = {
  customer: TaxedCustomer;
  destination: TaxedDestination<TaxedPlace>;
};

/**
 * The taxes of an order: none if exempt, otherwise the customer's own rate, otherwise those of the place of taxation.
 * A place without a rate has no tax, so exports are not taxed without a rate.
 */
export function taxComponents({ customer, destination }: TaxedOrder): readonly TaxComponent[] {
  if (customer.taxExempt) return [];
  if (customer.salesTaxPercent !== null) return plainComponents(customer.salesTaxPercent);
  return placeOfTaxation(destination) ?? [];
}
