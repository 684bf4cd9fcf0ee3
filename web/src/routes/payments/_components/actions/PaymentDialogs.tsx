import { graphql, useFragment } from 'react-relay/hooks';
import type { PaymentDialogs_payment$key } from './__generated__/PaymentDialogs_payment.graphql.ts';
import { ApplyPaymentDialog } from './ApplyPaymentDialog.tsx';
import { RefundPaymentDialog } from './RefundPaymentDialog.tsx';
import { ReversePaymentDialog } from './ReversePaymentDialog.tsx';

const fragment = graphql`
  fragment PaymentDialogs_payment on Payment {
    ...ApplyPaymentDialog_payment
    ...RefundPaymentDialog_payment
    ...ReversePaymentDialog_payment
  }
`;

type PaymentDialogsProps = { payment: PaymentDialogs_payment$key; action: string; onClose: () => void };

/** The open dialog of a payment. */
export function PaymentDialogs({ payment: key, action, onClose }: PaymentDialogsProps) {
  const payment = useFragment(fragment, key);
  switch (action) {
    case 'APPLY':
      return <ApplyPaymentDialog payment={payment} onClose={onClose} />;
    case 'REFUND':
      return <RefundPaymentDialog payment={payment} onClose={onClose} />;
    default:
      return <ReversePaymentDialog payment={payment} onClose={onClose} />;
  }
}
