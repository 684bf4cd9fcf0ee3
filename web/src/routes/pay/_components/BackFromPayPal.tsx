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
import type { BackFromPayPalMutation } from './__generated__/BackFromPayPalMutation.graphql.ts';

const mutation = graphql`
  mutation BackFromPayPalMutation($input: AddPayPalOverpaymentInput!) {
    result: addPayPalOverpayment(input: $input) {
      __typename
      ... on AddPayPalOverpaymentSuccess {
        payment {
          id
          number
          amount
          currency
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type Kept = { readonly number: string; readonly amount: string; readonly currency: string };

/** The payer comes back from PayPal: what they agreed to is taken and kept, and said; so is that they cancelled. */
export function BackFromPayPal({ onSettled }: { onSettled: () => void }) {
  const { t } = useTranslation('pay');
  const { money } = useFormat();
  const { ofFailure } = useErrorText('pay');
  const [address, setAddress] = useSearchParams();
  const [{ outcome, token }] = useState({ outcome: address.get('paypal'), token: address.get('token') });
  const [commit] = useResultMutation<BackFromPayPalMutation>(mutation);
  const [kept, setKept] = useState<Kept | null>(null);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const isAsked = useRef(false);

  useEffect(() => {
    if (isAsked.current || outcome === null) return;
    isAsked.current = true;
    const clean = () => setAddress(new URLSearchParams(), { replace: true });
    if (outcome !== 'done' || !token) return clean();
    void commit({ input: { payPalOrderId: token } }).then((answer) => {
      if (answer.ok) setKept(answer.success.payment);
      else setFailure(answer.failure);
      // Opened again, the address asks for nothing any more; asked twice, the answer is the same payment.
      if (answer.ok) clean();
      onSettled();
    });
  });

  if (outcome === null) return null;
  if (outcome !== 'done') return <Notice tone="info">{t('payPal.cancelled')}</Notice>;
  if (failure) return <Notice tone="error">{ofFailure(failure)}</Notice>;
  if (!kept) return <Notice tone="info">{t('payPal.asking')}</Notice>;
  const amount = money(kept.amount, kept.currency);
  return (
    <Notice tone="success" isLive>
      {t('payPal.kept', { amount })}{' '}
      <AppLink to={links.payment(kept.number)}>{t('done.receipt', { number: kept.number })}</AppLink>
    </Notice>
  );
}
