import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
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
  USERS_EDIT,
  USERS_VIEW,
} from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { SharedChanges } from '../../../merge/SharedChanges.tsx';
import { useSharedRecord } from '../../../merge/useSharedRecord.ts';
import { DetailPanel } from '../../../ui/layout/DetailPanel.tsx';
import { type Owner, type OwnersValues, ownersInput, ownersValues } from '../_lib/owners.ts';
import type { ItemTypeOwners_product$key } from './__generated__/ItemTypeOwners_product.graphql.ts';
import type { ItemTypeOwnersMutation } from './__generated__/ItemTypeOwnersMutation.graphql.ts';
import { OwnerRows } from './OwnerRows.tsx';
import { SeesAllBox } from './SeesAllBox.tsx';

const ExceptionDialog = lazy(async () => ({
  default: (await import('./ExceptionDialog.tsx')).ExceptionDialog,
}));

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

/**
 * Customers and users with access to an item type, and what this means under the current settings. For staff who may
 * not see customers or users, a text says that they are hidden.
 */
export function ItemTypeOwners({ product: key }: { product: ItemTypeOwners_product$key }) {
  const { t } = useTranslation('item-types');
  const can = useCan();
  const toasts = useOperationToasts('item-types');
  const product = useFragment(fragment, key);
  const saved = useMemo(() => ownersValues(product), [product]);
  const form = useForm<OwnersValues>({ defaultValues: saved });
  const { merge, sends } = useSharedRecord(form, saved);
  const [commit, isSaving] = useResultMutation<ItemTypeOwnersMutation>(mutation);
  const keyOf = useRef(idempotencyKeys());
  const [isExcepting, setIsExcepting] = useState(false);
  const { customers, users } = form.watch();
  const mayChange = can(PRODUCT_CATEGORIES_EDIT);
  const seen = {
    customers: can(CUSTOMERS_VIEW) || can(IMPERSONATE_ANYCUSTOMER),
    users: can(USERS_VIEW) || can(IMPERSONATE_SWITCHUSER),
  };
  const { isForOwnersOnly } = product;
  const isNobodys = seen.customers && seen.users && customers.length + users.length === 0;

  const change = (name: keyof OwnersValues) => (owners: Owner[]) =>
    form.setValue(name, owners, { shouldDirty: true });

  async function handleSave(values: OwnersValues) {
    const { id, version } = product;
    const request = { id, version, ...ownersInput(values, seen) };
    const outcome = await commit({ input: { ...request, idempotencyKey: keyOf.current(request) } });
    if (!outcome.ok) return outcome.failure;
    toasts.saved(product.name);
    return null;
  }

  return (
    <ValuesForm form={form} onSend={sends(handleSave)} routeNamespace="item-types" gap="5" maxW="3xl">
      <SharedChanges {...merge} />
      <DetailPanel title={t('owners.title')}>
        <Stack gap="4">
          <Text color="fg.muted" textStyle="sm">
            {t(isForOwnersOnly ? 'owners.on' : 'owners.off')}
            {isNobodys && ` ${t(isForOwnersOnly ? 'owners.nobody' : 'owners.nobodyYet')}`}
          </Text>
          {seen.customers ? (
            <OwnerRows kind="customers" owners={customers} onChange={mayChange && change('customers')} />
          ) : (
            <Text textStyle="sm">{t('owners.customersHidden')}</Text>
          )}
          {seen.users ? (
            <OwnerRows
              kind="users"
              owners={users}
              onChange={mayChange && change('users')}
              extraOf={({ databaseId }) => {
                const user = product.ownUsers.find((own) => own.databaseId === databaseId);
                return user && <SeesAllBox user={user} />;
              }}
            />
          ) : (
            <Text textStyle="sm">{t('owners.usersHidden')}</Text>
          )}
          {can(USERS_VIEW) && can(USERS_EDIT) && (
            <Flex align="center" gap="3" wrap="wrap" borderTopWidth="1px" borderColor="border.muted" pt="3">
              <Text color="fg.muted" textStyle="sm" flex="1 1 16rem">
                {t('owners.exceptHint')}
              </Text>
              <Button size="sm" variant="outline" onClick={() => setIsExcepting(true)}>
                {t('owners.except')}
              </Button>
            </Flex>
          )}
        </Stack>
      </DetailPanel>
      {isExcepting && (
        <Suspense>
          <ExceptionDialog onClose={() => setIsExcepting(false)} />
        </Suspense>
      )}
      {mayChange && (seen.customers || seen.users) && (
        <Flex justify="flex-end">
          <Button type="submit" loading={isSaving} disabled={!form.formState.isDirty}>
            {t('owners.save')}
          </Button>
        </Flex>
      )}
    </ValuesForm>
  );
}
