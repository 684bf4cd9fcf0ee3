import { type Decimal, decimal, type Money, roundCents, sumMoney, ZERO } from '../../../lib/money.ts';
import type { TaxBase } from '../../orders/rules/cart-totals.ts';
import type { Grant } from '../../promotions/rules/discount-of.ts';
import type { PromotedLine } from '../../promotions/rules/promotion-facts.ts';
import type { PromotionKind } from '../../promotions/rules/promotion-kinds.ts';
import { chargeableWeight, type Parcel } from '../../shipping-and-tax/rules/parcel.ts';
import { isShippedFree, type ShippingTariff } from '../../shipping-and-tax/rules/shipping-price.ts';
import { splitTax, type TaxComponent } from '../../shipping-and-tax/rules/tax-components.ts';

/** The totals of a cart with an explanation. */
export const TRACED_TOTALS = {
  SUB_TOTAL: 'The lines.',
  DISCOUNT: 'What promotions take off the lines.',
  SHIPPING: 'Shipping.',
  SALES_TAX: 'Sales tax.',
  GRAND_TOTAL: 'Subtotal less discount plus shipping and tax.',
} as const;

/** A total of a cart with an explanation. */
export type TracedTotal = keyof typeof TRACED_TOTALS;

/** Kinds of rows of an explanation, with the meaning of their quantity and rate. */
export const TRACE_ROW_KINDS = {
  LINE: 'Pieces × unit price.',
  PROMOTION: 'A promotion; the rate is its value.',
  SHIPPING_BASE: 'Base price of the method.',
  SHIPPING_WEIGHT: 'Grams that are charged × price per gram.',
  SHIPPING_FREE: 'Shipping is free; `rate` is the subtotal from which it is free.',
  TAX: 'A tax: `quantity` (an amount) × `rate` (per cent).',
  TOTAL: 'Another of the numbers.',
  ROUNDING: 'To whole cents.',
} as const;

/** A row of an explanation. The rows of a total sum to it. */
export type TraceRow = {
  kind: keyof typeof TRACE_ROW_KINDS;
  /** Names of the piece, promotion, shipping method or tax. */
  nameEn: string | null;
  nameFr: string | null;
  promotionKind: PromotionKind | null;
  /** The other total. */
  total: TracedTotal | null;
  quantity: Decimal | null;
  rate: Decimal | null;
  amount: Money;
};

/** A total of a cart with its calculation. */
export type TotalTrace = { total: TracedTotal; amount: Money; rows: readonly TraceRow[] };

/** The totals. */
type TracedAmounts = {
  subTotal: Money;
  discountValue: Money;
  shippingPrice: Money;
  salesTaxValue: Money;
  grandTotal: Money;
  taxComponents: readonly TaxComponent[];
};

/** What the explanation of the totals depends on. */
type TraceFacts = {
  sums: { amounts: TracedAmounts };
  lines: readonly PromotedLine[];
  granted: readonly Grant[];
  shipping: { nameEn: string; nameFr: string; tariff: ShippingTariff } | null;
  parcel: Parcel;
  taxBase: TaxBase;
};

const NOTHING = { nameEn: null, nameFr: null, promotionKind: null, total: null, quantity: null, rate: null };

/** All totals of a cart with the rows that sum to them. */
export function totalsTrace(facts: TraceFacts): TotalTrace[] {
  const { subTotal, discountValue, shippingPrice, salesTaxValue, grandTotal } = facts.sums.amounts;
  return [
    { total: 'SUB_TOTAL', amount: subTotal, rows: rounded(lineRows(facts), subTotal) },
    { total: 'DISCOUNT', amount: discountValue, rows: rounded(discountRows(facts), discountValue) },
    { total: 'SHIPPING', amount: shippingPrice, rows: rounded(shippingRows(facts), shippingPrice) },
    { total: 'SALES_TAX', amount: salesTaxValue, rows: taxRows(facts) },
    { total: 'GRAND_TOTAL', amount: grandTotal, rows: rounded(grandRows(facts), grandTotal) },
  ];
}

function lineRows({ lines }: TraceFacts): TraceRow[] {
  return lines.map(({ item, unitPrice, quantity }) => ({
    ...NOTHING,
    kind: 'LINE',
    nameEn: item.nameEn,
    nameFr: item.nameFr,
    quantity: ZERO.plus(quantity),
    rate: unitPrice,
    amount: unitPrice.mul(quantity),
  }));
}

function discountRows({ granted }: TraceFacts): TraceRow[] {
  return granted.filter(({ promotion }) => promotion.kind !== 'SHIPPING').map(promotionRow);
}

function promotionRow({ promotion, amount }: Grant): TraceRow {
  const { nameEn, nameFr, kind, value } = promotion;
  const rate = kind === 'FREE_ITEM' ? null : value;
  return { ...NOTHING, kind: 'PROMOTION', nameEn, nameFr, promotionKind: kind, rate, amount };
}

function shippingRows(facts: TraceFacts): TraceRow[] {
  const { shipping, parcel, granted, lines, sums } = facts;
  if (!shipping || lines.length === 0) return [];
  const { tariff, nameEn, nameFr } = shipping;
  const named = { ...NOTHING, nameEn, nameFr };
  if (isShippedFree(tariff, sums.amounts.subTotal))
    return [{ ...named, kind: 'SHIPPING_FREE', rate: tariff.freeFrom, amount: ZERO }];
  const charged = chargeableWeight(parcel, tariff.dimensionalDivisor);
  const byWeight: TraceRow = {
    ...NOTHING,
    kind: 'SHIPPING_WEIGHT',
    quantity: charged,
    rate: tariff.pricePerGram,
    amount: roundCents(charged.mul(tariff.pricePerGram)),
  };
  return [
    { ...named, kind: 'SHIPPING_BASE', amount: tariff.basePrice },
    ...(tariff.pricePerGram.isZero() ? [] : [byWeight]),
    ...granted
      .filter(({ promotion }) => promotion.kind === 'SHIPPING')
      .map(promotionRow)
      .map((row) => ({ ...row, amount: row.amount.negated() })),
  ];
}

function taxRows({ sums, taxBase }: TraceFacts): TraceRow[] {
  const { amounts } = sums;
  if (amounts.salesTaxValue.isZero()) return [];
  const base = taxBase === 'SUBTOTAL' ? amounts.subTotal : amounts.subTotal.minus(amounts.discountValue);
  return splitTax(amounts.salesTaxValue, amounts.taxComponents).map(
    ({ nameEn, nameFr, percent, amount }) => ({
      ...NOTHING,
      kind: 'TAX',
      nameEn,
      nameFr,
      quantity: base,
      rate: decimal(percent),
      amount,
    }),
  );
}

function grandRows({ sums: { amounts } }: TraceFacts): TraceRow[] {
  const part = (total: TracedTotal, amount: Money): TraceRow => ({
    ...NOTHING,
    kind: 'TOTAL',
    total,
    amount,
  });
  return [
    part('SUB_TOTAL', amounts.subTotal),
    part('DISCOUNT', amounts.discountValue.negated()),
    part('SHIPPING', amounts.shippingPrice),
    part('SALES_TAX', amounts.salesTaxValue),
  ];
}

/** Adds a row for the rounding difference to the total, if any. */
function rounded(rows: TraceRow[], sum: Money): TraceRow[] {
  const rest = sum.minus(sumMoney(rows.map(({ amount }) => amount)));
  return rest.isZero() ? rows : [...rows, { ...NOTHING, kind: 'ROUNDING', amount: rest }];
}
