import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomerCombobox } from '../../../../customers/CustomerCombobox.tsx';
import type { RecordedInvoice } from '../../../../ledger/recorded-invoice.ts';
import { SideDrawer } from '../../../../ui/dialogs/SideDrawer.tsx';
import { RecordForm } from './RecordForm.tsx';

type RecordDrawerProps = {
  /** Invoice to pay; null: everything owed. */
  invoice: RecordedInvoice | null;
  onClose: () => void;
};

/** Records a payment: customer, then amount, method, date and invoices. */
export function RecordDrawer({ invoice, onClose }: RecordDrawerProps) {
  const { t } = useTranslation('payments');
  const [customer, setCustomer] = useState(invoice && { id: invoice.customerId, name: invoice.customerName });
  return (
    <SideDrawer isOpen onClose={onClose} title={t('record.open')} size="md">
      {customer === null ? (
        <Stack gap="3">
          <Text color="fg.muted">{t('record.customer')}</Text>
          <CustomerCombobox onPick={(id, { name }) => setCustomer({ id, name })} />
        </Stack>
      ) : (
        <Stack gap="4">
          <Flex justify="space-between" align="center" gap="3">
            <Text fontWeight="medium">{customer.name}</Text>
            <Button size="xs" variant="ghost" onClick={() => setCustomer(null)}>
              {t('record.otherCustomer')}
            </Button>
          </Flex>
          <RecordForm
            key={customer.id}
            customerId={customer.id}
            invoice={invoice?.customerId === customer.id ? invoice : null}
            onClose={onClose}
          />
        </Stack>
      )}
    </SideDrawer>
  );
}
