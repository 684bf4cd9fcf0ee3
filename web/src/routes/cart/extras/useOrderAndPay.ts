import { type RefObject, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { CardPickerHandle } from '../../../cards/CardPicker.tsx';
import { usePayingCard } from '../../../cards/usePayingCard.ts';
import { idempotencyKeys } from '../../../lib/forms/idempotency-keys.ts';
import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { updateCartBadge } from '../../../lib/session/cart-badge.ts';
import { links } from '../../../links.ts';
import { paidState } from '../../../orders/placed-order.ts';
import type { ShownTotals } from '../_lib/usePlaceOrder.ts';
import type { useOrderAndPayMutation } from './__generated__/useOrderAndPayMutation.graphql.ts';

const mutation = graphql`
  mutation useOrderAndPayMutation($input: OrderAndPayInput!) {
    result: orderAndPay(input: $input) {
      __typename
      ... on OrderAndPaySuccess {
        isConfirmed
        orderCodes
        payments {
          id
          number
          amount
          currency
        }
      }
      ... on PriceChangedError {
        current: cart {
          totals {
            subTotal
            grandTotal
          }
          ...cartState_cart
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type OrderAndPayOptions = {
  seen: ShownTotals;
  picker: RefObject<CardPickerHandle | null>;
  onOrdered: () => void;
};

/**
 * Orders the cart and pays with the selected card, then opens the confirmation. Changed prices are shown first; paying
 * again accepts them.
 */
export function useOrderAndPay({ seen, picker, onOrdered }: OrderAndPayOptions) {
  const navigate = useNavigate();
  const [commit, isCommitting] = useResultMutation<useOrderAndPayMutation>(mutation);
  const paying = usePayingCard(picker);
  const [keyOf] = useState(idempotencyKeys);
  const [sums, setSums] = useState(seen);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const isChanged = sums !== seen;

  async function pay(): Promise<void> {
    setFailure(null);
    const { card, failure: noCard } = await paying.choose();
    if (noCard) setFailure(noCard);
    if (!card) return;
    const orders = [{ expectedSubTotal: sums.subTotal, expectedGrandTotal: sums.grandTotal }];
    const input = { orders, card };
    const outcome = await commit(
      { input: { ...input, idempotencyKey: keyOf(input) } },
      { updater: emptyCart },
    );
    paying.settled(outcome.ok ? null : outcome.failure);
    if (outcome.ok) {
      const { isConfirmed, orderCodes, payments } = outcome.success;
      const [code = ''] = orderCodes;
      const [payment] = payments;
      onOrdered();
      const paid = payment && { ...payment, isConfirmed };
      void navigate(links.orderConfirmation(code), { state: paidState('JO', paid ?? null) });
      return;
    }
    const now = outcome.result?.current?.totals;
    if (now) setSums({ subTotal: now.subTotal ?? null, grandTotal: now.grandTotal ?? null });
    else setFailure(outcome.failure);
  }

  return { pay, sums, isChanged, failure, isPaying: isCommitting || paying.isChoosing };
}

/** Updater: the badge is updated immediately. The lines stay visible until the page is left, and are then refetched. */
function emptyCart(
  store: RecordSourceSelectorProxy,
  answer: useOrderAndPayMutation['response'] | null | undefined,
): void {
  if (!answer?.result.orderCodes) return;
  updateCartBadge(store, { result: { cart: { itemCount: 0 } } });
  store.getRoot().getLinkedRecord('cart')?.invalidateRecord();
}
