import { graphql } from 'react-relay/hooks';
import type { IEnvironment, RecordSourceSelectorProxy } from 'relay-runtime';
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
        addedLineIds
        sameRingSizeLineIds
        cart {
          ...useSameSizeQuestion_cart
          ...cartState_cart
          itemCount
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Puts pieces of a list into the cart, all or none; those that leave the own list leave it on screen as well. */
export function wishesToCart(
  environment: IEnvironment,
  pieces: Omit<AddWishListItemsToCartInput, 'idempotencyKey' | 'sessionId'>,
) {
  return runMutation<wishesToCartMutation>(environment, mutation, {
    variables: { input: { ...pieces, idempotencyKey: crypto.randomUUID() } },
    updater: (store, answer) => {
      updateCartBadge(store, answer);
      if (pieces.remove) takeOff(store, answer, pieces.ids);
    },
  });
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
