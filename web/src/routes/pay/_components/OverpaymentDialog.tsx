import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';

type OverpaymentDialogProps = {
  isOpen: boolean;
  /** In words: what is charged, and what of it no invoice takes. */
  amount: string;
  rest: string;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks once whether more than is owed is meant. */
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
