import { type RefObject, useRef, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { CardPickerHandle, ChosenCard } from '../../../cards/CardPicker.tsx';
import { CardTokenError, codeOfTokenError } from '../../../cards/card-token.ts';
import { idempotencyKeys } from '../../../lib/forms/idempotency-keys.ts';
import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import type { PaidFacts } from '../_components/Paid.tsx';
import type { usePaymentMutation } from './__generated__/usePaymentMutation.graphql.ts';
import type { UsePayForm } from './usePayForm.ts';

const mutation = graphql`
  mutation usePaymentMutation($input: PayInvoicesInput!) {
    result: payInvoices(input: $input) {
      __typename
      ... on PayInvoicesSuccess {
        isConfirmed
        payments {
          id
          number
          available
        }
        invoices {
          id
          number
          balance
          status {
            code
          }
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Refusals after which nobody knows yet what became of the payment: the same card is sent again with the same key. */
const UNDECIDED = ['PAYMENT_OUTCOME_UNKNOWN', 'REQUEST_IN_PROGRESS', 'UNREACHABLE'];

type PaymentOptions = {
  form: UsePayForm;
  picker: RefObject<CardPickerHandle | null>;
  onPaid: (paid: PaidFacts) => void;
};

/** Pays what a form says; `failure` is why that was refused. */
export function usePayment({ form, picker, onPaid }: PaymentOptions) {
  const [commit, isCommitting] = useResultMutation<usePaymentMutation>(mutation);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const [keyOf] = useState(idempotencyKeys);
  const chosen = useRef<ChosenCard | null>(null);

  async function card(): Promise<ChosenCard | null> {
    setIsChoosing(true);
    try {
      chosen.current ??= (await picker.current?.choose()) ?? null;
      return chosen.current;
    } catch (error) {
      if (!(error instanceof CardTokenError)) throw error;
      setFailure(refused(codeOfTokenError(error)));
      return null;
    } finally {
      setIsChoosing(false);
    }
  }

  async function pay({
    needsCard,
    acceptOverpayment,
  }: {
    needsCard: boolean;
    acceptOverpayment: boolean;
  }): Promise<void> {
    const { preview, wish } = form;
    if (!preview) return;
    setFailure(null);
    const paying = needsCard ? await card() : null;
    if (needsCard && !paying) return;
    const input = { ...wish, card: paying && cardInput(paying), acceptOverpayment };
    const outcome = await commit({ input: { ...input, idempotencyKey: keyOf(input) } });
    if (!outcome.ok) {
      if (!UNDECIDED.includes(outcome.failure.code)) chosen.current = null;
      setFailure(outcome.failure);
      form.show(outcome.failure.issues);
      return;
    }
    chosen.current = null;
    const { isConfirmed, payments, invoices } = outcome.success;
    onPaid({
      isConfirmed,
      isNewMoney: needsCard,
      amount: needsCard ? preview.amount : preview.total,
      currency: preview.currency,
      payments: payments.map(({ number }) => number),
      invoices,
    });
  }

  return { pay, failure, isPaying: isCommitting || isChoosing };
}

function cardInput(card: ChosenCard) {
  return 'savedCardId' in card
    ? { savedCardId: btoa(`SavedCard:${card.savedCardId}`) }
    : { token: card.token, gatewayId: card.gatewayId, postalCode: card.postalCode };
}

function refused(code: string): MutationFailure {
  return {
    kind: 'RefusedError',
    code,
    issues: [],
    data: {},
    permissionName: null,
    currentVersion: null,
    requestId: null,
  };
}
