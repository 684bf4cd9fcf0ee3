import type { Prisma } from '../../../database/generated/client.ts';
import type { SubmittedCart } from './submitted-cart.ts';

/** Within this time, an equal submit of the empty cart returns the same order. */
const SAME_ANSWER_MINUTES = 10;

/** What a submit created: an order or a quote. */
export type Made = { orderGroupId: number | null; priceQuoteId: number | null };

/** The order or quote that a submit, or an equal earlier one, created; other ids are null. */
export type Submitted = Made & {
  /** The sales order of the order. */
  salesOrderId: number | null;
  orderCode: string;
  cartId: number;
};

type Repeat = { requestHash: string; now: Date };

/** What an equal submit of this cart created a moment ago; null if there was none. */
export async function repeatedSubmit(
  tx: Prisma.TransactionClient,
  cart: SubmittedCart,
  repeat: Repeat,
): Promise<Submitted | null> {
  const made = equalSubmit(cart, repeat);
  return made && { ...(await codeOf(tx, made)), cartId: cart.id };
}

function equalSubmit(cart: SubmittedCart, { requestHash, now }: Repeat): Made | null {
  const { lastOrderGroupId: orderGroupId, lastPriceQuoteId: priceQuoteId } = cart;
  const { lastSubmitHash, lastSubmittedAt } = cart;
  if ((orderGroupId ?? priceQuoteId) === null || lastSubmittedAt === null) return null;
  if (lastSubmitHash !== requestHash) return null;
  const minutes = (now.getTime() - lastSubmittedAt.getTime()) / 60_000;
  return minutes <= SAME_ANSWER_MINUTES ? { orderGroupId, priceQuoteId } : null;
}

/** The created record with its code: that of its sales order, if it has one. */
async function codeOf(tx: Prisma.TransactionClient, made: Made): Promise<Omit<Submitted, 'cartId'>> {
  const { orderGroupId, priceQuoteId } = made;
  if (orderGroupId !== null) {
    const where = { id: orderGroupId };
    const select = { code: true, salesOrder: { select: { id: true, number: true } } } as const;
    const { code, salesOrder } = await tx.orderGroup.findUniqueOrThrow({ where, select });
    return { ...made, salesOrderId: salesOrder?.id ?? null, orderCode: salesOrder?.number ?? code };
  }
  const where = { id: priceQuoteId ?? 0 };
  const { number } = await tx.priceQuote.findUniqueOrThrow({ where, select: { number: true } });
  return { ...made, salesOrderId: null, orderCode: number };
}
