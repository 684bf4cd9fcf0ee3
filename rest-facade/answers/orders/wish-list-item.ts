import { z } from 'zod';
import type { RestAddToWishListMutation, RestWishListItemFragment } from '../../gql/graphql.ts';
import { component } from '../catalog/component.ts';
import { choiceAnswer, configuredAnswer, configuredFields } from '../catalog/configured-piece.ts';
import { amount } from '../money/amounts.ts';
import { choice, named, namedFile, namedSchema, ringSize } from '../named.ts';
import { count, day, id, instant, seenMoney } from '../values.ts';

/** A piece on the wish list: `price` is the current price of one piece, `priceChange` its change since it was added. */
export function wishListItemAnswer(item: RestWishListItemFragment) {
  const unitPrice = amount(item.unitPrice);
  return {
    id: item.databaseId,
    itemTypeID: item.itemType.databaseId,
    code: item.itemType.code,
    name: item.itemType.name,
    itemGroup: named(item.itemType.itemGroup),
    price: unitPrice,
    linePrice: amount(item.linePrice),
    addedPrice: amount(item.addedUnitPrice),
    priceChange: amount(item.priceChange),
    quantity: item.quantity,
    metalId: item.alloy.databaseId,
    metal: { ...named(item.alloy), colour: item.alloy.colour },
    priorityId: item.priority.databaseId,
    priority: named(item.priority),
    size: amount(item.size?.us),
    ringSize: item.size,
    attributes: item.choices.map(choiceAnswer),
    ...configuredAnswer(item),
    wantedBy: item.wantedBy,
    reference: item.reference,
    endCustomer: item.endCustomer,
    note: item.note,
    drawing: item.drawing
      ? { id: item.drawing.databaseId, name: item.drawing.name, fileUrl: item.drawing.url }
      : null,
    problems: item.problems.map(problemAnswer),
    dateAdded: item.addedAt,
    imageUrl: item.imageUrl,
    version: item.version,
  };
}

function problemAnswer(problem: RestWishListItemFragment['problems'][number]) {
  const {
    code,
    severity,
    subject = null,
  }: { code: string; severity: string; subject?: string | null } = problem;
  return { code, severity, subject };
}

/** Pieces and their count. */
export function wishListAnswer(
  list: { itemCount: number; items: readonly RestWishListItemFragment[] } | null | undefined,
) {
  return { wishListItems: list?.items.map(wishListItemAnswer) ?? [], count: list?.itemCount ?? 0 };
}

type Added = Extract<RestAddToWishListMutation['result'], { __typename: 'AddToWishListSuccess' }>;

/** POST /wishlists/addtowishlist: the piece, and the number of pieces afterwards. */
export function addedWishAnswer({ wishList, wishListItem }: Added) {
  return { ...wishListItemAnswer(wishListItem), count: wishList.itemCount };
}

/** A piece on the wish list. */
export const wishListItemSchema = component<ReturnType<typeof wishListItemAnswer>>()(
  'WishListItem',
  'A configured piece on the wish list, at today’s prices.',
  z.strictObject({
    id,
    itemTypeID: id,
    code: z.string(),
    name: z.string(),
    itemGroup: namedSchema,
    price: seenMoney.describe('Unit price today; null if unknown or hidden from the caller.'),
    linePrice: seenMoney,
    addedPrice: seenMoney.describe('Unit price when it was added.'),
    priceChange: seenMoney.describe('Change of the unit price since it was added.'),
    quantity: count,
    metalId: id,
    metal: namedSchema.extend({ colour: z.string() }),
    priorityId: id,
    priority: namedSchema,
    size: z.number().nullable().describe('US ring size.'),
    ringSize: ringSize.nullable(),
    attributes: z.array(choice),
    ...configuredFields,
    wantedBy: day.nullable(),
    reference: z.string().nullable(),
    endCustomer: z.string().nullable(),
    note: z.string().nullable(),
    drawing: namedFile.nullable(),
    problems: z
      .array(z.strictObject({ code: z.string(), severity: z.string(), subject: z.string().nullable() }))
      .describe('Problems of ordering it in this configuration.'),
    dateAdded: instant,
    imageUrl: z.string(),
    version: z.int32(),
  }),
);

/** The wish list. */
export const wishListSchema = component<ReturnType<typeof wishListAnswer>>()(
  'WishList',
  'The pieces on the wish list, the newest first.',
  z.strictObject({ wishListItems: z.array(wishListItemSchema), count }),
);

/** Answer of POST /wishlists/addtowishlist. */
export const addedWishSchema = component<ReturnType<typeof addedWishAnswer>>()(
  'AddedWishListItem',
  'The added piece, with the number of pieces on the list.',
  wishListItemSchema.extend({ count }),
);
