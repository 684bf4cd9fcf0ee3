import { Text, VisuallyHidden } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { links } from '../../../links.ts';
import { ListRows } from '../../../list/rows/ListRows.tsx';
import { PromisedDate } from '../../../orders/PromisedDay.tsx';
import { CellLines } from '../../../ui/data/CellLines.tsx';
import { DataCell } from '../../../ui/data/DataCell.tsx';
import { DataGrid } from '../../../ui/data/DataGrid.tsx';
import { DataRow } from '../../../ui/data/DataRow.tsx';
import { RowLink } from '../../../ui/data/RowLink.tsx';
import { RowPicture } from '../../../ui/data/RowPicture.tsx';
import { StatusDot } from '../../../ui/data/StatusDot.tsx';
import type { ServiceJobList_query$key } from './__generated__/ServiceJobList_query.graphql.ts';
import type { ServiceJobListPaginationQuery } from './__generated__/ServiceJobListPaginationQuery.graphql.ts';

const fragment = graphql`
  fragment ServiceJobList_query on Query
  @argumentDefinitions(
    code: { type: "String!" }
    count: { type: "Int", defaultValue: 10 }
    cursor: { type: "String" }
  )
  @refetchable(queryName: "ServiceJobListPaginationQuery") {
    jobOrders(
      first: $count
      after: $cursor
      filter: { serviceTypeCode: $code }
      orderBy: { field: PROMISED_ON, direction: ASC }
    ) @connection(key: "ServiceJobList_jobOrders", filters: ["filter", "orderBy"]) {
      edges {
        node {
          id
          number
          title
          quantity
          imageUrl
          reference
          promisedOn
          urgency
          customer {
            name
          }
          status {
            name
            colour
          }
        }
      }
    }
  }
`;

type ServiceJobListProps = {
  query: ServiceJobList_query$key;
  /** Accessible name. */
  label: string;
  /** Total count. */
  total: number;
  pageSize: number;
};

/** The jobs that wait for a service type, earliest promised day first, with paging. */
export function ServiceJobList({ query, label, total, pageSize }: ServiceJobListProps) {
  const { t } = useTranslation('job-services');
  const { t: shared } = useTranslation();
  const { data, ...more } = usePaginationFragment<ServiceJobListPaginationQuery, ServiceJobList_query$key>(
    fragment,
    query,
  );
  const jobs = data.jobOrders.edges.map(({ node }) => node);
  const count = jobs.length;
  const columns = (['picture', 'number', 'piece', 'customer', 'status', 'promised'] as const).map((key) => {
    const words = t(`column.${key}`);
    return { key, header: key === 'picture' ? <VisuallyHidden>{words}</VisuallyHidden> : words };
  });
  return (
    <ListRows
      count={count}
      more={more}
      pageSize={pageSize}
      isPending={false}
      total={more.hasNext ? t('shown', { count, total: Math.max(total, count) }) : t('allShown', { count })}
      empty={
        <Text color="fg.muted" px="4" py="2">
          {t('nothing')}
        </Text>
      }
    >
      <DataGrid label={label} columns={columns}>
        {jobs.map(({ id, number, title, quantity, imageUrl, reference, customer, status, ...job }) => (
          <DataRow key={id} rowKey={id}>
            <DataCell area="picture">
              <RowPicture src={imageUrl} />
            </DataCell>
            <DataCell area="title">
              <RowLink to={links.jobOrder(number)} whiteSpace="nowrap">
                {number}
              </RowLink>
            </DataCell>
            <DataCell area="meta" isName>
              <CellLines detail={[reference]} inCard={customer.name}>
                {title}
                {quantity > 1 && ` × ${quantity}`}
              </CellLines>
            </DataCell>
            <DataCell area="table" isName>
              {customer.name}
            </DataCell>
            <DataCell area="status">
              <StatusDot {...status} />
            </DataCell>
            <DataCell area="more" cardLabel={shared('list.cardLabel', { label: t('column.promised') })}>
              <PromisedDate {...job} />
            </DataCell>
          </DataRow>
        ))}
      </DataGrid>
    </ListRows>
  );
}
