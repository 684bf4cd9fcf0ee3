import type { Actor } from '../actors.ts';
import { run } from '../run.ts';
import { type Shop, workedExample } from '../shop.ts';

const ADD = `mutation ($input: AddToWishListInput!) { result: addToWishList(input: $input) {
  ... on AddToWishListSuccess { wishListItem { id } } } }`;

const REMOVE = `mutation ($input: RemoveFromWishListInput!) { result: removeFromWishList(input: $input) { __typename } }`;

/** Adds a piece to an actor’s wish list. Returns its global id. */
export async function wish(actor: Actor, shop: Shop, input: Record<string, unknown> = {}): Promise<string> {
  const { data } = await run(actor, ADD, {
    input: { configuration: workedExample(shop), quantity: 1, ...input },
  });
  return data.result.wishListItem.id;
}

/** A piece that an actor just removed from the wish list. */
export async function removedWish(actor: Actor, shop: Shop): Promise<string> {
  const id = await wish(actor, shop);
  await run(actor, REMOVE, { input: { ids: [id] } });
  return id;
}
