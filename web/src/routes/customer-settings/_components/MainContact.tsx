import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { idempotencyKeys } from '../../../lib/forms/idempotency-keys.ts';
import { SelectField } from '../../../lib/forms/SelectField.tsx';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { ValuesForm } from '../../../lib/forms/ValuesForm.tsx';
import { useOpenQuery } from '../../../lib/relay/useOpenQuery.ts';
import { SharedChanges } from '../../../merge/SharedChanges.tsx';
import { useSharedRecord } from '../../../merge/useSharedRecord.ts';
import { LinesSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import { DetailPanel } from '../../../ui/layout/DetailPanel.tsx';
import type { MainContact_settings$key } from './__generated__/MainContact_settings.graphql.ts';
import type { MainContactMutation } from './__generated__/MainContactMutation.graphql.ts';
import type { MainContactQuery } from './__generated__/MainContactQuery.graphql.ts';

const fragment = graphql`
  fragment MainContact_settings on CustomerFinancialSettings {
    customerId
    customerName
    version
    mainContactId
  }
`;

const query = graphql`
  query MainContactQuery($customerId: Int!) {
    usualContact(customerId: $customerId) {
      fullName
    }
    customerContacts(customerId: $customerId) {
      databaseId
      fullName
      email
    }
  }
`;

const mutation = graphql`
  mutation MainContactMutation($input: SetCustomerMainContactInput!) {
    result: setCustomerMainContact(input: $input) {
      __typename
      ... on SetCustomerMainContactSuccess {
        settings {
          ...MainContact_settings
          ...SettingsForm_settings
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type MainContactProps = { settings: MainContact_settings$key };

/** The customer’s default contact, editable. */
export function MainContact({ settings: key }: MainContactProps) {
  const { t } = useTranslation('customer-settings');
  const settings = useFragment(fragment, key);
  const { customerId } = settings;
  const [attempt, setAttempt] = useState(0);
  const queryRef = useOpenQuery<MainContactQuery>(query, { customerId }, attempt);
  return (
    <DetailPanel title={t('contact.title')}>
      {queryRef ? (
        <ContactForm
          settings={settings}
          queryRef={queryRef}
          onSaved={() => setAttempt((former) => former + 1)}
        />
      ) : (
        <LinesSkeleton lines={2} />
      )}
    </DetailPanel>
  );
}

type ContactFormProps = {
  settings: { customerId: number; customerName: string; version: number; mainContactId?: number | null };
  queryRef: PreloadedQuery<MainContactQuery>;
  onSaved: () => void;
};

function ContactForm({ settings, queryRef, onSaved }: ContactFormProps) {
  const { t } = useTranslation('customer-settings');
  const { saved } = useOperationToasts();
  const { usualContact, customerContacts: people } = usePreloadedQuery<MainContactQuery>(query, queryRef);
  const [commit, isBusy] = useResultMutation<MainContactMutation>(mutation);
  const [keyOf] = useState(idempotencyKeys);
  const { customerId, customerName, version, mainContactId } = settings;

  const known = useMemo(() => ({ contactId: String(mainContactId ?? '') }), [mainContactId]);
  const form = useForm({ defaultValues: known });
  const { merge, sends } = useSharedRecord(form, known);

  async function handleSave({ contactId }: typeof known) {
    const input = { customerId, version, contactId: Number(contactId) || null };
    const outcome = await commit({ input: { ...input, idempotencyKey: keyOf(input) } });
    if (!outcome.ok) return outcome.failure;
    saved(customerName);
    onSaved();
    return null;
  }

  if (people.length === 0) return <Text color="fg.muted">{t('contact.none')}</Text>;
  return (
    <ValuesForm form={form} onSend={sends(handleSave)} routeNamespace="customer-settings">
      <SharedChanges {...merge} />
      <Stack gap="4">
        <SelectField
          name="contactId"
          label={t('contact.field')}
          hint={t('contact.hint', { name: usualContact?.fullName ?? '–' })}
          placeholder={t('contact.usual')}
          options={people.map(({ databaseId, fullName, email }) => ({
            value: String(databaseId),
            label: t('contact.person', { name: fullName, email }),
          }))}
        />
        <Flex justify="flex-end">
          <Button type="submit" loading={isBusy}>
            {t('contact.save')}
          </Button>
        </Flex>
      </Stack>
    </ValuesForm>
  );
}
