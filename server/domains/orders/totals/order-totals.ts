import { type Decimal, type DecimalInput, decimal, type Money, sumMoney, ZERO } from '../../../lib/money.ts';
import { type TaxedOrder, taxComponents } from '../../shipping-and-tax/rules/order-tax.ts';
import { type ParcelSize, parcelOf } from '../../shipping-and-tax/rules/parcel.ts';
import { shippingPrice } from '../../shipping-and-tax/rules/shipping-price.ts';
import {
  plainComponents,
  type TaxComponent,
  totalPercent,
} from '../../shipping-and-tax/rules/tax-components.ts';
import { type TariffColumns, tariffOf } from '../../shipping-and-tax/shipping-tariff.ts';
import { cartTotals, type TaxBase } from '../rules/cart-totals.ts';

/** What the totals of an order depend on; columns as in the database. */
export type OrderFacts = TaxedOrder & {
  lines: readonly {
    unitPrice: DecimalInput | null;
    quantity: number;
    estimatedWeight: DecimalInput | null;
    /** Box of one piece. */
    parcel: ParcelSize | null;
  }[];
  shippingMethod: TariffColumns | null;
  /** Reductions by promotions, given the price of shipping; absent for none. */
  reductions?: (shipping: Money) => { value: Money; shippingReduction: Money };
  /** Staff switched off the tax. */
  taxDisabled: boolean;
  /** Tax percentage set by staff; absent and null: that of the customer, or of the destination. */
  setTaxPercent?: DecimalInput | null;
  taxBase: TaxBase;
};

/** The sums of an order. All except the tax rate are null if a line has no price. */
export type OrderSums = {
  salesTaxEnabled: boolean;
  salesTaxPercent: Decimal;
  /** Rate of the customer or of the destination, without changes by staff. */
  destinationTaxPercent: Decimal;
  taxBase: TaxBase;
  amounts: {
    subTotal: Money;
    discountValue: Money;
    shippingPrice: Money;
    salesTaxValue: Money;
    grandTotal: Money;
    /** Components of the sales tax. */
    taxComponents: readonly TaxComponent[];
  } | null;
};

/**
 * Calculates the totals of an order: line prices, promotions, shipping, tax, grand total (ordering spec sections 5 and
 * 9, product rules, cart to order).
 */
export function orderTotals(order: OrderFacts): OrderSums {
  const ofDestination = taxComponents(order);
  const components = order.setTaxPercent == null ? ofDestination : plainComponents(order.setTaxPercent);
  const percent = totalPercent(components);
  const salesTaxEnabled = !order.taxDisabled && percent.greaterThan(0);
  const lines = order.lines.map(({ unitPrice, quantity }) =>
    unitPrice === null ? null : decimal(unitPrice).mul(quantity),
  );
  const shipping = shippingOf(order, lines);
  const off = order.reductions?.(shipping) ?? { value: ZERO, shippingReduction: ZERO };
  const totals = cartTotals({
    lines,
    discount: off.value,
    shipping: shipping.minus(off.shippingReduction),
    tax: { enabled: salesTaxEnabled, percent, base: order.taxBase },
  });
  return {
    salesTaxEnabled,
    salesTaxPercent: order.taxDisabled ? ZERO : percent,
    destinationTaxPercent: totalPercent(ofDestination),
    taxBase: order.taxBase,
    amounts: totals && {
      subTotal: totals.subTotal,
      discountValue: totals.discount,
      shippingPrice: totals.shipping,
      salesTaxValue: totals.tax,
      grandTotal: totals.grandTotal,
      taxComponents: salesTaxEnabled ? components : [],
    },
  };
}

/** Shipping is 0 for an empty cart, and without a method. */
function shippingOf({ shippingMethod: method, lines }: OrderFacts, prices: readonly (Money | null)[]): Money {
  if (!method || lines.length === 0) return ZERO;
  return shippingPrice(tariffOf(method), {
    subTotal: sumMoney(prices.filter((price) => price !== null)),
    parcel: parcelOf(lines),
  });
}
