import { useTranslation } from 'react-i18next';
import { ADDRESS_LENGTHS } from '../lib/forms/limits.ts';
import { TextField } from '../lib/forms/TextField.tsx';
import type { addressFormQuery$data } from './__generated__/addressFormQuery.graphql.ts';
import { StateField } from './StateField.tsx';

type Country = addressFormQuery$data['countries'][number];

/** City, state and postal code, as far as addresses of the country have them, in its order. */
export function PlaceFields({ country }: { country: Country }) {
  const { t } = useTranslation('addresses');
  return country.addressParts.map((part) => {
    switch (part) {
      case 'CITY':
        return (
          <TextField
            key={part}
            name="city"
            label={t('city')}
            autoComplete="address-level2"
            maxLength={ADDRESS_LENGTHS.city}
            required={country.requiresCity}
          />
        );
      case 'STATE':
        return (
          <StateField
            key={`${part}${country.databaseId}`}
            countryId={country.databaseId}
            required={country.requiresState}
          />
        );
      case 'ZIP':
        return (
          <TextField
            key={part}
            name="zip"
            label={t('zip')}
            hint={country.zipExample ? t('zipExample', { example: country.zipExample }) : undefined}
            autoComplete="postal-code"
            maxLength={ADDRESS_LENGTHS.zip}
            required={country.requiresZip}
          />
        );
      default:
        return null;
    }
  });
}
