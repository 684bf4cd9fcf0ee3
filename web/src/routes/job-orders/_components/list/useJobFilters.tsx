import { Box, Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import {
  daysFilter,
  type ListFilter,
  oneFilter,
  searchFilter,
  severalFilter,
} from '../../../../list/filter.tsx';
import type { List } from '../../../../list/useList.ts';
import { jobStatusCode } from '../../../../orders/job-status-codes.ts';
import { LinesSkeleton } from '../../../../ui/Skeletons.tsx';
import { StatusDot } from '../../../../ui/StatusDot.tsx';
import { type JobListView, PROMISED, WAITING } from '../../_lib/job-list.ts';
import type { useJobFilters_query$key } from './__generated__/useJobFilters_query.graphql.ts';

const CustomerCombobox = lazy(async () => ({
  default: (await import('../../../../customers/CustomerCombobox.tsx')).CustomerCombobox,
}));

const fragment = graphql`
  fragment useJobFilters_query on Query
  @argumentDefinitions(
    ofCustomer: { type: "JobOrderFilter" }
    hasCustomer: { type: "Boolean!", defaultValue: false }
  ) {
    statuses(entityType: JOB_ORDER) {
      code
      name
      colour
      tab
    }
    jobsOfCustomer: jobOrders(first: 1, filter: $ofCustomer) @include(if: $hasCustomer) {
      edges {
        node {
          customer {
            name
          }
        }
      }
    }
  }
`;

/** What jobs can be narrowed by: search, status, promised day, whose turn it is and, for staff, the customer. */
export function useJobFilters(
  list: List<JobListView>,
  query: useJobFilters_query$key,
): readonly ListFilter<JobListView>[] {
  const { t } = useTranslation('jobs');
  const { date } = useFormat();
  const { isStaff } = useSignedInViewer();
  const { statuses, jobsOfCustomer } = useFragment(fragment, query);
  const { view, show } = list;
  const { tab, statusCodes, customerId } = view;
  const isInTab = (of: string | null | undefined) => tab === 'all' || of?.toLowerCase() === tab;
  const side = isStaff ? 'staff' : 'customer';
  const customer = jobsOfCustomer?.edges[0]?.node.customer.name ?? String(customerId);
  return [
    searchFilter(list, (search) => t('chip.search', { search })),
    severalFilter(list, 'statusCodes', {
      legend: t('filter.status'),
      // Those of the tab, and those chosen already.
      options: statuses
        .filter(
          ({ code, tab: of }) => isInTab(of) || statusCodes.some((chosen) => chosen === jobStatusCode(code)),
        )
        .map(({ code, name, colour }) => ({
          value: code,
          label: <StatusDot name={name} colour={colour} />,
          chip: t('chip.status', { status: name }),
        })),
    }),
    oneFilter(list, 'promised', {
      legend: t('filter.promised'),
      any: t('filter.any'),
      options: PROMISED.map((value) => ({
        value,
        label: t(`promisedFilter.${value}`),
        chip: t(`chip.promised.${value}`),
      })),
    }),
    daysFilter(
      list,
      { key: 'promisedFrom', label: t('filter.from'), chip: (day) => t('chip.from', { date: date(day) }) },
      { key: 'promisedTo', label: t('filter.to'), chip: (day) => t('chip.to', { date: date(day) }) },
    ),
    oneFilter(list, 'waitingOn', {
      legend: t('filter.waiting'),
      any: t('filter.any'),
      options: WAITING.map((value) => ({
        value,
        label: t(`waitingOn.${side}.${value}`),
        chip: t(`chip.waiting.${side}.${value}`),
      })),
    }),
    {
      key: 'customer',
      field: isStaff && (
        <Box as="section">
          <Text textStyle="label" mb="2">
            {t('filter.customer')}
          </Text>
          <Suspense fallback={<LinesSkeleton lines={8} />}>
            <CustomerCombobox currentId={customerId} onPick={(id) => show({ customerId: id })} />
          </Suspense>
        </Box>
      ),
      chips:
        customerId === null
          ? []
          : [{ label: t('chip.customer', { customer }), without: { customerId: null } }],
    },
  ];
}
