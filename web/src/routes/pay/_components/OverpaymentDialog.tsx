import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';

type OverpaymentDialogProps = {
  isOpen: boolean;
  /** Formatted amounts: the charge, and the part that is not applied to an invoice. */
  amount: string;
  rest: string;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks once to confirm an overpayment. */
export function OverpaymentDialog({ isOpen, amount, rest, onConfirm, onCancel }: OverpaymentDialogProps) {
  const { t } = useTranslation('pay');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('over.title')}
      confirmLabel={t('over.confirm', { amount })}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t('over.text', { rest })}
    </ConfirmDialog>
  );
}
