import { type Decimal, type DecimalInput, decimal, type Money, sumMoney, ZERO } from '../../lib/money.ts';
import { type TaxedOrder, taxComponents } from '../shipping-and-tax/rules/order-tax.ts';
import { type ParcelSize, parcelOf } from '../shipping-and-tax/rules/parcel.ts';
import { shippingPrice } from '../shipping-and-tax/rules/shipping-price.ts';
import {
  plainComponents,
  type TaxComponent,
  totalPercent,
} from '../shipping-and-tax/rules/tax-components.ts';
import { type TariffColumns, tariffOf } from '../shipping-and-tax/shipping-tariff.ts';
import { cartTotals, type TaxBase } from './rules/cart-totals.ts';

/** What an order adds up from; columns as the database has them. */
export type OrderFacts = TaxedOrder & {
  lines: readonly {
    unitPrice: DecimalInput | null;
    quantity: number;
    estimatedWeight: DecimalInput | null;
    /** Box of one piece. */
    parcel: ParcelSize | null;
  }[];
  shippingMethod: TariffColumns | null;
  /** What promotions take off, given the price of shipping; absent: nothing. */
  reductions?: (shipping: Money) => { value: Money; shippingReduction: Money };
  /** Tax was switched off by staff. */
  taxDisabled: boolean;
  /** Rate in per cent that staff set; absent and null: that of the customer, or of the destination. */
  setTaxPercent?: DecimalInput | null;
  taxBase: TaxBase;
};

/** The sums of an order. All but the tax rate are null when a line has no price. */
export type OrderSums = {
  salesTaxEnabled: boolean;
  salesTaxPercent: Decimal;
  /** Rate of the customer or of the destination, whatever staff set. */
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
 * Adds an order up: line prices, what promotions take off, shipping, tax, grand total (ordering spec sections 5 and 9,
 * product rules, cart to order).
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

/** Nothing is shipped from an empty cart, and nothing is charged before a method is chosen. */
function shippingOf({ shippingMethod: method, lines }: OrderFacts, prices: readonly (Money | null)[]): Money {
  if (!method || lines.length === 0) return ZERO;
  return shippingPrice(tariffOf(method), {
    subTotal: sumMoney(prices.filter((price) => price !== null)),
    parcel: parcelOf(lines),
  });
}
