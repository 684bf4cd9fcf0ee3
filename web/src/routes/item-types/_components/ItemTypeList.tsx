import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { links } from '../../../links.ts';
import { ListBody, type ListProps } from '../../../list/body/ListBody.tsx';
import type { ListColumns } from '../../../list/column.ts';
import type { List } from '../../../list/useList.ts';
import { useListViews } from '../../../list/views/useListViews.tsx';
import { CellLines } from '../../../ui/data/CellLines.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { RowLink } from '../../../ui/data/RowLink.tsx';
import { RowPicture } from '../../../ui/data/RowPicture.tsx';
import { StatusDot } from '../../../ui/data/StatusDot.tsx';
import type { ItemTypeListView } from '../_lib/item-type-list.ts';
import type {
  ItemTypeList_query$data,
  ItemTypeList_query$key,
} from './__generated__/ItemTypeList_query.graphql.ts';
import type { ItemTypeListPaginationQuery } from './__generated__/ItemTypeListPaginationQuery.graphql.ts';
import { useItemTypeFilters } from './useItemTypeFilters.tsx';

const fragment = graphql`
  fragment ItemTypeList_query on Query
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
    filter: { type: "ItemTypeFilter" }
    orderBy: { type: "ItemTypeOrder" }
  )
  @refetchable(queryName: "ItemTypeListPaginationQuery") {
    itemGroups {
      databaseId
      name
    }
    itemTypes(first: $count, after: $cursor, filter: $filter, orderBy: $orderBy)
      @connection(key: "ItemTypeList_itemTypes", filters: ["filter", "orderBy"]) {
      edges {
        node {
          id
          databaseId
          code
          nameEn
          nameFr
          name
          imageUrl
          isActive
          isPartOnly
          shownInCatalog
          pricingMode
          attributeCount
          variantCount
          updatedAt
          itemGroup {
            name
          }
          allCategories {
            name
          }
        }
      }
    }
  }
`;

type ItemTypeRow = ItemTypeList_query$data['itemTypes']['edges'][number]['node'];

/** The list of item types, with paging and toolbar. */
export function ItemTypeList({
  query,
  ...page
}: Omit<ListProps<ItemTypeListView, ItemTypeList_query$key>, 'filters'>) {
  const { list, setting } = page;
  const { data, ...more } = usePaginationFragment<ItemTypeListPaginationQuery, ItemTypeList_query$key>(
    fragment,
    query,
  );
  const rows = data.itemTypes.edges.map(({ node }) => node);
  return (
    <ListBody
      namespace="item-types"
      {...page}
      filters={useItemTypeFilters(list, data.itemGroups)}
      columns={useItemTypeColumns(list)}
      rows={rows}
      more={more}
      nameOf={({ name }) => name}
      views={useListViews(list, setting)}
    />
  );
}

function useItemTypeColumns({
  rowSearch,
}: List<ItemTypeListView>): ListColumns<ItemTypeRow, ItemTypeListView['sort']> {
  const { t } = useTranslation('item-types');
  const stateOf = ({ isActive, shownInCatalog }: ItemTypeRow) => {
    if (!isActive) return 'RETIRED';
    return shownInCatalog ? 'SHOWN' : 'HIDDEN';
  };
  return [
    {
      key: 'picture',
      area: 'picture',
      isHeaderHidden: true,
      hasNoText: true,
      cell: ({ imageUrl }) => <RowPicture src={imageUrl} />,
    },
    {
      key: 'name',
      area: 'title',
      isFixed: true,
      isName: true,
      sort: 'name',
      cell: ({ databaseId, name, nameEn, nameFr }) => (
        <CellLines detail={[name === nameEn ? nameFr : nameEn]}>
          <RowLink to={links.itemType(databaseId) + rowSearch}>{name}</RowLink>
        </CellLines>
      ),
    },
    {
      key: 'code',
      area: 'meta',
      sort: 'code',
      cell: ({ code }) => (
        <Text as="span" whiteSpace="nowrap">
          {code}
        </Text>
      ),
    },
    {
      key: 'state',
      area: 'status',
      cell: (row) => <StatusDot name={t(`state.${stateOf(row)}`)} colour={COLOURS[stateOf(row)]} />,
    },
    {
      key: 'sold',
      area: 'table',
      cell: ({ isPartOnly }) => t(isPartOnly ? 'sold.part' : 'sold.whole'),
    },
    {
      key: 'categories',
      area: 'table',
      cell: ({ allCategories }) => allCategories.map(({ name }) => name).join(', ') || '–',
    },
    { key: 'group', area: 'wide', cell: ({ itemGroup }) => itemGroup.name },
    { key: 'pricing', area: 'table', cell: ({ pricingMode }) => t(`mode.${pricingMode}`) },
    { key: 'attributes', area: 'wide', isFigure: true, cell: ({ attributeCount }) => attributeCount },
    { key: 'variants', area: 'wide', isFigure: true, cell: ({ variantCount }) => variantCount },
    {
      key: 'changed',
      area: 'wide',
      sort: '-changed',
      cell: ({ updatedAt }) => <DateText value={updatedAt} />,
    },
  ];
}

const COLOURS = { SHOWN: 'green', HIDDEN: 'orange', RETIRED: 'grey' } as const;
