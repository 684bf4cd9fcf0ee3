import { Stack, Text } from '@chakra-ui/react';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay/hooks';
import { PickList } from '../../../ui/PickList.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { LinesSkeleton } from '../../../ui/Skeletons.tsx';
import type {
  CustomerFinderQuery,
  CustomerFinderQuery$data,
} from './__generated__/CustomerFinderQuery.graphql.ts';

const query = graphql`
  query CustomerFinderQuery($search: String) {
    customers(search: $search, first: 20) {
      edges {
        node {
          databaseId
          name
          accountNumber
        }
      }
    }
  }
`;

/** A customer that was found. */
export type FoundCustomer = CustomerFinderQuery$data['customers']['edges'][number]['node'];

type CustomerFinderProps = {
  isBusy?: boolean;
  /** Database id of the customer chosen already. */
  currentId?: number | null;
  onPick: (customer: FoundCustomer) => void;
};

/** Search over the customers one may see, for staff; picking one ends it. */
export function CustomerFinder(props: CustomerFinderProps) {
  const { t } = useTranslation('jobs');
  const [search, setSearch] = useState('');
  const [queryRef, load] = useQueryLoader<CustomerFinderQuery>(query);
  const shownRef = useDeferredValue(queryRef);

  useEffect(() => load({ search: search || null }), [load, search]);

  return (
    <Stack gap="3" minH="96">
      <SearchField label={t('customer.search')} value={search} onSearch={setSearch} size="md" />
      <Suspense fallback={<LinesSkeleton lines={8} />}>
        {shownRef && <Found queryRef={shownRef} {...props} />}
      </Suspense>
    </Stack>
  );
}

type FoundProps = CustomerFinderProps & { queryRef: PreloadedQuery<CustomerFinderQuery> };

function Found({ queryRef, isBusy, currentId, onPick }: FoundProps) {
  const { t } = useTranslation('jobs');
  const { customers } = usePreloadedQuery<CustomerFinderQuery>(query, queryRef);
  const found = customers.edges.map(({ node }) => node);
  if (found.length === 0) return <Text color="fg.muted">{t('customer.noneFound')}</Text>;
  return (
    <PickList
      label={t('customer.choose')}
      isBusy={isBusy}
      currentKey={currentId ? String(currentId) : undefined}
      picks={found.map(({ databaseId, name, accountNumber }) => ({
        key: String(databaseId),
        title: name,
        detail: accountNumber,
      }))}
      onPick={(key) => {
        const customer = found.find(({ databaseId }) => String(databaseId) === key);
        if (customer) onPick(customer);
      }}
    />
  );
}
