import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LuPlus } from 'react-icons/lu';
import { useFormat } from '../../lib/format/useFormat.ts';
import type { List } from '../useList.ts';
import type { ListFilter } from './filter.tsx';
import { ListChips } from './ListChips.tsx';
import { ListFilterMenu } from './ListFilterMenu.tsx';
import { ListSearch } from './ListSearch.tsx';
import { ListPageSize, ListSort } from './ListSelect.tsx';

type ToolbarView<Sort extends string> = {
  readonly search: string;
  readonly sort?: Sort;
  readonly pageSize: number;
};

type ListToolbarProps<Sort extends string, View extends ToolbarView<Sort>> = {
  list: List<View>;
  /** Label of the search field: the searched fields. */
  search: string;
  filters: readonly ListFilter<View>[];
  filterTitle: string;
  filterDone: string;
  /** Text of an order. */
  sortLabel: (sort: NonNullable<View['sort']>) => string;
  /** `ListTools` for the whole list. */
  tools?: ReactNode;
};

/** The toolbar above the rows: search, filters and their chips; the sort select if no column headers sort. */
export function ListToolbar<Sort extends string, View extends ToolbarView<Sort>>(
  props: ListToolbarProps<Sort, View>,
) {
  const { list, search, filters, filterTitle, filterDone, sortLabel, tools } = props;
  const { t } = useTranslation();
  const { date } = useFormat();
  const { sort } = list.view;
  const today = date(new Date().toISOString());
  return (
    <Stack gap="3">
      <Flex gap="2" align="center" wrap="wrap" _print={{ display: 'none' }}>
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
        {sort && (
          <Box hideFrom="lg" flex={{ base: '1', md: 'none' }} minW="32">
            <ListSort list={list} label={t('list.sort')} sortLabel={sortLabel} />
          </Box>
        )}
        <Flex ms={{ md: 'auto' }} gap="2" wrap="wrap">
          <ListPageSize
            list={list}
            label={t('list.pageSize')}
            sizeLabel={(count) => t('list.rows', { count })}
          />
          {tools}
        </Flex>
      </Flex>
      <ListChips list={list} filters={filters} />
      <Text display={{ base: 'none', _print: 'block' }} textStyle="xs" color="fg.muted">
        {sort ? `${sortLabel(sort)} · ${today}` : today}
      </Text>
    </Stack>
  );
}
