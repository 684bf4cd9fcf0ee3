import { z } from 'zod';
import { RefusedError } from '../../../errors/errors.ts';
import { storedDay } from '../../../lib/calendar.ts';
import type { Context } from '../../../schema/context.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { CART_ADD, DRAFT_IS_NOT_AUDITED } from '../../carts/access.ts';
import { sessionIdInput, withCartSession } from '../../carts/cart-input.ts';
import { addedLineFields, cartField } from '../../carts/cart-result.ts';
import { insertLines } from '../../carts/lines/insert-line.ts';
import { copyLinePictures } from '../../carts/lines/line-pictures.ts';
import { asksSameRingSizeInput, readRingWarnings, unlessAsked } from '../../carts/lines/rings-in-cart.ts';
import { openCart } from '../../carts/open-cart.ts';
import { MAX_CART_LINES } from '../../carts/rules/cart-limits.ts';
import { stopsOrder } from '../../orders/rules/order-problems.ts';
import { heldColumns } from '../../pricing/held-price.ts';
import { today } from '../../settings/company-day.ts';
import { WISH_LIST_REMOVE, WISH_LIST_VIEW } from '../access.ts';
import { shareKeyInput, wishIds, wishListItemKeys } from '../wish-list-input.ts';
import { checkedPieces, type PricedWish } from './checked-pieces.ts';

const rules = z.object({
  ids: wishIds,
  key: shareKeyInput,
  sessionId: sessionIdInput,
  remove: z.boolean().nullish(),
});

mutation('addWishListItemsToCart', {
  description:
    'Adds pieces of a wish list to the cart with their configuration and at today’s prices; all or none. A piece that cannot be ordered is reported by its index, e.g. `ids.2`.',
  permission: (viewer) => {
    viewer.require(CART_ADD);
    viewer.require(WISH_LIST_VIEW);
  },
  audit: { none: DRAFT_IS_NOT_AUDITED },
  repeat: 'keyed',
  budget: 8,
  input: (t) => ({
    ids: t.idList({ required: true, description: 'Pieces of one list, 1 to 200.' }),
    key: t.string({
      description: 'Share key, the last part of the link to a shared list; absent: the viewer’s own list.',
    }),
    sessionId: t.string({ description: 'Session id of the cart; the default cart when absent.' }),
    remove: t.boolean({ description: 'Also remove them from the viewer’s own list. Needs 1204.' }),
    asksSameRingSize: asksSameRingSizeInput(t),
  }),
  resolve: async (input, context, writes) => {
    const { db, viewer, now } = context;
    const given = withCartSession({ ...input, ids: input.ids.map(String) }, context);
    const { key, sessionId, ...parsed } = parseInput(rules, given);
    const ids = wishListItemKeys(parsed.ids);
    const customerId = viewer.requireCustomer();
    const removes = parsed.remove === true && key === null;
    if (removes) viewer.require(WISH_LIST_REMOVE);
    return writes.once({
      request: { customerId, ids, key, sessionId, removes },
      prepare: async () => ({
        wishes: await checkedPieces(db, context, { ids, key }, stopsOrder),
        day: await today(context),
      }),
      work: async (tx, _record, { wishes, day }) => {
        const cart = await openCart(tx, context, sessionId);
        const lines = wishes.map((wish) => lineOf(wish, context, { isOwn: key === null, day }));
        const added = await insertLines(tx, cart.id, lines, now);
        if (!added) throw new RefusedError('CART_FULL', { max: MAX_CART_LINES });
        // Other users' pictures are not copied.
        if (key === null)
          await copyLinePictures(tx, {
            from: 'wishListItemId',
            to: 'cartItemId',
            pairs: wishes.map(({ item }, index) => ({ from: item.id, to: added[index] ?? 0 })),
          });
        if (removes) {
          const { count } = await tx.wishListItem.updateMany({
            where: { id: { in: ids }, removedAt: null },
            data: { removedAt: now },
          });
          // Another tab was faster; no piece is added twice.
          if (count < ids.length) throw new RefusedError('WISH_LIST_ITEM_GONE');
        }
        const rings = unlessAsked(input.asksSameRingSize, await readRingWarnings(tx, cart.id, added));
        return { cartId: cart.id, lineIds: added, ...rings };
      },
    });
  },
  success: (t) => ({
    cart: cartField(t),
    ...addedLineFields(t),
  }),
  sample: async ({ caller, buyer, wish, foreign }) => ({
    as: caller(buyer),
    input: { ids: [await wish()], sessionId: '', remove: false },
    foreign: { 'input.ids': foreign.wishId },
  }),
});

/** Converts a piece to a line, without a past wanted-by day and without other users' drawings. */
function lineOf(
  { item, outcome }: PricedWish,
  { now }: Pick<Context, 'now'>,
  { isOwn, day }: { isOwn: boolean; day: string },
) {
  if ('error' in outcome) throw outcome.error;
  const { quantity, reference, endCustomer, note, wantedBy, drawingFileId } = item;
  return {
    ...heldColumns(outcome.priced, now),
    quantity,
    reference,
    endCustomer,
    note,
    wantedBy: wantedBy && storedDay(wantedBy) >= day ? wantedBy : null,
    drawingFileId: isOwn ? drawingFileId : null,
  };
}
