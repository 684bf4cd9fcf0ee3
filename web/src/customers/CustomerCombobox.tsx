import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useDebouncedQuery } from '../lib/relay/useDebouncedQuery.ts';
import { RemoteCombobox } from '../ui/fields/RemoteCombobox.tsx';
import type { CustomerComboboxQuery } from './__generated__/CustomerComboboxQuery.graphql.ts';

const query = graphql`
  query CustomerComboboxQuery($search: String) {
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

/** A customer from the search results. */
export type FoundCustomer = { readonly name: string; readonly accountNumber: string };

type CustomerComboboxProps = {
  /** Database id of the selected customer. */
  currentId?: number | null | undefined;
  /** Text next to the selected customer. */
  currentMark?: string;
  isDisabled?: boolean;
  onPick: (customerId: number, customer: FoundCustomer) => void;
};

/** Search over the customers that the viewer may see, for staff. */
export function CustomerCombobox({ currentId, currentMark, isDisabled, onPick }: CustomerComboboxProps) {
  const { t } = useTranslation('shell');
  const [text, setText] = useState('');
  const search = text.trim() || null;
  const { data, error, isPending } = useDebouncedQuery<CustomerComboboxQuery>(query, { search });
  const customers = data?.customers.edges.map(({ node }) => node);
  const options = customers?.map(({ databaseId, name, accountNumber }) => ({
    key: String(databaseId),
    title: name,
    detail: accountNumber,
    mark: databaseId === currentId ? currentMark : undefined,
  }));

  function handlePick(key: string) {
    const customer = customers?.find(({ databaseId }) => String(databaseId) === key);
    if (customer) onPick(customer.databaseId, customer);
  }

  return (
    <RemoteCombobox
      label={t('customer.search')}
      text={text}
      onText={setText}
      options={options ?? null}
      isPending={isPending}
      hasFailed={error !== null}
      failedText={t('customer.failed')}
      emptyText={t('customer.noneFound')}
      currentKey={currentId ? String(currentId) : undefined}
      isDisabled={isDisabled}
      onPick={handlePick}
    />
  );
}
