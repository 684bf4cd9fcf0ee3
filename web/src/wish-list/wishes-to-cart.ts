import { graphql } from 'react-relay/hooks';
import type { IEnvironment, RecordSourceSelectorProxy } from 'relay-runtime';
import { confirmRings } from '../cart/confirm-rings.ts';
import { runMutation } from '../lib/forms/run-mutation.ts';
import { updateCartBadge } from '../lib/session/cart-badge.ts';
import type {
  AddWishListItemsToCartInput,
  wishesToCartMutation,
  wishesToCartMutation$data,
} from './__generated__/wishesToCartMutation.graphql.ts';

const mutation = graphql`
  mutation wishesToCartMutation($input: AddWishListItemsToCartInput!) {
    result: addWishListItemsToCart(input: $input) {
      __typename
      ... on AddWishListItemsToCartSuccess {
        addedCount
        cart {
          ...cartState_cart
          itemCount
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/**
 * Adds pieces of a list to the cart, all or none, unless rings of equal size are not confirmed. With `remove`, they
 * also leave the user's list on screen.
 */
export function wishesToCart(
  environment: IEnvironment,
  pieces: Pick<AddWishListItemsToCartInput, 'ids' | 'key' | 'remove'>,
) {
  const idempotencyKey = crypto.randomUUID();
  return confirmRings((asksSameRingSize) =>
    runMutation<wishesToCartMutation>(environment, mutation, {
      variables: { input: { ...pieces, idempotencyKey, asksSameRingSize } },
      updater: (store, answer) => {
        updateCartBadge(store, answer);
        if (pieces.remove) takeOff(store, answer, pieces.ids);
      },
    }),
  );
}

function takeOff(
  store: RecordSourceSelectorProxy,
  answer: wishesToCartMutation$data | null | undefined,
  ids: readonly string[],
): void {
  const root = store.getRoot();
  const list = root.getLinkedRecord('wishList');
  const items = list?.getLinkedRecords('items');
  if (answer?.result.__typename !== 'AddWishListItemsToCartSuccess' || !list || !items) return;
  const left = items.filter((item) => !ids.includes(String(item?.getDataID())));
  list.setLinkedRecords(left, 'items').setValue(left.length, 'itemCount');
  root.getLinkedRecord('viewer')?.setValue(left.length, 'wishListCount');
}
