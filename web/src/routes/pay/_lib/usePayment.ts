import { type RefObject, useState } from 'react';
import type { CardPickerHandle } from '../../../cards/CardPicker.tsx';
import { usePayingCard } from '../../../cards/usePayingCard.ts';
import { idempotencyKeys } from '../../../lib/forms/idempotency-keys.ts';
import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';
import type { PaidFacts } from '../_components/Paid.tsx';
import type { UsePayForm } from './usePayForm.ts';
import { usePayInvoices } from './usePayInvoices.ts';

type PaymentOptions = {
  form: UsePayForm;
  picker: RefObject<CardPickerHandle | null>;
  onPaid: (paid: PaidFacts) => void;
};

/** Pays a form; `failure` is its refusal. */
export function usePayment({ form, picker, onPaid }: PaymentOptions) {
  const [commit, isCommitting] = usePayInvoices();
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const [keyOf] = useState(idempotencyKeys);
  const paying = usePayingCard(picker);

  async function pay({
    needsCard,
    acceptOverpayment,
  }: {
    needsCard: boolean;
    acceptOverpayment: boolean;
  }): Promise<void> {
    const { preview, request } = form;
    if (!preview) return;
    setFailure(null);
    const { card, failure: noCard } = needsCard ? await paying.choose() : { card: null, failure: null };
    if (noCard) setFailure(noCard);
    if (needsCard && !card) return;
    const input = { ...request, card, acceptOverpayment };
    const outcome = await commit({ input: { ...input, idempotencyKey: keyOf(input) } });
    paying.settled(outcome.ok ? null : outcome.failure);
    if (!outcome.ok) {
      setFailure(outcome.failure);
      form.show(outcome.failure.issues);
      return;
    }
    const { isConfirmed, payments, invoices } = outcome.success;
    onPaid({
      isConfirmed,
      isNewMoney: needsCard,
      amount: needsCard ? preview.amount : preview.total,
      rest: preview.rest,
      currency: preview.currency,
      payments: payments.map(({ number }) => number),
      invoices,
    });
  }

  return { pay, failure, isPaying: isCommitting || paying.isChoosing };
}
