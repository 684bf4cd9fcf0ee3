import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuPlus } from 'react-icons/lu';
import { graphql, useFragment } from 'react-relay/hooks';
import { useAddressRights } from '../../../addresses/useAddressRights.ts';
import { Panel } from '../../../ui/layout/Panel.tsx';
import type { AddressBook_customer$key } from './__generated__/AddressBook_customer.graphql.ts';
import { AddressBookItem } from './AddressBookItem.tsx';

const AddressDialog = lazy(async () => ({
  default: (await import('../../../addresses/AddressDialog.tsx')).AddressDialog,
}));

const fragment = graphql`
  fragment AddressBook_customer on Customer @no_inline {
    name
    addresses {
      id
      ...AddressBookItem_address
    }
  }
`;

/** Addresses of the active customer, for shipping and billing. */
export function AddressBook({ customer }: { customer: AddressBook_customer$key }) {
  const { t } = useTranslation('my-profile');
  const { name, addresses } = useFragment(fragment, customer);
  const { mayAdd } = useAddressRights();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Panel aria-labelledby="addresses-heading">
      <Stack gap="4">
        <Flex align="center" justify="space-between" gap="3" wrap="wrap">
          <Heading as="h2" id="addresses-heading" textStyle="md">
            {t('addresses', { customer: name })}
          </Heading>
          {mayAdd && (
            <Button size="sm" variant="outline" onClick={() => setIsAdding(true)}>
              <LuPlus aria-hidden />
              {t('addressAdd')}
            </Button>
          )}
        </Flex>
        {addresses.length === 0 && <Text color="fg.muted">{t('addressesEmpty')}</Text>}
        <Stack as="ul" listStyleType="none" gap="0">
          {addresses.map((address) => (
            <AddressBookItem key={address.id} address={address} />
          ))}
        </Stack>
      </Stack>
      {isAdding && (
        <Suspense>
          <AddressDialog address={null} onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
