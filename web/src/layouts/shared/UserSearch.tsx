import { Stack, Text } from '@chakra-ui/react';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay/hooks';
import { PickList } from '../../ui/PickList.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { LinesSkeleton } from '../../ui/Skeletons.tsx';
import type { UserSearchQuery } from './__generated__/UserSearchQuery.graphql.ts';

const query = graphql`
  query UserSearchQuery($search: String) {
    users(search: $search, first: 20) {
      edges {
        node {
          databaseId
          fullName
          email
          isStaff
          customers {
            name
          }
        }
      }
    }
  }
`;

/** A user picked from the search. */
export type FoundUser = { databaseId: number; fullName: string };

type UserSearchProps = { onPick: (user: FoundUser) => void };

/** Search over the users of all customers, for staff; staff themselves are not among them. */
export function UserSearch({ onPick }: UserSearchProps) {
  const { t } = useTranslation('shell');
  const [search, setSearch] = useState('');
  const [queryRef, load] = useQueryLoader<UserSearchQuery>(query);
  const shownRef = useDeferredValue(queryRef);

  useEffect(() => load({ search: search || null }), [load, search]);

  return (
    <Stack gap="3" minH="96">
      <SearchField label={t('switchUser.search')} value={search} onSearch={setSearch} size="md" />
      <Suspense fallback={<LinesSkeleton lines={8} />}>
        {shownRef && <Found queryRef={shownRef} onPick={onPick} />}
      </Suspense>
    </Stack>
  );
}

function Found({ queryRef, onPick }: UserSearchProps & { queryRef: PreloadedQuery<UserSearchQuery> }) {
  const { t } = useTranslation('shell');
  const { users } = usePreloadedQuery<UserSearchQuery>(query, queryRef);
  const found = users.edges.map(({ node }) => node).filter(({ isStaff }) => !isStaff);
  if (found.length === 0) return <Text color="fg.muted">{t('switchUser.noneFound')}</Text>;
  return (
    <PickList
      label={t('switchUser.search')}
      picks={found.map(({ databaseId, fullName, email, customers }) => ({
        key: String(databaseId),
        title: fullName,
        detail: [email, ...customers.map(({ name }) => name)].join(' · '),
      }))}
      onPick={(key) => {
        const user = found.find(({ databaseId }) => String(databaseId) === key);
        if (user) onPick(user);
      }}
    />
  );
}
