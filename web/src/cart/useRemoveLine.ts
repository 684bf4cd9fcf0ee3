import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'react-relay/hooks';
import { useResultMutation } from '../lib/forms/useResultMutation.ts';
import { updateCartBadge } from '../lib/session/cart-badge.ts';
import { toastError, toastSuccess } from '../ui/feedback/toaster.ts';
import type { useRemoveLine_item$key } from './__generated__/useRemoveLine_item.graphql.ts';
import type { useRemoveLineAgainMutation } from './__generated__/useRemoveLineAgainMutation.graphql.ts';
import { lineAgain } from './line-again.ts';
import { useCartErrorText } from './useCartErrorText.ts';
import { useRemoveItem } from './useRemoveItem.ts';
import { useSameSizeQuestion } from './useSameSizeQuestion.ts';

const fragment = graphql`
  fragment useRemoveLine_item on CartItem @inline {
    id
    quantity
    wantedBy
    reference
    endCustomer
    note
    itemType {
      databaseId
      name
    }
    alloy {
      databaseId
    }
    priority {
      databaseId
    }
    size {
      us
    }
    choices {
      attributeId
      optionId
      text
    }
    parts {
      itemTypeId
      alloyId
      size {
        us
      }
      choices {
        attributeId
        optionId
        text
      }
      follows
    }
    ownMetal
    drawing {
      databaseId
    }
  }
`;

const addition = graphql`
  mutation useRemoveLineAgainMutation($input: AddToCartInput!) {
    result: addToCart(input: $input) {
      __typename
      ... on AddToCartSuccess {
        sameRingSizeLineIds
        cartItem {
          id
        }
        cart {
          ...cartState_cart
          ...useSameSizeQuestion_cart
          itemCount
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Takes a line out of the cart; the toast offers to put it back, configured as it was and priced again. */
export function useRemoveLine(): [(line: useRemoveLine_item$key) => Promise<void>, boolean] {
  const { t } = useTranslation('cart');
  const errorText = useCartErrorText();
  const [remove, isRemoving] = useRemoveItem();
  const ask = useSameSizeQuestion();
  const [add] = useResultMutation<useRemoveLineAgainMutation>(addition);

  async function removeLine(key: useRemoveLine_item$key) {
    const line = readInlineData(fragment, key);
    const { name } = line.itemType;
    const outcome = await remove(line.id);
    if (!outcome.ok) return toastError(errorText(outcome.failure));
    toastSuccess(t('removed', { name }), {
      label: t('undo'),
      onClick: async () => {
        const input = { ...lineAgain(line, new Date()), idempotencyKey: crypto.randomUUID() };
        const back = await add({ input }, { updater: updateCartBadge });
        if (!back.ok) return toastError(errorText(back.failure));
        const { cart, cartItem, sameRingSizeLineIds } = back.success;
        ask({
          cart,
          sameRingSizeLineIds,
          takeBack: { lineId: cartItem.id },
        });
      },
    });
  }

  return [removeLine, isRemoving];
}
