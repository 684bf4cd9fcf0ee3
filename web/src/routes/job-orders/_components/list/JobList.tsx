import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { CART_SUBMITORDER, CATALOG_VIEW } from '../../../../lib/session/permissions.ts';
import { useCan } from '../../../../lib/session/useCan.ts';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import { links } from '../../../../links.ts';
import { ListEmpty } from '../../../../list/ListEmpty.tsx';
import { ListRows } from '../../../../list/ListRows.tsx';
import { ListTable } from '../../../../list/ListTable.tsx';
import type { List } from '../../../../list/useList.ts';
import { useSelection } from '../../../../list/useSelection.ts';
import { ButtonLink } from '../../../../ui/ButtonLink.tsx';
import { type JobListView, MAX_SELECTED } from '../../_lib/job-list.ts';
import { JobBulkBar } from '../bulk/JobBulkBar.tsx';
import type { JobList_query$key } from './__generated__/JobList_query.graphql.ts';
import type { JobListPaginationQuery } from './__generated__/JobListPaginationQuery.graphql.ts';
import { useJobColumns } from './useJobColumns.tsx';

const fragment = graphql`
  fragment JobList_query on Query
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 10 }
    cursor: { type: "String" }
    tab: { type: "OrderTab", defaultValue: ALL }
    filter: { type: "JobOrderFilter" }
    orderBy: { type: "JobOrderOrder" }
  )
  @refetchable(queryName: "JobListPaginationQuery") {
    jobOrders(first: $count, after: $cursor, tab: $tab, filter: $filter, orderBy: $orderBy)
      @connection(key: "JobList_jobOrders", filters: ["tab", "filter", "orderBy"]) {
      edges {
        node {
          id
          number
          title
          quantity
          imageUrl
          currency
          total
          poNumber
          reference
          endCustomer
          promisedOn
          urgency
          noteCount
          createdAt
          customer {
            name
          }
          status {
            code
            name
            colour
          }
        }
      }
    }
  }
`;

type JobListProps = {
  list: List<JobListView>;
  query: JobList_query$key;
  /** Jobs of the tab over the search and filters, in words. */
  total: string | undefined;
};

/** The jobs of the list, more on request, with what can be done with several at once. */
export function JobList({ list, query, total }: JobListProps) {
  const { t } = useTranslation('jobs');
  const { isStaff } = useSignedInViewer();
  const can = useCan();
  const { revalidate } = useRevalidator();
  const { data, ...more } = usePaginationFragment<JobListPaginationQuery, JobList_query$key>(fragment, query);
  const jobs = data.jobOrders.edges.map(({ node }) => node);
  const selection = useSelection(
    list,
    jobs.map(({ number }) => number),
    MAX_SELECTED,
  );
  const selected = jobs.filter(({ number }) => selection.selected.includes(number));
  const columns = useJobColumns(list, jobs);
  const mayOrder = !isStaff && can(CATALOG_VIEW) && can(CART_SUBMITORDER);

  return (
    <>
      <ListRows
        count={jobs.length}
        more={more}
        pageSize={list.view.pageSize}
        isPending={list.isPending}
        total={
          more.hasNext ? t('shown', { count: jobs.length, total }) : t('allShown', { count: jobs.length })
        }
        empty={
          <ListEmpty
            list={list}
            noMatch={t('empty.noMatch')}
            noMatchHint={t('empty.noMatchHint')}
            empty={t(`empty.${list.view.tab}`)}
            action={
              mayOrder && (
                <ButtonLink to={links.catalog()} size="sm">
                  {t('newOrder.open')}
                </ButtonLink>
              )
            }
          />
        }
      >
        <ListTable
          list={list}
          label={t('title')}
          rows={jobs}
          keyOf={({ number }) => number}
          columns={columns}
          selection={selection}
        />
      </ListRows>
      {selected.length > 0 && (
        <JobBulkBar
          jobs={selected.map(({ id, number, status }) => ({ id, number, statusCode: status.code }))}
          onChanged={() => {
            selection.clear();
            void revalidate();
          }}
          onClear={selection.clear}
        />
      )}
    </>
  );
}
