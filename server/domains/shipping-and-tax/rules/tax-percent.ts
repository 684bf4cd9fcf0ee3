import { type Decimal, type DecimalInput, decimal, ZERO } from '../../../lib/money.ts';

/** A state (or province) as tax sees it. */
export type TaxedState = {
  /** Per cent; null: none is levied here. */
  salesTaxPercent: DecimalInput | null;
};

/** A customer as tax sees it. */
export type TaxedCustomer = {
  /** Holds an exemption. */
  taxExempt: boolean;
  /** Per cent, wherever pieces go; null: that of the state. */
  salesTaxPercent: DecimalInput | null;
};

/** Who is taxed, and where the order goes. */
export type TaxedOrder = {
  customer: TaxedCustomer;
  shippingState: TaxedState | null;
  billingState: TaxedState | null;
};

/**
 * The sales tax rate of an order: 0 when exempt, else the customer's own, else that of the shipping state, else of the
 * billing state.
 */
export function taxPercent({ customer, shippingState, billingState }: TaxedOrder): Decimal {
  if (customer.taxExempt) return ZERO;
  const percent = customer.salesTaxPercent ?? (shippingState ?? billingState)?.salesTaxPercent;
  return percent == null ? ZERO : decimal(percent);
}
