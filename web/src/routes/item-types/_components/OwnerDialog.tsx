import { useTranslation } from 'react-i18next';
import { CustomerCombobox } from '../../../customers/CustomerCombobox.tsx';
import { UserSearch } from '../../../customers/UserSearch.tsx';
import { ModalDialog } from '../../../ui/dialogs/ModalDialog.tsx';
import type { Owner } from '../_lib/owners.ts';

type OwnerDialogProps = {
  kind: 'customers' | 'users';
  onPick: (owner: Owner) => void;
  onClose: () => void;
};

/** Search for a customer or user to add. */
export function OwnerDialog({ kind, onPick, onClose }: OwnerDialogProps) {
  const { t } = useTranslation('item-types');
  return kind === 'customers' ? (
    <ModalDialog isOpen onClose={onClose} title={t('owners.addCustomer')} size="md">
      <CustomerCombobox
        onPick={(databaseId, { name, accountNumber }) => onPick({ databaseId, name, detail: accountNumber })}
      />
    </ModalDialog>
  ) : (
    <ModalDialog isOpen onClose={onClose} title={t('owners.addUser')} size="md">
      <UserSearch
        onPick={({ databaseId, fullName, email }) => onPick({ databaseId, name: fullName, detail: email })}
      />
    </ModalDialog>
  );
}
