import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { openCartPanel } from '../../../cart/cart-panel.ts';
import { confirmRings } from '../../../cart/confirm-rings.ts';
import { useErrorText } from '../../../lib/forms/useErrorText.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { useDebouncedQuery } from '../../../lib/relay/useDebouncedQuery.ts';
import { updateCartBadge } from '../../../lib/session/cart-badge.ts';
import { toastError, toastSuccess } from '../../../ui/feedback/toaster.ts';
import type { useQuickOrderMutation } from './__generated__/useQuickOrderMutation.graphql.ts';
import type { useQuickOrderQuery } from './__generated__/useQuickOrderQuery.graphql.ts';

const query = graphql`
  query useQuickOrderQuery($text: String!) {
    previewQuickOrder(text: $text) {
      blockedCount
      rows {
        line
      }
      ...QuickOrderTable_preview
    }
  }
`;

const mutation = graphql`
  mutation useQuickOrderMutation($input: QuickOrderInput!) {
    result: quickOrder(input: $input) {
      __typename
      ... on QuickOrderSuccess {
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

/** Parsed text, and a function that orders it; `onOrdered` is called once everything is in the cart. */
export function useQuickOrder(text: string, onOrdered: () => void) {
  const { t } = useTranslation('quickOrder');
  const { ofFailure } = useErrorText('quickOrder', 'wishList');
  const { data, error, isPending } = useDebouncedQuery<useQuickOrderQuery>(query, { text });
  const [commit, isOrdering] = useResultMutation<useQuickOrderMutation>(mutation);
  const found = text.trim() === '' ? null : (data?.previewQuickOrder ?? null);

  async function order(): Promise<void> {
    const idempotencyKey = crypto.randomUUID();
    const outcome = await confirmRings((asksSameRingSize) =>
      commit({ input: { text, idempotencyKey, asksSameRingSize } }, { updater: updateCartBadge }),
    );
    // Without confirmation the text is unchanged.
    if (!outcome) return;
    if (!outcome.ok) return toastError(ofFailure(outcome.failure, t('cart:failed.backoffice')));
    toastSuccess(t('added', { count: outcome.success.addedCount }));
    onOrdered();
    openCartPanel();
  }

  return {
    preview: {
      found,
      rows: found?.rows.length ?? 0,
      isBlocked: found !== null && found.blockedCount > 0,
      blockedCount: found?.blockedCount ?? 0,
      isPending: isPending && text.trim() !== '',
      hasFailed: error !== null,
    },
    order,
    isOrdering,
  };
}

/** Preview of a text. */
export type Preview = ReturnType<typeof useQuickOrder>['preview'];
