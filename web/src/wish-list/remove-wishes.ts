import { graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { runMutation } from '../lib/forms/run-mutation.ts';
import type { removeWishesMutation } from './__generated__/removeWishesMutation.graphql.ts';
import type { removeWishesRestoreMutation } from './__generated__/removeWishesRestoreMutation.graphql.ts';
import { updateWishBadge } from './update-wish-badge.ts';

const mutation = graphql`
  mutation removeWishesMutation($input: RemoveFromWishListInput!) {
    result: removeFromWishList(input: $input) {
      __typename
      ... on RemoveFromWishListSuccess {
        wishList {
          ...wishListState_list
          id
          itemCount
          items {
            ...WishLine_item
          }
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const restoreMutation = graphql`
  mutation removeWishesRestoreMutation($input: RestoreWishListItemsInput!) {
    result: restoreWishListItems(input: $input) {
      __typename
      ... on RestoreWishListItemsSuccess {
        wishList {
          ...wishListState_list
          id
          itemCount
          items {
            ...WishLine_item
          }
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Removes pieces from the wish list. */
export function removeWishes(environment: IEnvironment, ids: readonly string[]) {
  return runMutation<removeWishesMutation>(environment, mutation, {
    variables: { input: { ids } },
    updater: updateWishBadge,
  });
}

/** Restores pieces that were just removed. */
export function restoreWishes(environment: IEnvironment, ids: readonly string[]) {
  return runMutation<removeWishesRestoreMutation>(environment, restoreMutation, {
    variables: { input: { ids } },
    updater: updateWishBadge,
  });
}
