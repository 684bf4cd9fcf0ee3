import { useTranslation } from 'react-i18next';
import { useSignedInViewer } from '../../lib/session/useSignedInViewer.ts';
import { PickList } from '../../ui/fields/PickList.tsx';
import { useSwitchCustomer } from './useSwitchCustomer.ts';

type CustomerChoicesProps = {
  customers: readonly {
    readonly databaseId: number;
    readonly name: string;
    readonly accountNumber: string;
  }[];
};

/** Customers to choose from. Choosing one reloads the page for that customer. */
export function CustomerChoices({ customers }: CustomerChoicesProps) {
  const { t } = useTranslation('shell');
  const { customer } = useSignedInViewer();
  const [switchTo, isSwitching] = useSwitchCustomer();
  return (
    <PickList
      label={t('customer.switch')}
      isBusy={isSwitching}
      currentKey={customer ? String(customer.databaseId) : undefined}
      picks={customers.map(({ databaseId, name, accountNumber }) => ({
        key: String(databaseId),
        title: name,
        detail: accountNumber,
        mark: databaseId === customer?.databaseId ? t('customer.active') : undefined,
      }))}
      onPick={(key) => switchTo(Number(key))}
    />
  );
}
