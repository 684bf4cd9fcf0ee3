import { useTranslation } from 'react-i18next';
import { CustomerCombobox } from '../../../../customers/CustomerCombobox.tsx';
import { ModalDialog } from '../../../../ui/dialogs/ModalDialog.tsx';

type CustomerDialogProps = { onPick: (accountNumber: string) => void; onClose: () => void };

/** Search for a customer, also by name, to show its carts. */
export function CustomerDialog({ onPick, onClose }: CustomerDialogProps) {
  const { t } = useTranslation('prices');
  return (
    <ModalDialog isOpen onClose={onClose} title={t('explain.cart.search')} size="md">
      <CustomerCombobox onPick={(_id, { accountNumber }) => onPick(accountNumber)} />
    </ModalDialog>
  );
}
