import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { choicesFilter, oneFilter, searchFilter } from '../../list/toolbar/filter.tsx';
import { useList } from '../../list/useList.ts';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { BenchJobsPageQuery } from './__generated__/BenchJobsPageQuery.graphql.ts';
import { BenchJobList } from './_components/BenchJobList.tsx';
import { WorkshopTabs } from './_components/WorkshopTabs.tsx';
import { benchJobList, STAGE_CODES } from './_lib/bench-job-list.ts';

const benchJobsPageQuery = graphql`
  query BenchJobsPageQuery($filter: BenchJobFilter, $orderBy: BenchJobOrder, $count: Int!) {
    benchStages {
      code
      name
    }
    gridSetting(code: BENCH_JOBS) {
      ...useGrid_setting
      ...useListViews_setting
    }
    ...BenchJobList_query @arguments(filter: $filter, orderBy: $orderBy, count: $count)
  }
`;

/** Jobs on the bench: search, filters and list, most urgent first. */
export function BenchJobsPage({ queryRef }: RelayPageProps<BenchJobsPageQuery>) {
  const { t } = useTranslation('bench');
  const data = usePreloadedQuery<BenchJobsPageQuery>(benchJobsPageQuery, queryRef);
  const list = useList(benchJobList);
  const stages = [{ code: 0, name: t('notStarted') }, ...data.benchStages].map(({ code, name }) => ({
    value: String(code),
    label: name,
    chip: t('chip.stage', { stage: name }),
  }));
  const { stage } = list.view;
  const filters = [
    searchFilter(list, (search) => t('chip.search', { search })),
    choicesFilter(list, {
      key: 'stage',
      legend: t('filter.stage'),
      options: stages,
      chosen: stage === null ? [] : [stage],
      toggle: (value) => (view) => ({
        stage: STAGE_CODES.find((code) => code === value && code !== view.stage) ?? null,
      }),
    }),
    oneFilter(list, 'work', t('filter.work'), (form, value) => t(`${form}.work.${value}`)),
    oneFilter(list, 'promise', t('filter.promise'), (form, value) => t(`${form}.promise.${value}`)),
  ];
  return (
    <Stack gap="4">
      <PageHeader title={t('listTitle')} breadcrumb={[{ label: t('tracking') }]} />
      <WorkshopTabs />
      <CardBoundary>
        <BenchJobList list={list} filters={filters} setting={data.gridSetting} query={data} />
      </CardBoundary>
    </Stack>
  );
}
