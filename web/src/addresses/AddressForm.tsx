import { Button, SimpleGrid, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { CheckboxField } from '../lib/forms/CheckboxField.tsx';
import { Form } from '../lib/forms/Form.tsx';
import { integerOrNull, isChecked, textOf, textOrNull } from '../lib/forms/form-values.ts';
import { idempotencyKeys } from '../lib/forms/idempotency-keys.ts';
import { SelectField } from '../lib/forms/SelectField.tsx';
import { TextField } from '../lib/forms/TextField.tsx';
import { useResultMutation } from '../lib/forms/useResultMutation.ts';
import type { AddressDialog_address$data } from './__generated__/AddressDialog_address.graphql.ts';
import type { AddressFormMutation } from './__generated__/AddressFormMutation.graphql.ts';
import type { AddressFormQuery } from './__generated__/AddressFormQuery.graphql.ts';
import { StateField } from './StateField.tsx';
import { useAddressRights } from './useAddressRights.ts';

/** Countries to choose from. */
export const addressFormQuery = graphql`
  query AddressFormQuery {
    countries {
      databaseId
      code
      name
    }
  }
`;

const mutation = graphql`
  mutation AddressFormMutation($input: SaveAddressInput!) {
    result: saveAddress(input: $input) {
      __typename
      ... on SaveAddressSuccess {
        address {
          id
          databaseId
          ...AddressDialog_address
          ...AddressLines_address
        }
        customer {
          id
          addresses {
            id
            databaseId
            label
            isDefaultShipping
            isDefaultBilling
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

/** The fields of an address. States follow the country; countries without states have none. */
export function AddressForm({ queryRef, address, onSaved }: AddressFormProps) {
  const { t } = useTranslation('addresses');
  const { countries } = usePreloadedQuery<AddressFormQuery>(addressFormQuery, queryRef);
  const [commit, isSaving] = useResultMutation<AddressFormMutation>(mutation);
  const { maySetDefaults } = useAddressRights();
  const [keyOf] = useState(idempotencyKeys);
  const [countryId, setCountryId] = useState<number | null>(address?.country.databaseId ?? null);

  async function handleSend(data: FormData) {
    const input = {
      id: address?.databaseId,
      version: address?.version,
      label: textOf(data, 'label'),
      contactName: textOf(data, 'contactName'),
      company: textOrNull(data, 'company'),
      line1: textOf(data, 'line1'),
      line2: textOrNull(data, 'line2'),
      city: textOf(data, 'city'),
      zip: textOf(data, 'zip'),
      countryId: countryId ?? 0,
      stateId: integerOrNull(data, 'stateId'),
      phone: textOrNull(data, 'phone'),
      ...(maySetDefaults && {
        isDefaultShipping: isChecked(data, 'isDefaultShipping'),
        isDefaultBilling: isChecked(data, 'isDefaultBilling'),
      }),
    };
    const outcome = await commit({ input: { ...input, idempotencyKey: keyOf(input) } });
    if (!outcome.ok) return outcome.failure;
    onSaved(outcome.success.address.databaseId);
    return null;
  }

  return (
    <Form onSend={handleSend} routeNamespace="addresses" isGuarded={false}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField
          name="label"
          label={t('label')}
          hint={t('labelHint')}
          defaultValue={address?.label}
          maxLength={60}
          required
        />
        <TextField
          name="contactName"
          label={t('contactName')}
          defaultValue={address?.contactName}
          autoComplete="name"
          required
        />
        <TextField
          name="company"
          label={t('company')}
          defaultValue={address?.company ?? ''}
          autoComplete="organization"
        />
        <TextField
          name="phone"
          label={t('phone')}
          defaultValue={address?.phone ?? ''}
          type="tel"
          autoComplete="tel"
        />
        <TextField
          name="line1"
          label={t('line1')}
          defaultValue={address?.line1}
          autoComplete="address-line1"
          required
        />
        <TextField
          name="line2"
          label={t('line2')}
          defaultValue={address?.line2 ?? ''}
          autoComplete="address-line2"
        />
        <TextField
          name="zip"
          label={t('zip')}
          defaultValue={address?.zip}
          autoComplete="postal-code"
          required
        />
        <TextField
          name="city"
          label={t('city')}
          defaultValue={address?.city}
          autoComplete="address-level2"
          required
        />
        <SelectField
          name="countryId"
          label={t('country')}
          placeholder={t('choose')}
          options={countries.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }))}
          value={countryId === null ? '' : String(countryId)}
          onChange={(value) => setCountryId(value === '' ? null : Number(value))}
          autoComplete="country"
          required
        />
        {countryId !== null && (
          <StateField key={countryId} countryId={countryId} selectedId={address?.state?.databaseId ?? null} />
        )}
      </SimpleGrid>
      {maySetDefaults && (
        <Stack gap="2">
          <CheckboxField
            name="isDefaultShipping"
            label={t('defaultShipping')}
            defaultChecked={address?.isDefaultShipping}
          />
          <CheckboxField
            name="isDefaultBilling"
            label={t('defaultBilling')}
            defaultChecked={address?.isDefaultBilling}
          />
        </Stack>
      )}
      <Button type="submit" alignSelf="flex-end" loading={isSaving}>
        {t('save')}
      </Button>
    </Form>
  );
}
