import { graphql, useFragment } from 'react-relay/hooks';
import type { PaymentDialogs_payment$key } from './__generated__/PaymentDialogs_payment.graphql.ts';
import { ApplyDialog } from './ApplyDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { ReverseDialog } from './ReverseDialog.tsx';

const fragment = graphql`
  fragment PaymentDialogs_payment on Payment {
    ...ApplyDialog_payment
    ...RefundDialog_payment
    ...ReverseDialog_payment
  }
`;

type PaymentDialogsProps = { payment: PaymentDialogs_payment$key; action: string; onClose: () => void };

/** The dialog that is open over a payment. */
export function PaymentDialogs({ payment: key, action, onClose }: PaymentDialogsProps) {
  const payment = useFragment(fragment, key);
  switch (action) {
    case 'APPLY':
      return <ApplyDialog payment={payment} onClose={onClose} />;
    case 'REFUND':
      return <RefundDialog payment={payment} onClose={onClose} />;
    default:
      return <ReverseDialog payment={payment} onClose={onClose} />;
  }
}
