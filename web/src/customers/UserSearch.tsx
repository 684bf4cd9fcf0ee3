import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useDebouncedQuery } from '../lib/relay/useDebouncedQuery.ts';
import { RemoteCombobox } from '../ui/fields/RemoteCombobox.tsx';
import type { UserSearchQuery } from './__generated__/UserSearchQuery.graphql.ts';

const query = graphql`
  query UserSearchQuery($search: String) {
    users(search: $search, first: 20) {
      edges {
        node {
          id
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

/** A user from the search results. */
export type FoundUser = { id: string; databaseId: number; fullName: string; email: string };

/** Search over the users of all customers, for staff. Staff are not included. */
export function UserSearch({ onPick }: { onPick: (user: FoundUser) => void }) {
  const { t } = useTranslation('shell');
  const [text, setText] = useState('');
  const search = text.trim() || null;
  const { data, error, isPending } = useDebouncedQuery<UserSearchQuery>(query, { search });
  const users = data?.users.edges.map(({ node }) => node).filter(({ isStaff }) => !isStaff) ?? null;

  function handlePick(key: string) {
    const user = users?.find(({ databaseId }) => String(databaseId) === key);
    if (user) onPick(user);
  }

  return (
    <RemoteCombobox
      label={t('switchUser.search')}
      text={text}
      onText={setText}
      options={
        users?.map(({ databaseId, fullName, email, customers }) => ({
          key: String(databaseId),
          title: fullName,
          detail: [email, ...customers.map(({ name }) => name)].join(' · '),
        })) ?? null
      }
      isPending={isPending}
      hasFailed={error !== null}
      emptyText={t('switchUser.noneFound')}
      onPick={handlePick}
    />
  );
}
