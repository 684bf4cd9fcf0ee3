import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { SelectField } from '../lib/forms/SelectField.tsx';
import { useOpenQuery } from '../lib/relay/useOpenQuery.ts';
import { LinesSkeleton } from '../ui/feedback/Skeletons.tsx';
import type { ContactFieldQuery } from './__generated__/ContactFieldQuery.graphql.ts';

const query = graphql`
  query ContactFieldQuery($customerId: Int!) {
    usualContact(customerId: $customerId) {
      databaseId
    }
    customerContacts(customerId: $customerId) {
      databaseId
      fullName
      email
    }
  }
`;

export type ContactFieldProps = {
  customerId: number;
  /** Null: the customer's default contact. */
  contactId: number | null;
  onChange: (contactId: number) => void;
};

/** Selection of a contact among the customer's users, starting with the default contact. */
export function ContactField(props: ContactFieldProps) {
  const queryRef = useOpenQuery<ContactFieldQuery>(query, { customerId: props.customerId });
  return queryRef ? <LoadedField {...props} queryRef={queryRef} /> : <LinesSkeleton lines={1} />;
}

type LoadedFieldProps = ContactFieldProps & { queryRef: PreloadedQuery<ContactFieldQuery> };

function LoadedField({ contactId, onChange, queryRef }: LoadedFieldProps) {
  const { t } = useTranslation('contacts');
  const { usualContact, customerContacts: people } = usePreloadedQuery<ContactFieldQuery>(query, queryRef);
  if (people.length === 0) return null;
  return (
    <SelectField
      name="contactId"
      label={t('contact')}
      hint={t('text')}
      required
      value={String(contactId ?? usualContact?.databaseId ?? '')}
      onChange={(chosen) => onChange(Number(chosen))}
      options={people.map(({ databaseId, fullName, email }) => ({
        value: String(databaseId),
        label: t('person', { name: fullName, email }),
      }))}
    />
  );
}
