import { useTranslation } from 'react-i18next';
import { useSignedInViewer } from '../../lib/session/useSignedInViewer.ts';
import { ModalDialog } from '../../ui/dialogs/ModalDialog.tsx';
import { CustomerChoices } from './CustomerChoices.tsx';
import { CustomerSearch } from './CustomerSearch.tsx';

/** Choosing the customer one works for: a list of one's own, or for staff a search over all. */
export function CustomerDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { isStaff, customers } = useSignedInViewer();
  return (
    <ModalDialog isOpen onClose={onClose} title={t('customer.choose')}>
      {isStaff ? <CustomerSearch /> : <CustomerChoices customers={customers} />}
    </ModalDialog>
  );
}
