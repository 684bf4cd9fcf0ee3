import { Stack, Text } from '@chakra-ui/react';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay/hooks';
import { SearchField } from '../../ui/SearchField.tsx';
import { LinesSkeleton } from '../../ui/Skeletons.tsx';
import type { CustomerSearchQuery } from './__generated__/CustomerSearchQuery.graphql.ts';
import { CustomerChoices } from './CustomerChoices.tsx';

const query = graphql`
  query CustomerSearchQuery($search: String) {
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

/** Search over all customers, for staff. */
export function CustomerSearch() {
  const { t } = useTranslation('shell');
  const [search, setSearch] = useState('');
  const [queryRef, load] = useQueryLoader<CustomerSearchQuery>(query);
  const shownRef = useDeferredValue(queryRef);

  useEffect(() => load({ search: search || null }), [load, search]);

  return (
    <Stack gap="3" minH="96">
      <SearchField label={t('customer.search')} value={search} onSearch={setSearch} size="md" />
      <Suspense fallback={<LinesSkeleton lines={8} />}>{shownRef && <Found queryRef={shownRef} />}</Suspense>
    </Stack>
  );
}

function Found({ queryRef }: { queryRef: PreloadedQuery<CustomerSearchQuery> }) {
  const { t } = useTranslation('shell');
  const { customers } = usePreloadedQuery<CustomerSearchQuery>(query, queryRef);
  if (customers.edges.length === 0) return <Text color="fg.muted">{t('customer.noneFound')}</Text>;
  return <CustomerChoices customers={customers.edges.map(({ node }) => node)} />;
}
