import { Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CustomerChoices } from '../../../layouts/backoffice/CustomerChoices.tsx';
import { CustomerSearch } from '../../../layouts/backoffice/CustomerSearch.tsx';
import { IMPERSONATE_ANYCUSTOMER } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { useSignedInViewer } from '../../../lib/session/useSignedInViewer.ts';
import { Panel } from '../../../ui/layout/Panel.tsx';

/** Selection of a customer for users without an active one, such as for phone orders. */
export function CustomerFirst() {
  const { t } = useTranslation('cart-extras');
  const { isStaff, customers } = useSignedInViewer();
  const can = useCan();
  const maySearch = isStaff && can(IMPERSONATE_ANYCUSTOMER);
  return (
    <Panel maxW="2xl" aria-labelledby="customer-first">
      <Stack gap="4">
        <div>
          <Heading as="h2" id="customer-first" textStyle="md" mb="1">
            {t('customerFirst.title')}
          </Heading>
          <Text color="fg.muted">{t('customerFirst.text')}</Text>
        </div>
        {maySearch && <CustomerSearch />}
        {!maySearch && customers.length > 0 && <CustomerChoices customers={customers} />}
        {!maySearch && customers.length === 0 && <Text>{t('customerFirst.none')}</Text>}
      </Stack>
    </Panel>
  );
}
