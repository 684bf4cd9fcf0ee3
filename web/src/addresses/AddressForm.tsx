import { Button, SimpleGrid, Stack } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { CheckboxField } from '../lib/forms/CheckboxField.tsx';
import { idempotencyKeys } from '../lib/forms/idempotency-keys.ts';
import { ADDRESS_LENGTHS } from '../lib/forms/limits.ts';
import { isUnexplained } from '../lib/forms/mutation-failure.ts';
import { SelectField } from '../lib/forms/SelectField.tsx';
import { TextField } from '../lib/forms/TextField.tsx';
import { useOperationToasts } from '../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../lib/forms/useResultMutation.ts';
import { ValuesForm } from '../lib/forms/ValuesForm.tsx';
import { SharedChanges } from '../merge/SharedChanges.tsx';
import { useSharedRecord } from '../merge/useSharedRecord.ts';
import type { AddressDialog_address$data } from './__generated__/AddressDialog_address.graphql.ts';
import type { AddressFormMutation } from './__generated__/AddressFormMutation.graphql.ts';
import type { addressFormQuery as AddressFormQuery } from './__generated__/addressFormQuery.graphql.ts';
import { addressInput, addressValues } from './address-values.ts';
import { addressFormQuery } from './addressFormQuery.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { useAddressRights } from './useAddressRights.ts';

const mutation = graphql`
  mutation AddressFormMutation($input: SaveAddressInput!) {
    result: saveAddress(input: $input) {
      __typename
      ... on SaveAddressSuccess {
        address {
          databaseId
        }
        customer {
          id
          addresses {
            id
            ...AddressDialog_address
            ...AddressLines_address
          }
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type AddressFormProps = {
  queryRef: PreloadedQuery<AddressFormQuery>;
  address: AddressDialog_address$data | null;
  onSaved: (addressId: number) => void;
};

/** Fields of an address. City, state and postal code depend on the country. */
export function AddressForm({ queryRef, address, onSaved }: AddressFormProps) {
  const { t } = useTranslation('addresses');
  const { countries } = usePreloadedQuery<AddressFormQuery>(addressFormQuery, queryRef);
  const [commit, isSaving] = useResultMutation<AddressFormMutation>(mutation);
  const toasts = useOperationToasts('addresses');
  const { maySetDefaults } = useAddressRights();
  const [keyOf] = useState(idempotencyKeys);
  const saved = useMemo(() => addressValues(address), [address]);
  const form = useForm({ defaultValues: saved });
  const { merge, sends } = useSharedRecord(form, saved);
  const countryId = form.watch('countryId');
  const country = countries.find(({ databaseId }) => String(databaseId) === countryId);

  async function handleSave(values: ReturnType<typeof addressValues>) {
    const input = {
      id: address?.databaseId,
      version: address?.version,
      ...addressInput(values, { maySetDefaults, parts: country?.addressParts ?? [] }),
    };
    const outcome = await commit({ input: { ...input, idempotencyKey: keyOf(input) } });
    if (!outcome.ok) {
      if (isUnexplained(outcome.failure)) toasts.failed('saving', input.label, outcome.failure);
      return outcome.failure;
    }
    toasts.saved(input.label);
    onSaved(outcome.success.address.databaseId);
    return null;
  }

  return (
    <ValuesForm form={form} onSend={sends(handleSave)} routeNamespace="addresses">
      <SharedChanges {...merge} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField
          name="label"
          label={t('label')}
          hint={t('labelHint')}
          maxLength={ADDRESS_LENGTHS.label}
          required
        />
        <TextField
          name="contactName"
          label={t('contactName')}
          autoComplete="name"
          maxLength={ADDRESS_LENGTHS.contactName}
          required
        />
        <TextField
          name="company"
          label={t('company')}
          autoComplete="organization"
          maxLength={ADDRESS_LENGTHS.company}
        />
        <TextField
          name="phone"
          label={t('phone')}
          type="tel"
          autoComplete="tel"
          maxLength={ADDRESS_LENGTHS.phone}
        />
        <TextField
          name="line1"
          label={t('line1')}
          autoComplete="address-line1"
          maxLength={ADDRESS_LENGTHS.line1}
          required
        />
        <TextField
          name="line2"
          label={t('line2')}
          autoComplete="address-line2"
          maxLength={ADDRESS_LENGTHS.line2}
        />
        <SelectField
          name="countryId"
          label={t('country')}
          placeholder={t('choose')}
          options={countries.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }))}
          onChange={() => form.setValue('stateId', '')}
          autoComplete="country"
          required
        />
        {country && <PlaceFields country={country} />}
      </SimpleGrid>
      {maySetDefaults && (
        <Stack gap="2">
          <CheckboxField name="isDefaultShipping" label={t('defaultShipping')} />
          <CheckboxField name="isDefaultBilling" label={t('defaultBilling')} />
        </Stack>
      )}
      <Button type="submit" alignSelf="flex-end" loading={isSaving}>
        {t('save')}
      </Button>
    </ValuesForm>
  );
}
