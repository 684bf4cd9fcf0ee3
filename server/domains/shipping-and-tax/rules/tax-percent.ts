import { type Decimal, ZERO } from '../../../lib/money.ts';

/** A state (or province) as tax sees it. */
export interface TaxedState {
  /** Per cent; null: none is levied here. */
  salesTaxPercent: Decimal | null;
}

/** Who is taxed, and where the order goes. */
export interface TaxedOrder {
  /** The customer holds an exemption. */
  exempt: boolean;
  shippingState: TaxedState | null;
  billingState: TaxedState | null;
}

/** The sales tax rate of an order: that of the shipping state, else of the billing state; 0 when exempt. */
export function taxPercent({ exempt, shippingState, billingState }: TaxedOrder): Decimal {
  if (exempt) return ZERO;
  return (shippingState ?? billingState)?.salesTaxPercent ?? ZERO;
}
