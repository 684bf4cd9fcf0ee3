import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { TabLinks } from '../../../../ui/TabLinks.tsx';
import { TABS } from '../../_lib/job-list-view.ts';
import { jobListAddress, useJobListView } from '../../_lib/useJobListView.ts';
import type { JobTabs_query$key } from './__generated__/JobTabs_query.graphql.ts';

const fragment = graphql`
  fragment JobTabs_query on Query @argumentDefinitions(filter: { type: "JobOrderFilter" }) {
    jobOrderTabCounts(filter: $filter) {
      tab
      count
      atLeast
    }
  }
`;

/** The tabs with live counts over the search and filters in force; beyond a thousand '1,000+'. */
export function JobTabs({ query }: { query: JobTabs_query$key }) {
  const { t } = useTranslation('jobs');
  const { number } = useFormat();
  const { jobOrderTabCounts: counts } = useFragment(fragment, query);
  const { view } = useJobListView();

  function countOf(tab: string): string | undefined {
    const found = counts.find((each) => each.tab === tab.toUpperCase());
    return found && `${number(found.count)}${found.atLeast ? '+' : ''}`;
  }

  return (
    <TabLinks
      label={t('title')}
      tabs={TABS.map((tab) => ({
        to: jobListAddress({ ...view, tab, selected: [] }),
        label: t(`tab.${tab}`),
        count: countOf(tab),
        isCurrent: tab === view.tab,
      }))}
    />
  );
}
