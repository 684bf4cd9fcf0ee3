import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { ListBody, type ListProps } from '../../../list/body/ListBody.tsx';
import { useListViews } from '../../../list/views/useListViews.tsx';
import type { FindingList_query$key } from './__generated__/FindingList_query.graphql.ts';
import type { FindingListPaginationQuery } from './__generated__/FindingListPaginationQuery.graphql.ts';
import type { FindingView } from './finding-list.ts';
import { type FindingRow, useFindingColumns, useFindingRows } from './useFindingColumns.tsx';
import { useFindingFilters } from './useFindingFilters.tsx';

const ResolveDialog = lazy(async () => ({ default: (await import('./ResolveDialog.tsx')).ResolveDialog }));

const fragment = graphql`
  fragment FindingList_query on Query
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
    filter: { type: "ReconciliationFindingFilter" }
    orderBy: { type: "ReconciliationFindingOrder" }
  )
  @refetchable(queryName: "FindingListPaginationQuery") {
    reconciliationFindings(first: $count, after: $cursor, filter: $filter, orderBy: $orderBy)
      @connection(key: "FindingList_reconciliationFindings", filters: ["filter", "orderBy"]) {
      edges {
        node {
          ...useFindingColumns_findings
        }
      }
    }
  }
`;

type FindingListProps = Omit<ListProps<FindingView, FindingList_query$key>, 'filters'> & {
  onReload: () => Promise<void>;
};

/** Differences from gateways, with paging, and a button to resolve them. */
export function FindingList({ query, onReload, ...page }: FindingListProps) {
  const { list, setting } = page;
  const { t } = useTranslation('reconciliation');
  const { data, ...more } = usePaginationFragment<FindingListPaginationQuery, FindingList_query$key>(
    fragment,
    query,
  );
  const findings = useFindingRows(data.reconciliationFindings.edges.map(({ node }) => node));
  const [resolved, setResolved] = useState<FindingRow | null>(null);
  const nameOf = ({ kind, reference, charge }: FindingRow) =>
    [t(`kind.${kind}`), charge?.payments[0]?.number ?? reference].filter(Boolean).join(', ');
  return (
    <>
      <ListBody
        namespace="reconciliation"
        label={t('list.title')}
        {...page}
        filters={useFindingFilters(list)}
        columns={useFindingColumns(nameOf, setResolved)}
        rows={findings}
        more={more}
        nameOf={nameOf}
        views={useListViews(list, setting)}
      />
      {resolved && (
        <Suspense>
          <ResolveDialog
            id={resolved.id}
            name={nameOf(resolved)}
            onReload={onReload}
            onClose={() => setResolved(null)}
          />
        </Suspense>
      )}
    </>
  );
}
