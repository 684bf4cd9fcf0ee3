import { z } from 'zod';
import { refusal } from '../answers/envelope.ts';
import {
  addedWishAnswer,
  addedWishSchema,
  wishListAnswer,
  wishListSchema,
} from '../answers/orders/wish-list-item.ts';
import { refused } from '../errors/failure.ts';
import { activeCustomer, requireActiveCustomer } from '../graphql/caller.ts';
import { signedIn, succeeded } from '../graphql/result.ts';
import { CONFIGURATION_FIELDS, configuration, configurationOf, otherPieces } from '../input/configuration.ts';
import { integerIn, optional, recordId, text } from '../input/fields.ts';
import { globalId, pathId } from '../input/ids.ts';
import { RestAddToWishList, RestRemoveFromWishList, RestWishList } from '../operations/orders/wish-list.ts';
import { bare, envelope, restRoute, restSteps } from '../route/route.ts';
import { nothing } from '../route/sample.ts';

/** The caller’s wish list for the active customer. */
export const wishListRoutes = [
  restRoute({
    method: 'get',
    path: '/wishlists/wishListItems',
    summary: 'The wish list',
    sample: nothing,
    answer: wishListSchema,
    refusal,
    document: RestWishList,
    variables: () => ({}),
    respond: ({ wishList, viewer }) => {
      if (!signedIn(viewer).customer) throw refused('CUSTOMER_REQUIRED');
      return bare(wishListAnswer(wishList));
    },
  }),
  restSteps({
    method: 'post',
    path: '/wishlists/addtowishlist',
    summary: 'Add a piece to the wish list',
    description: 'With its configuration; required choices may be missing. Prices in the body are ignored.',
    repeat: 'keyed',
    sample: ({ piece, customer }) => ({ body: { ...piece, customerID: customer } }),
    otherSamples: otherPieces,
    body: {
      ...configuration,
      quantity: optional(integerIn((all) => all.min(1, 'OUT_OF_RANGE'))).describe('Default: 1.'),
      wantedBy: optional(z.iso.date()),
      reference: optional(text),
      endCustomer: optional(text),
      note: optional(text),
      drawingId: optional(recordId),
      customerID: activeCustomer,
    },
    fields: CONFIGURATION_FIELDS,
    answer: addedWishSchema,
    refusal,
    statuses: [404],
    handle: async ({ body, idempotencyKey, run }) => {
      const input = {
        configuration: configurationOf(body),
        quantity: body.quantity ?? 1,
        wantedBy: body.wantedBy ?? null,
        reference: body.reference ?? null,
        endCustomer: body.endCustomer ?? null,
        note: body.note ?? null,
        drawingFileId: body.drawingId ?? null,
        idempotencyKey,
      };
      await requireActiveCustomer(run, body.customerID);
      const { result } = await run(RestAddToWishList, { input });
      return envelope(addedWishAnswer(succeeded(result)));
    },
  }),
  restRoute({
    method: 'delete',
    path: '/wishlists/wishlist-item/:id',
    summary: 'Remove a piece from the wish list',
    repeat: 'removes once',
    sample: async ({ newWish }) => ({ params: { id: await newWish() } }),
    params: { id: pathId('Piece on the wish list.') },
    answer: wishListSchema,
    refusal,
    document: RestRemoveFromWishList,
    variables: ({ params }) => ({ input: { ids: [globalId('WishListItem', params.id)] } }),
    respond: ({ result }) => envelope(wishListAnswer(succeeded(result).wishList), { code: 'DELETED' }),
  }),
];
