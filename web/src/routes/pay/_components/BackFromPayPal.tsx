import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../../lib/format/useFormat.ts';
import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';
import { useErrorText } from '../../../lib/forms/useErrorText.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { links } from '../../../links.ts';
import { AppLink } from '../../../ui/actions/AppLink.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { type PayForm, requestWithPrepayment } from '../_lib/payment-request.ts';
import { usePayInvoices } from '../_lib/usePayInvoices.ts';
import type { BackFromPayPalMutation } from './__generated__/BackFromPayPalMutation.graphql.ts';
import type { PaidFacts } from './Paid.tsx';

const mutation = graphql`
  mutation BackFromPayPalMutation($input: AddPayPalOverpaymentInput!) {
    result: addPayPalOverpayment(input: $input) {
      __typename
      ... on AddPayPalOverpaymentSuccess {
        payment {
          id
          number
          amount
          available
          currency
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type Kept = {
  readonly id: string;
  readonly number: string;
  readonly amount: string;
  readonly available: string;
  readonly currency: string;
};

type BackFromPayPalProps = {
  /** The form’s values before leaving; null if no longer known. */
  form: PayForm | null;
  onPaid: (paid: PaidFacts) => void;
  /** Called if nothing was paid: the money is a prepayment, or it was not received. */
  onSettled: (outcome: 'kept' | 'refused') => void;
};

/**
 * The return from PayPal: captures the approved payment and pays the earlier selection. If that is not possible, the
 * money is kept and the page says so. Cancelling is reported, too.
 */
export function BackFromPayPal({ form, onPaid, onSettled }: BackFromPayPalProps) {
  const { t } = useTranslation('pay');
  const { money } = useFormat();
  const { ofFailure } = useErrorText('pay');
  const [address, setAddress] = useSearchParams();
  const [{ outcome, token }] = useState({ outcome: address.get('paypal'), token: address.get('token') });
  const [take] = useResultMutation<BackFromPayPalMutation>(mutation);
  const [payInvoices] = usePayInvoices();
  const [kept, setKept] = useState<Kept | null>(null);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const isAsked = useRef(false);
  // Without the parameters, reopening the URL does nothing.
  const clean = () => setAddress(new URLSearchParams(), { replace: true });

  useEffect(() => {
    if (isAsked.current || outcome === null) return;
    isAsked.current = true;
    if (outcome !== 'done' || !token) clean();
    else void settle(token);
  });

  /** Idempotent: a second call returns the same payment. */
  async function settle(payPalOrderId: string): Promise<void> {
    const taken = await take({ input: { payPalOrderId } });
    if (!taken.ok) {
      setFailure(taken.failure);
      onSettled('refused');
      return;
    }
    const { payment } = taken.success;
    const paid = await pay(payment, payPalOrderId);
    clean();
    if (paid) onPaid(paid);
    else {
      setKept(payment);
      onSettled('kept');
    }
  }

  /** Pays the earlier selection with the received money; null if there is none, or it is no longer payable. */
  async function pay({ id, amount, currency }: Kept, payPalOrderId: string): Promise<PaidFacts | null> {
    const request = form && requestWithPrepayment(form, id);
    if (!request) return null;
    const paid = await payInvoices({ input: { ...request, idempotencyKey: `paypal-${payPalOrderId}` } });
    if (!paid.ok) return null;
    const { isConfirmed, payments, invoices } = paid.success;
    return {
      isConfirmed,
      isNewMoney: true,
      amount,
      rest: payments.find((used) => used.id === id)?.available ?? amount,
      currency,
      payments: payments.map(({ number }) => number),
      invoices,
    };
  }

  if (outcome === null) return null;
  if (outcome !== 'done') return <Notice tone="info">{t('payPal.cancelled')}</Notice>;
  if (failure) return <Notice tone="error">{ofFailure(failure, t('payPal.failed'))}</Notice>;
  if (!kept) return <Notice tone="info">{t('payPal.asking')}</Notice>;
  const amount = money(kept.amount, kept.currency);
  return (
    <Notice tone="success" isLive>
      {t(form && Object.keys(form.invoices).length > 0 ? 'payPal.notApplied' : 'payPal.kept', { amount })}{' '}
      <AppLink to={links.payment(kept.number)}>{t('done.receipt', { number: kept.number })}</AppLink>
    </Notice>
  );
}
