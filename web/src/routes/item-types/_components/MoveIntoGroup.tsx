import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { useDebouncedQuery } from '../../../lib/relay/useDebouncedQuery.ts';
import { toastSuccess } from '../../../ui/feedback/toaster.ts';
import { RemoteCombobox } from '../../../ui/fields/RemoteCombobox.tsx';
import { showAllGroups } from '../_lib/show-all-groups.ts';
import type { MoveIntoGroupMutation } from './__generated__/MoveIntoGroupMutation.graphql.ts';
import type { MoveIntoGroupQuery } from './__generated__/MoveIntoGroupQuery.graphql.ts';

const query = graphql`
  query MoveIntoGroupQuery($filter: ItemTypeFilter) {
    itemTypes(filter: $filter, first: 8) {
      edges {
        node {
          id
          databaseId
          code
          name
          itemGroup {
            id
            name
          }
        }
      }
    }
  }
`;

const mutation = graphql`
  mutation MoveIntoGroupMutation($input: MoveItemTypesInput!) {
    result: moveItemTypes(input: $input) {
      __typename
      ... on MoveItemTypesSuccess {
        itemGroups {
          id
          itemTypeCount
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type MoveIntoGroupProps = { group: { readonly databaseId: number; readonly name: string } };

/** Moves item types into a group, one after another. Each leaves its previous group. */
export function MoveIntoGroup({ group }: MoveIntoGroupProps) {
  const { t } = useTranslation('item-types');
  const toasts = useOperationToasts('item-types');
  const [text, setText] = useState('');
  const [commit] = useResultMutation<MoveIntoGroupMutation>(mutation);
  const search = text.trim() || null;
  const { data, error, isPending } = useDebouncedQuery<MoveIntoGroupQuery>(query, { filter: { search } });
  const found = data?.itemTypes.edges.map(({ node }) => node) ?? null;

  async function handlePick(key: string) {
    const piece = found?.find(({ databaseId }) => String(databaseId) === key);
    if (!piece) return;
    const input = { groupId: group.databaseId, itemTypeIds: [piece.databaseId] };
    const outcome = await commit({ input }, { updater: showAllGroups('moveItemTypes') });
    if (outcome.ok) toastSuccess(t('groups.moved', { name: piece.name, group: group.name }));
    else toasts.failed('saving', piece.name, outcome.failure);
  }

  return (
    <Stack gap="2">
      <RemoteCombobox
        label={t('groups.moveIn')}
        text={text}
        onText={setText}
        options={
          found?.map(({ databaseId, code, name, itemGroup }) => ({
            key: String(databaseId),
            title: name,
            detail: `${code} · ${itemGroup.name}`,
          })) ?? null
        }
        isPending={isPending}
        hasFailed={error !== null}
        emptyText={t('empty.noMatch')}
        onPick={(key) => void handlePick(key)}
      />
      <Text color="fg.muted" textStyle="sm">
        {t('groups.moveHint')}
      </Text>
    </Stack>
  );
}
