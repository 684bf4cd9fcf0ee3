import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { type FilterChip, FilterChips } from '../../../../ui/FilterChips.tsx';
import { type JobListView, toggleStatus, withoutFilters } from '../../_lib/job-list-view.ts';
import { jobListAddress, useJobListView } from '../../_lib/useJobListView.ts';
import type { JobFilterChips_query$key } from './__generated__/JobFilterChips_query.graphql.ts';

const fragment = graphql`
  fragment JobFilterChips_query on Query
  @argumentDefinitions(
    ofCustomer: { type: "JobOrderFilter" }
    hasCustomer: { type: "Boolean!", defaultValue: false }
  ) {
    statuses(entityType: JOB_ORDER) {
      code
      name
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

/** The search and filters in force, each with its way out. */
export function JobFilterChips({ query }: { query: JobFilterChips_query$key }) {
  const { t } = useTranslation('jobs');
  const { date } = useFormat();
  const { statuses, jobsOfCustomer } = useFragment(fragment, query);
  const { view } = useJobListView();
  const { search, statusCodes, customerId, promised, promisedFrom, promisedTo, waitingOn } = view;

  const chip = (label: string, without: Partial<JobListView>): FilterChip => ({
    label,
    without: jobListAddress({ ...view, ...without, selected: [] }),
  });
  const chips = statusCodes.map((code) =>
    chip(
      t('chip.status', { status: statuses.find((each) => each.code === code)?.name ?? code }),
      toggleStatus(view, code),
    ),
  );
  if (search) chips.unshift(chip(t('chip.search', { search }), { search: '' }));
  if (customerId !== null) {
    const name = jobsOfCustomer?.edges[0]?.node.customer.name ?? String(customerId);
    chips.push(chip(t('chip.customer', { customer: name }), { customerId: null }));
  }
  if (promised) chips.push(chip(t(`chip.promised.${promised}`), { promised: null }));
  if (promisedFrom !== null) {
    chips.push(chip(t('chip.from', { date: date(promisedFrom) }), { promisedFrom: null }));
  }
  if (promisedTo !== null) chips.push(chip(t('chip.to', { date: date(promisedTo) }), { promisedTo: null }));
  if (waitingOn) chips.push(chip(t(`chip.waiting.${waitingOn}`), { waitingOn: null }));
  return <FilterChips chips={chips} clearAll={jobListAddress(withoutFilters(view))} />;
}
