import type { Prisma } from '../../database/generated/client.ts';
import { decimal } from '../../lib/money.ts';
import type { Context } from '../../schema/context.ts';
import type { TaxBase } from '../orders/rules/cart-totals.ts';
import { type OrderSums, orderTotals } from '../orders/totals/order-totals.ts';
import { promotedCart, promotedLine } from '../promotions/promoted-cart.ts';
import { cachedPromotions } from '../promotions/promotion-facts.ts';
import { type Discount, discountOf } from '../promotions/rules/discount-of.ts';
import type { PromotedLine } from '../promotions/rules/promotion-facts.ts';
import { today } from '../settings/company-day.ts';
import { requestSettings } from '../settings/read-settings.ts';
import { parcelOf } from '../shipping-and-tax/rules/parcel.ts';
import { tariffOf } from '../shipping-and-tax/shipping-tariff.ts';
import { PARCEL_SELECT, sizedLine } from '../shipping-and-tax/sized-lines.ts';
import { cachedTaxRates } from '../shipping-and-tax/tax-rates.ts';
import { TAXED_ADDRESS, TAXED_CUSTOMER, taxAddress, taxedBy } from '../shipping-and-tax/taxed-parties.ts';
import { CART_ITEM_ORDER } from './cart-item.type.ts';
import { STAFF_DISCOUNT, staffDiscountOfCart } from './promotions/staff-discount-of-cart.ts';
import { type TotalTrace, totalsTrace } from './rules/totals-trace.ts';

const PLACE = { select: TAXED_ADDRESS } as const;

/** The columns for the sums of a cart. */
export const CART_SUMS = {
  couponId: true,
  ...STAFF_DISCOUNT,
  taxDisabled: true,
  salesTaxPercent: true,
  items: {
    orderBy: CART_ITEM_ORDER,
    select: {
      unitPrice: true,
      quantity: true,
      estimatedWeight: true,
      itemType: {
        select: {
          ...PARCEL_SELECT.select,
          id: true,
          code: true,
          nameEn: true,
          nameFr: true,
          itemGroupId: true,
        },
      },
    },
  },
  customer: {
    select: {
      id: true,
      customerTypeId: true,
      ...TAXED_CUSTOMER,
      currency: true,
      promotionUses: { select: { promotionId: true, uses: true } },
    },
  },
  shippingMethod: {
    select: {
      nameEn: true,
      nameFr: true,
      base: true,
      perGram: true,
      freeFrom: true,
      dimensionalDivisor: true,
      isPickup: true,
    },
  },
  shippingAddress: PLACE,
  billingAddress: PLACE,
} satisfies Prisma.CartSelect;

/** A cart with everything that its sums depend on. */
type SummedCart = Prisma.CartGetPayload<{ select: typeof CART_SUMS }>;

/** The sums of a cart with promotions; no discount and no trace if a line has no price. */
export type CartSums = OrderSums & {
  currency: string;
  /** The amount that the tax percentage applies to. */
  taxBase: TaxBase;
  /** The rate was set manually. */
  isSalesTaxSet: boolean;
  discount: Discount | null;
  /** How each amount is calculated. */
  trace: () => TotalTrace[] | null;
};

const sumsOf = new WeakMap<SummedCart, Promise<CartSums>>();

/** The sums of a cart, calculated once for all fields that show them. */
export function cartSums(cart: SummedCart, context: Context): Promise<CartSums> {
  const known = sumsOf.get(cart) ?? computeSums(cart, context);
  sumsOf.set(cart, known);
  return known;
}

async function computeSums(cart: SummedCart, context: Context): Promise<CartSums> {
  const settings = await requestSettings(context);
  const { TAX_BASE } = settings;
  const day = await today(context);
  const promotions = await cachedPromotions(context, cart.couponId, day);
  const lines = promotedLines(cart);
  const sized = cart.items.map((item) => ({ ...sizedLine(item), unitPrice: item.unitPrice }));
  const found: { discount: Discount | null } = { discount: null };
  const sums = orderTotals({
    lines: sized,
    shippingMethod: cart.shippingMethod,
    customer: cart.customer,
    taxDisabled: cart.taxDisabled,
    setTaxPercent: cart.salesTaxPercent,
    destination: taxedBy(
      await cachedTaxRates(context, context.db),
      {
        shippingAddress: taxAddress(cart.shippingAddress),
        billingAddress: taxAddress(cart.billingAddress),
        shippingMethod: cart.shippingMethod,
      },
      context.now,
    ),
    taxBase: TAX_BASE,
    reductions: (shipping) => {
      const facts = promotedCart(cart.customer, { lines, shipping, today: day });
      found.discount = discountOf(facts, {
        ...promotions,
        staff: staffDiscountOfCart(cart, settings),
      });
      return found.discount;
    },
  });
  const { amounts } = sums;
  const { shippingMethod: method } = cart;
  return {
    ...sums,
    currency: cart.customer.currency,
    taxBase: TAX_BASE,
    isSalesTaxSet: cart.salesTaxPercent !== null,
    discount: amounts && found.discount,
    trace: () =>
      amounts &&
      totalsTrace({
        sums: { amounts },
        lines,
        granted: found.discount?.granted ?? [],
        shipping: method && { nameEn: method.nameEn, nameFr: method.nameFr, tariff: tariffOf(method) },
        parcel: parcelOf(sized),
        taxBase: TAX_BASE,
      }),
  };
}

/** The priced lines of a cart for promotions. */
export function promotedLines({ items }: Pick<SummedCart, 'items'>): PromotedLine[] {
  return items.flatMap(({ itemType, unitPrice, quantity }) =>
    unitPrice === null ? [] : [promotedLine(itemType, decimal(unitPrice), quantity)],
  );
}
