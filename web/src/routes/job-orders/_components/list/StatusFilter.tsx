import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { jobStatusCode } from '../../../../orders/job-status-codes.ts';
import { OptionList } from '../../../../ui/OptionList.tsx';
import { StatusDot } from '../../../../ui/StatusDot.tsx';
import { toggleStatus } from '../../_lib/job-list-view.ts';
import { useJobListView } from '../../_lib/useJobListView.ts';
import type { StatusFilter_query$key } from './__generated__/StatusFilter_query.graphql.ts';

const fragment = graphql`
  fragment StatusFilter_query on Query {
    statuses(entityType: JOB_ORDER) {
      code
      name
      colour
      tab
    }
  }
`;

/** Any of these statuses: those of the tab, and those chosen already. */
export function StatusFilter({ query }: { query: StatusFilter_query$key }) {
  const { t } = useTranslation('jobs');
  const { statuses } = useFragment(fragment, query);
  const { view, show } = useJobListView();
  const isInTab = (tab: string | null | undefined) => view.tab === 'all' || tab?.toLowerCase() === view.tab;
  const options = statuses.flatMap((status) => {
    const value = jobStatusCode(status.code);
    if (!value || !(isInTab(status.tab) || view.statusCodes.includes(value))) return [];
    return [{ value, label: <StatusDot name={status.name} colour={status.colour} /> }];
  });
  return (
    <OptionList
      legend={t('filter.status')}
      isMultiple
      options={options}
      chosen={view.statusCodes}
      onChoose={(code) => show({ ...toggleStatus(view, code), selected: [] })}
    />
  );
}
