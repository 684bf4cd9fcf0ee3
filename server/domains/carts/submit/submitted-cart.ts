import type { Prisma } from '../../../database/generated/client.ts';
import type { Decimal } from '../../../lib/money.ts';
import type { PostalFields } from '../../customers/address-input.ts';
import { ADDRESS_WITH_PLACE } from '../../orders/addresses/address-snapshot.ts';
import type { PriceOutcome } from '../../pricing/calculation/read-and-price.ts';
import type { Settings } from '../../settings/settings.ts';
import { CART_ITEM_ORDER } from '../cart-item.type.ts';

/** Input of a submit; absent parts are taken from the cart. */
export type OrderRequest = {
  sessionId: string;
  poNumber?: string | null;
  customerWoNumber?: string | null;
  notes?: string | null;
  shippingAddressId?: number | null;
  billingAddressId?: number | null;
  sellToAddressId?: number | null;
  /** The contact that staff choose. */
  contactId?: number | null;
  shippingMethodId?: number | null;
  /** A fast-touch method, instead of another one. */
  fastTouchShippingMethodId?: number | null;
  /** Addresses for this order only, instead of saved ones. */
  shippingAddress?: PostalFields | null;
  billingAddress?: PostalFields | null;
  sellToAddress?: PostalFields | null;
  /** When the customer was last changed, as read by the caller. */
  customerUpdatedAt?: Date | null;
  expectedSubTotal: Decimal | null;
  acceptNewPrices: boolean;
  /** The customer requests an offer, not an order. */
  asQuote: boolean;
};

/** What submitting a cart reads. */
export const SUBMITTED = {
  items: {
    orderBy: CART_ITEM_ORDER,
    include: {
      itemType: { select: { isStock: true } },
      pictures: { orderBy: [{ rank: 'asc' }, { id: 'asc' }], select: { fileId: true } },
    },
  },
  shippingMethod: true,
  customer: {
    include: {
      promotionUses: true,
      addresses: { where: { archivedAt: null }, include: ADDRESS_WITH_PLACE, orderBy: { id: 'asc' } },
    },
  },
} satisfies Prisma.CartInclude;

/** A cart with everything that submitting it reads. */
export type SubmittedCart = Prisma.CartGetPayload<{ include: typeof SUBMITTED }>;

/** A cart with the calculated prices of its lines, in their order, and the request to submit it. */
export type PricedCart = {
  cart: SubmittedCart;
  request: OrderRequest;
  outcomes: readonly PriceOutcome[];
  settings: Settings;
};
