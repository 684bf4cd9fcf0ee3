import { Box, chakra, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuArrowDown, LuArrowUp, LuPencil } from 'react-icons/lu';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { links } from '../../../links.ts';
import { AppLink } from '../../../ui/actions/AppLink.tsx';
import { IconAction } from '../../../ui/actions/IconAction.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { moved } from '../_lib/moved.ts';
import { showAllGroups } from '../_lib/show-all-groups.ts';
import type { GroupRows_group$key } from './__generated__/GroupRows_group.graphql.ts';
import type { GroupRowsMutation } from './__generated__/GroupRowsMutation.graphql.ts';
import { DeleteGroup } from './DeleteGroup.tsx';

const mutation = graphql`
  mutation GroupRowsMutation($input: SortItemGroupsInput!) {
    result: sortItemGroups(input: $input) {
      __typename
      ... on SortItemGroupsSuccess {
        itemGroups {
          id
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const fragment = graphql`
  fragment GroupRows_group on ItemGroup @relay(plural: true) {
    id
    databaseId
    code
    name
    nameEn
    nameFr
    itemTypeCount
  }
`;

/** A code chosen by staff. */
const Code = chakra('code', { base: { fontFamily: 'inherit' } });

type GroupRowsProps = {
  groups: GroupRows_group$key;
  mayChange: boolean;
  onEdit: (databaseId: number) => void;
};

/** The list of groups. Each can be moved by one position. */
export function GroupRows({ groups: keys, mayChange, onEdit }: GroupRowsProps) {
  const { t } = useTranslation('item-types');
  const toasts = useOperationToasts('item-types');
  const groups = useFragment(fragment, keys);
  const [commit, isSorting] = useResultMutation<GroupRowsMutation>(mutation);

  async function handleMove(index: number, by: number) {
    const groupIds = moved(groups, index, by).map(({ databaseId }) => databaseId);
    const outcome = await commit({ input: { groupIds } }, { updater: showAllGroups('sortItemGroups') });
    if (!outcome.ok) toasts.failed('saving', groups[index]?.name ?? '', outcome.failure);
  }

  return (
    <Panel>
      <Stack as="ul" gap="0" listStyleType="none" separator={<Box borderTopWidth="1px" aria-hidden />}>
        {groups.map((group, index) => {
          const { id, databaseId, code, name, nameEn, nameFr } = group;
          const itemTypeCount = group.itemTypeCount ?? 0;
          return (
            <Flex as="li" key={id} align="center" justify="space-between" gap="3" py="2" wrap="wrap">
              <Box minW="0" flex="1 1 12rem">
                <Text fontWeight="medium">{name}</Text>
                <Text color="fg.muted" textStyle="sm">
                  <Code>{code}</Code> · {name === nameEn ? nameFr : nameEn}
                </Text>
              </Box>
              <AppLink to={links.itemTypes(databaseId)}>{t('shown', { count: itemTypeCount })}</AppLink>
              {mayChange && (
                <HStack gap="1">
                  <IconAction
                    label={t('groups.up', { name })}
                    icon={<LuArrowUp />}
                    variant="ghost"
                    disabled={index === 0 || isSorting}
                    onClick={() => void handleMove(index, -1)}
                  />
                  <IconAction
                    label={t('groups.down', { name })}
                    icon={<LuArrowDown />}
                    variant="ghost"
                    disabled={index === groups.length - 1 || isSorting}
                    onClick={() => void handleMove(index, 1)}
                  />
                  <IconAction
                    label={t('groups.change', { name })}
                    icon={<LuPencil />}
                    variant="ghost"
                    onClick={() => onEdit(databaseId)}
                  />
                  <DeleteGroup databaseId={databaseId} name={name} />
                </HStack>
              )}
            </Flex>
          );
        })}
      </Stack>
    </Panel>
  );
}
