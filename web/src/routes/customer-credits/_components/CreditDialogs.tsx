import type { CreditAction, CreditData } from '../_lib/credit-data.ts';
import { ApplyDialog } from './ApplyDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { VoidDialog } from './VoidDialog.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';

type CreditDialogsProps = { credit: CreditData; action: CreditAction; onClose: () => void };

/** The open dialog of a credit. */
export function CreditDialogs({ action, ...shared }: CreditDialogsProps) {
  switch (action) {
    case 'APPLY':
      return <ApplyDialog {...shared} />;
    case 'REFUND':
      return <RefundDialog {...shared} />;
    case 'WITHDRAW':
      return <WithdrawDialog {...shared} />;
    case 'VOID':
      return <VoidDialog {...shared} />;
  }
}
