import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { idempotencyKeys } from '../../../lib/forms/idempotency-keys.ts';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { ValuesForm } from '../../../lib/forms/ValuesForm.tsx';
import {
  CUSTOMERS_VIEW,
  IMPERSONATE_ANYCUSTOMER,
  IMPERSONATE_SWITCHUSER,
  PRODUCT_CATEGORIES_EDIT,
  USERS_VIEW,
} from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { DetailPanel } from '../../../ui/layout/DetailPanel.tsx';
import { type Owner, type OwnersValues, ownersInput, ownersValues } from '../_lib/owners.ts';
import type { ItemTypeOwners_product$key } from './__generated__/ItemTypeOwners_product.graphql.ts';
import type { ItemTypeOwnersMutation } from './__generated__/ItemTypeOwnersMutation.graphql.ts';
import { OwnerRows } from './OwnerRows.tsx';
import { SeesAllBox } from './SeesAllBox.tsx';

const fragment = graphql`
  fragment ItemTypeOwners_product on ItemType {
    id
    version
    name
    isForOwnersOnly
    ownCustomers {
      databaseId
      name
      accountNumber
    }
    ownUsers {
      id
      databaseId
      fullName
      email
      ...SeesAllBox_user
    }
  }
`;

const mutation = graphql`
  mutation ItemTypeOwnersMutation($input: SaveItemTypeOwnersInput!) {
    result: saveItemTypeOwners(input: $input) {
      __typename
      ... on SaveItemTypeOwnersSuccess {
        itemType {
          ...ItemTypeOwners_product
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Whose an item type is, for staff who see customers or users, and what that means as the installation is set. */
export function ItemTypeOwners({ product: key }: { product: ItemTypeOwners_product$key }) {
  const { t } = useTranslation('item-types');
  const can = useCan();
  const toasts = useOperationToasts('item-types');
  const product = useFragment(fragment, key);
  const form = useForm<OwnersValues>({ defaultValues: ownersValues(product) });
  const [commit, isSaving] = useResultMutation<ItemTypeOwnersMutation>(mutation);
  const keyOf = useRef(idempotencyKeys());
  const { customers, users } = form.watch();
  const mayChange = can(PRODUCT_CATEGORIES_EDIT);
  const seen = {
    customers: can(CUSTOMERS_VIEW) || can(IMPERSONATE_ANYCUSTOMER),
    users: can(USERS_VIEW) || can(IMPERSONATE_SWITCHUSER),
  };
  if (!seen.customers && !seen.users) return null;
  const { isForOwnersOnly } = product;
  const isNobodys = seen.customers && seen.users && customers.length + users.length === 0;

  const change = (name: keyof OwnersValues) => (owners: Owner[]) =>
    form.setValue(name, owners, { shouldDirty: true });

  async function handleSend(values: OwnersValues) {
    const { id, version } = product;
    const request = { id, version, ...ownersInput(values, seen) };
    const outcome = await commit({ input: { ...request, idempotencyKey: keyOf.current(request) } });
    if (!outcome.ok) return outcome.failure;
    toasts.saved(product.name);
    return null;
  }

  return (
    <ValuesForm form={form} onSend={handleSend} routeNamespace="item-types" gap="5" maxW="3xl">
      <DetailPanel title={t('owners.title')}>
        <Stack gap="4">
          <Text color="fg.muted" textStyle="sm">
            {t(isForOwnersOnly ? 'owners.on' : 'owners.off')}
            {isNobodys && ` ${t(isForOwnersOnly ? 'owners.nobody' : 'owners.nobodyYet')}`}
          </Text>
          {seen.customers && (
            <OwnerRows kind="customers" owners={customers} onChange={mayChange && change('customers')} />
          )}
          {seen.users && (
            <OwnerRows
              kind="users"
              owners={users}
              onChange={mayChange && change('users')}
              extraOf={({ databaseId }) => {
                const user = product.ownUsers.find((own) => own.databaseId === databaseId);
                return user && <SeesAllBox user={user} />;
              }}
            />
          )}
        </Stack>
      </DetailPanel>
      {mayChange && (
        <Flex justify="flex-end">
          <Button type="submit" loading={isSaving} disabled={!form.formState.isDirty}>
            {t('owners.save')}
          </Button>
        </Flex>
      )}
    </ValuesForm>
  );
}
