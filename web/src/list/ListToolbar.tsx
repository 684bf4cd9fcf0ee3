import { Box, Flex, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuPlus } from 'react-icons/lu';
import type { ListFilter } from './filter.tsx';
import { ListChips } from './ListChips.tsx';
import { ListFilterMenu } from './ListFilterMenu.tsx';
import { ListSearch } from './ListSearch.tsx';
import { ListSelect } from './ListSelect.tsx';
import type { List } from './useList.ts';

/** What a toolbar needs of a view. */
type ToolbarView<Sort extends string, Size extends number> = {
  readonly search: string;
  readonly sort: Sort;
  readonly pageSize: Size;
};

type ListToolbarProps<Sort extends string, Size extends number, View extends ToolbarView<Sort, Size>> = {
  list: List<View>;
  /** Name of the search: what it looks at. */
  search: string;
  filters: readonly ListFilter<View>[];
  filterTitle: string;
  filterDone: string;
  sorts: readonly { readonly value: Sort; readonly label: string }[];
  pageSizes: readonly Size[];
};

/** Above the rows: search, filters, and the chips of those in force; the order where no heads of columns give it. */
export function ListToolbar<Sort extends string, Size extends number, View extends ToolbarView<Sort, Size>>(
  props: ListToolbarProps<Sort, Size, View>,
) {
  const { list, search, filters, filterTitle, filterDone, sorts, pageSizes } = props;
  const { t } = useTranslation();
  // A view has nothing under these keys but what the address takes there.
  const change = (part: { sort: Sort } | { pageSize: Size }) => list.show(part as unknown as Partial<View>);
  return (
    <Stack gap="3">
      <Flex gap="2" align="center" wrap="wrap">
        <Flex flex="1" minW={{ base: 'full', sm: '2xs' }} maxW={{ sm: 'md' }}>
          <ListSearch list={list} label={search} />
        </Flex>
        <ListFilterMenu
          label={t('filters.open')}
          icon={<LuPlus aria-hidden />}
          title={filterTitle}
          done={filterDone}
          filters={filters}
        />
        <Box hideFrom="lg">
          <ListSelect
            label={t('list.sort')}
            value={list.view.sort}
            options={sorts}
            onChoose={(sort) => change({ sort })}
          />
        </Box>
        <Box hideBelow="md" ms="auto">
          <ListSelect
            label={t('list.pageSize')}
            value={list.view.pageSize}
            options={pageSizes.map((value) => ({ value, label: t('list.rows', { count: value }) }))}
            onChoose={(pageSize) => change({ pageSize })}
          />
        </Box>
      </Flex>
      <ListChips list={list} filters={filters} />
    </Stack>
  );
}
