import { useTranslation } from 'react-i18next';
import { CustomerCombobox } from '../../customers/CustomerCombobox.tsx';
import { useSignedInViewer } from '../../lib/session/useSignedInViewer.ts';
import { useSwitchCustomer } from './useSwitchCustomer.ts';

/** Search over all customers, for staff. Choosing one reloads the page for that customer. */
export function CustomerSearch() {
  const { t } = useTranslation('shell');
  const { customer } = useSignedInViewer();
  const [switchTo, isSwitching] = useSwitchCustomer();
  return (
    <CustomerCombobox
      currentId={customer?.databaseId}
      currentMark={t('customer.active')}
      isDisabled={isSwitching}
      onPick={switchTo}
    />
  );
}
