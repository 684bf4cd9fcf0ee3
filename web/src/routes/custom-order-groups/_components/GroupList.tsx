import { Button, HStack, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuPlus } from 'react-icons/lu';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { MAX_GROUP_POSITION } from '../../../lib/forms/limits.ts';
import type { ListColumns } from '../../../list/column.ts';
import type { useGrid_setting$key } from '../../../list/grid/__generated__/useGrid_setting.graphql.ts';
import { useGrid } from '../../../list/grid/useGrid.ts';
import { ListTable } from '../../../list/rows/ListTable.tsx';
import { ListTools } from '../../../list/toolbar/ListTools.tsx';
import { CellLines } from '../../../ui/data/CellLines.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { StatusDot } from '../../../ui/data/StatusDot.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import type { GroupList_query$data, GroupList_query$key } from './__generated__/GroupList_query.graphql.ts';
import type { GroupListPaginationQuery } from './__generated__/GroupListPaginationQuery.graphql.ts';
import { GroupActions } from './GroupActions.tsx';

const GroupDialog = lazy(async () => ({ default: (await import('./GroupDialog.tsx')).GroupDialog }));

const fragment = graphql`
  fragment GroupList_query on Query
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
  @refetchable(queryName: "GroupListPaginationQuery") {
    customOrderGroups(first: $count, after: $cursor) @connection(key: "GroupList_customOrderGroups") {
      __id
      edges {
        node {
          id
          databaseId
          name
          nameEn
          nameFr
          isHidden
          position
          updatedAt
          itemTypes {
            databaseId
          }
          customerTypes {
            name
          }
          ...GroupDialog_group
        }
      }
    }
    customerTypes {
      databaseId
      name
    }
  }
`;

/** A group in the list. */
type ListedGroup = GroupList_query$data['customOrderGroups']['edges'][number]['node'];

type GroupListProps = { setting: useGrid_setting$key; query: GroupList_query$key };

/** The ordered groups, with buttons to add, edit and delete them. */
export function GroupList({ setting, query }: GroupListProps) {
  const { t } = useTranslation('custom-order-groups');
  const { data, ...more } = usePaginationFragment<GroupListPaginationQuery, GroupList_query$key>(
    fragment,
    query,
  );
  const [edited, setEdited] = useState<ListedGroup | 'new' | null>(null);
  // A saved group moves to its new position immediately.
  const groups = data.customOrderGroups.edges
    .map(({ node }) => node)
    .toSorted((one, other) => one.position - other.position || one.nameEn.localeCompare(other.nameEn));
  const connection = data.customOrderGroups.__id;
  const columnLabel = (key: string) => t(`column.${key}`);
  const columns: ListColumns<ListedGroup> = [
    {
      key: 'name',
      area: 'title',
      isFixed: true,
      isName: true,
      cell: ({ name, nameEn, nameFr }) => (
        <CellLines detail={[name === nameEn ? nameFr : nameEn]}>{name}</CellLines>
      ),
    },
    { key: 'pieces', area: 'meta', cell: ({ itemTypes }) => t('pieces', { count: itemTypes.length }) },
    {
      key: 'offered',
      area: 'status',
      cell: ({ isHidden, customerTypes }) => {
        if (isHidden) return <StatusDot name={t('hidden')} colour="grey" />;
        return customerTypes.length === 0 ? t('all') : customerTypes.map(({ name }) => name).join(', ');
      },
    },
    { key: 'changed', area: 'wide', cell: ({ updatedAt }) => <DateText value={updatedAt} /> },
    {
      key: 'actions',
      isHeaderHidden: true,
      isFixed: true,
      area: 'more',
      cell: (group) => (
        <GroupActions group={group} connection={connection} onChange={() => setEdited(group)} />
      ),
    },
  ];
  const grid = useGrid({ setting, columns, columnLabel });
  return (
    <Stack gap="3">
      <HStack justify="space-between" wrap="wrap">
        <Button size="sm" onClick={() => setEdited('new')}>
          <LuPlus aria-hidden />
          {t('new')}
        </Button>
        <ListTools grid={grid} count={groups.length} more={more} />
      </HStack>
      <ListTable
        label={t('title')}
        rows={groups}
        more={more}
        nameOf={({ name }) => name}
        grid={grid}
        total={t('shown', { count: groups.length })}
        empty={<EmptyState title={t('empty')} hint={t('emptyHint')} />}
      />
      {edited && (
        <Suspense>
          <GroupDialog
            group={edited === 'new' ? null : edited}
            customerTypes={data.customerTypes}
            lastPosition={Math.min((groups.at(-1)?.position ?? 0) + 1, MAX_GROUP_POSITION)}
            connection={connection}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
