import i18next from 'i18next';
import { graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { putLineBack } from '../cart/put-line-back.ts';
import type { MutationFailure } from '../lib/forms/mutation-failure.ts';
import { runMutation } from '../lib/forms/run-mutation.ts';
import { loadNamespace } from '../lib/i18n/namespace.ts';
import { updateCartBadge } from '../lib/session/cart-badge.ts';
import { toastError, toastSuccess } from '../ui/feedback/toaster.ts';
import type { saveForLaterMutation } from './__generated__/saveForLaterMutation.graphql.ts';
import { wishList } from './namespace.ts';
import { removeWishes } from './remove-wishes.ts';
import { updateWishBadge } from './update-wish-badge.ts';

const mutation = graphql`
  mutation saveForLaterMutation($input: SaveCartItemForLaterInput!) {
    result: saveCartItemForLater(input: $input) {
      __typename
      ... on SaveCartItemForLaterSuccess {
        cart {
          ...cartState_cart
          itemCount
        }
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

/** Moves a cart line to the wish list. The toast offers to restore it. */
export async function saveForLater(
  environment: IEnvironment,
  line: { readonly id: string; readonly name: string },
  errorText: (failure: MutationFailure) => string,
): Promise<void> {
  await loadNamespace(wishList);
  const outcome = await runMutation<saveForLaterMutation>(environment, mutation, {
    variables: { input: { id: line.id } },
    updater: (store, answer) => {
      updateCartBadge(store, answer);
      updateWishBadge(store, answer);
    },
  });
  if (!outcome.ok) return toastError(errorText(outcome.failure));
  const { id } = outcome.success.wishListItem;
  toastSuccess(i18next.t('wishList:saved', { name: line.name }), {
    label: i18next.t('wishList:undo'),
    onClick: async () => {
      const back = await putLineBack(environment, line.id);
      const off = back.ok ? await removeWishes(environment, [id]) : back;
      if (!off.ok) toastError(errorText(off.failure));
    },
  });
}
