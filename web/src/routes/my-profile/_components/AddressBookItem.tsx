import { Badge, Box, chakra, Flex, HStack, Text } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuPencil, LuTrash2 } from 'react-icons/lu';
import { graphql, useFragment } from 'react-relay/hooks';
import { AddressLines } from '../../../addresses/AddressLines.tsx';
import { useAddressRights } from '../../../addresses/useAddressRights.ts';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { IconAction } from '../../../ui/actions/IconAction.tsx';
import type { AddressBookItem_address$key } from './__generated__/AddressBookItem_address.graphql.ts';
import type { AddressBookItemMutation } from './__generated__/AddressBookItemMutation.graphql.ts';

const AddressDialog = lazy(async () => ({
  default: (await import('../../../addresses/AddressDialog.tsx')).AddressDialog,
}));

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}));

const fragment = graphql`
  fragment AddressBookItem_address on Address {
    databaseId
    label
    isDefaultShipping
    isDefaultBilling
    ...AddressLines_address
    ...AddressDialog_address
  }
`;

const mutation = graphql`
  mutation AddressBookItemMutation($input: ArchiveAddressInput!) {
    result: archiveAddress(input: $input) {
      __typename
      ... on ArchiveAddressSuccess {
        customer {
          id
          ...AddressBook_customer
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const Item = chakra('li', {
  base: { py: '3', borderTopWidth: '1px', borderColor: 'border.muted', _last: { pb: '0' } },
});

/** An address with its defaults. Editing opens a dialog, removing asks for confirmation. Orders keep their own copy. */
export function AddressBookItem({ address }: { address: AddressBookItem_address$key }) {
  const { t } = useTranslation(['my-profile', 'addresses']);
  const data = useFragment(fragment, address);
  const { mayChange } = useAddressRights();
  const toasts = useOperationToasts('addresses');
  const [dialog, setDialog] = useState<'edit' | 'remove' | null>(null);
  const [commit, isRemoving] = useResultMutation<AddressBookItemMutation>(mutation);
  const close = () => setDialog(null);

  async function remove() {
    const outcome = await commit({ input: { id: data.databaseId } });
    close();
    if (outcome.ok) toasts.deleted(data.label);
    else toasts.failed('deleting', data.label, outcome.failure);
  }

  return (
    <Item>
      <Flex justify="space-between" gap="3">
        <Box minW="0">
          <HStack gap="2" wrap="wrap" mb="1">
            <Text fontWeight="medium">{data.label}</Text>
            {data.isDefaultShipping && <Badge>{t('addresses:isDefaultShipping')}</Badge>}
            {data.isDefaultBilling && <Badge>{t('addresses:isDefaultBilling')}</Badge>}
          </HStack>
          <AddressLines address={data} />
        </Box>
        {mayChange(data) && (
          <HStack gap="0" alignSelf="flex-start">
            <IconAction
              label={t('addressEdit', { label: data.label })}
              icon={<LuPencil />}
              onClick={() => setDialog('edit')}
            />
            <IconAction
              label={t('addressRemove', { label: data.label })}
              icon={<LuTrash2 />}
              onClick={() => setDialog('remove')}
            />
          </HStack>
        )}
      </Flex>
      {dialog === 'edit' && (
        <Suspense>
          <AddressDialog address={data} onClose={close} />
        </Suspense>
      )}
      {dialog === 'remove' && (
        <Suspense>
          <ConfirmDialog
            isOpen
            title={t('addressRemove', { label: data.label })}
            confirmLabel={t('addressRemoveConfirm')}
            isDestructive
            isBusy={isRemoving}
            onConfirm={remove}
            onCancel={close}
          >
            {t('addressRemoveText')}
          </ConfirmDialog>
        </Suspense>
      )}
    </Item>
  );
}
