import type { ShippingMethod } from '../../../database/generated/client.ts';
import { dateOfIsoDay } from '../../../lib/calendar.ts';
import { decimal, type Money } from '../../../lib/money.ts';
import type { GrantedPromotion } from '../../promotions/granted-promotion.ts';
import { splitTax, type TaxPart } from '../../shipping-and-tax/rules/tax-components.ts';
import type { AddressSnapshot } from '../addresses/address-snapshot.ts';
import { type OrderDraft, promisedDay } from '../placing/order-draft.ts';
import type { OrderSums } from '../rules/order-sums.ts';

/** A piece in the preview of an order. */
export type PreviewedLine = {
  /** The job that makes it; null before the order is placed, and for a piece from stock. */
  jobNumber: string | null;
  titleEn: string;
  titleFr: string;
  quantity: number;
  unitPrice: Money;
  /** Total with all charges for the piece. */
  linePrice: Money;
  pricingMode: string;
  reference: string | null;
  note: string | null;
  promisedOn: Date | null;
};

/** Preview of an order before the customer commits, and whether its amounts are shown. */
export type OrderPreview = OrderSums & {
  isShown: boolean;
  /** Null before the order is placed. */
  orderCode: string | null;
  lines: readonly PreviewedLine[];
  poNumber: string | null;
  notes: string | null;
  shippingAddress: AddressSnapshot;
  billingAddress: AddressSnapshot;
  /** Its row, or its id if it was not read with the order. */
  shippingMethod: ShippingMethod | number | null;
  currency: string;
  salesTaxPercent: Money;
  taxParts: readonly TaxPart[];
  promotions: readonly GrantedPromotion[];
  /** When all of it is ready; null when a piece has no promised day. */
  promisedOn: Date | null;
};

/** The preview of an order that is about to be placed. */
export function previewOfDraft(draft: OrderDraft, isShown: boolean): OrderPreview {
  const lines = draft.lines.map((line): PreviewedLine => {
    const { priced, unitPrice, quantity, reference, note } = line;
    const { titleEn, titleFr, pricingMode } = priced;
    const day = promisedDay(line);
    return {
      jobNumber: null,
      titleEn,
      titleFr,
      quantity,
      unitPrice,
      linePrice: unitPrice.mul(quantity),
      pricingMode,
      reference,
      note,
      promisedOn: day === null ? null : dateOfIsoDay(day),
    };
  });
  return {
    ...draft,
    isShown,
    orderCode: null,
    lines,
    shippingMethod: draft.shippingMethodId,
    taxParts: splitTax(decimal(draft.salesTaxValue), draft.taxComponents),
    promotions: draft.promotions ?? [],
    promisedOn: lastDay(lines),
  };
}

/** The last promised day of pieces; null when one has none. */
export function lastDay(lines: readonly { promisedOn: Date | null }[]): Date | null {
  const times = lines.flatMap(({ promisedOn }) => promisedOn?.getTime() ?? []);
  return times.length === 0 || times.length < lines.length ? null : new Date(Math.max(...times));
}
