import { graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { runMutation } from '../lib/forms/run-mutation.ts';
import type { AddToWishListInput, addWishMutation } from './__generated__/addWishMutation.graphql.ts';
import { updateWishBadge } from './update-wish-badge.ts';

const mutation = graphql`
  mutation addWishMutation($input: AddToWishListInput!) {
    result: addToWishList(input: $input) {
      __typename
      ... on AddToWishListSuccess {
        wishListItem {
          id
        }
        wishList {
          ...wishListState_list
          id
          itemCount
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** A piece to add to the wish list. */
export type Wish = Omit<AddToWishListInput, 'idempotencyKey'>;

/** Adds a piece to the wish list. */
export function addWish(environment: IEnvironment, wish: Wish) {
  const input = { ...wish, idempotencyKey: crypto.randomUUID() };
  return runMutation<addWishMutation>(environment, mutation, {
    variables: { input },
    updater: updateWishBadge,
  });
}
