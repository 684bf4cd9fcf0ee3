import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomerCombobox, type FoundCustomer } from '../../../../customers/CustomerCombobox.tsx';
import { SideDrawer } from '../../../../ui/dialogs/SideDrawer.tsx';
import { CreateForm } from './CreateForm.tsx';

/** Creates a consignment: customer first, then pieces, term and destination. */
export function CreateDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('consignments');
  const [customer, setCustomer] = useState<(FoundCustomer & { id: number }) | null>(null);
  return (
    <SideDrawer isOpen onClose={onClose} title={t('create.open')} size="md">
      {customer === null ? (
        <Stack gap="3">
          <Text color="fg.muted">{t('create.customer')}</Text>
          <CustomerCombobox onPick={(id, found) => setCustomer({ ...found, id })} />
        </Stack>
      ) : (
        <Stack gap="4">
          <Flex justify="space-between" align="center" gap="3">
            <Text fontWeight="medium">{customer.name}</Text>
            <Button size="xs" variant="ghost" onClick={() => setCustomer(null)}>
              {t('create.otherCustomer')}
            </Button>
          </Flex>
          <CreateForm key={customer.id} customer={customer} onClose={onClose} />
        </Stack>
      )}
    </SideDrawer>
  );
}
