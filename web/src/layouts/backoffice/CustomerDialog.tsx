import { useTranslation } from 'react-i18next';
import { useSignedInViewer } from '../../lib/session/useSignedInViewer.ts';
import { ModalDialog } from '../../ui/dialogs/ModalDialog.tsx';
import { CustomerChoices } from './CustomerChoices.tsx';
import { CustomerSearch } from './CustomerSearch.tsx';

/** Selection of the active customer: a list of the user's customers, or for staff a search over all. */
export function CustomerDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { isStaff, customers } = useSignedInViewer();
  return (
    <ModalDialog isOpen onClose={onClose} title={t('customer.choose')}>
      {isStaff ? <CustomerSearch /> : <CustomerChoices customers={customers} />}
    </ModalDialog>
  );
}
