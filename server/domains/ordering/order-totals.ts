import { type Decimal, type DecimalInput, decimal, type Money, sumMoney, ZERO } from '../../lib/money.ts';
import { shippingPrice } from '../shipping-and-tax/rules/shipping-price.ts';
import { taxPercent } from '../shipping-and-tax/rules/tax-percent.ts';
import { cartTotals, type TaxBase } from './rules/cart-totals.ts';

type Taxed = { salesTaxPercent: DecimalInput | null } | null;

/** What an order adds up from; columns as the database has them. */
export type OrderFacts = {
  lines: readonly {
    unitPrice: DecimalInput | null;
    quantity: number;
    estimatedWeight: DecimalInput | null;
  }[];
  shippingMethod: { base: DecimalInput; perGram: DecimalInput; freeFrom: DecimalInput | null } | null;
  taxExempt: boolean;
  /** Tax was switched off by staff. */
  taxDisabled: boolean;
  /** Rate in per cent that staff set; absent and null: that of the destination. */
  setTaxPercent?: DecimalInput | null;
  shippingState: Taxed;
  billingState: Taxed;
  taxBase: TaxBase;
};

/** The sums of an order. All but the tax rate are null when a line has no price. */
export type OrderSums = {
  salesTaxEnabled: boolean;
  salesTaxPercent: Decimal;
  amounts: {
    subTotal: Money;
    discountValue: Money;
    shippingPrice: Money;
    salesTaxValue: Money;
    grandTotal: Money;
  } | null;
};

/** Adds an order up with its shipping and tax (ordering spec sections 5 and 9). There are no discounts yet: 0. */
export function orderTotals(order: OrderFacts): OrderSums {
  const percent =
    order.setTaxPercent == null
      ? taxPercent({
          exempt: order.taxExempt,
          shippingState: stateOf(order.shippingState),
          billingState: stateOf(order.billingState),
        })
      : decimal(order.setTaxPercent);
  const salesTaxEnabled = !order.taxDisabled && percent.greaterThan(0);
  const lines = order.lines.map(({ unitPrice, quantity }) =>
    unitPrice === null ? null : decimal(unitPrice).mul(quantity),
  );
  const totals = cartTotals({
    lines,
    discount: ZERO,
    shipping: shippingOf(order, lines),
    tax: { enabled: salesTaxEnabled, percent, base: order.taxBase },
  });
  return {
    salesTaxEnabled,
    salesTaxPercent: order.taxDisabled ? ZERO : percent,
    amounts: totals && {
      subTotal: totals.subTotal,
      discountValue: totals.discount,
      shippingPrice: totals.shipping,
      salesTaxValue: totals.tax,
      grandTotal: totals.grandTotal,
    },
  };
}

/** Nothing is shipped from an empty cart, and nothing is charged before a method is chosen. */
function shippingOf({ shippingMethod: method, lines }: OrderFacts, prices: readonly (Money | null)[]): Money {
  if (!method || lines.length === 0) return ZERO;
  const weights = lines.map(({ estimatedWeight, quantity }) =>
    estimatedWeight === null ? ZERO : decimal(estimatedWeight).mul(quantity),
  );
  return shippingPrice(
    {
      basePrice: decimal(method.base),
      pricePerGram: decimal(method.perGram),
      freeFrom: method.freeFrom === null ? null : decimal(method.freeFrom),
    },
    { subTotal: sumMoney(prices.filter((price) => price !== null)), weight: sumMoney(weights) },
  );
}

function stateOf(state: Taxed) {
  return state && { salesTaxPercent: state.salesTaxPercent === null ? null : decimal(state.salesTaxPercent) };
}
