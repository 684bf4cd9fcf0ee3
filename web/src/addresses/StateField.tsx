import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay/hooks';
import { SelectField } from '../lib/forms/SelectField.tsx';
import type { StateFieldQuery } from './__generated__/StateFieldQuery.graphql.ts';

const query = graphql`
  query StateFieldQuery($countryId: Int!) {
    states(countryId: $countryId) {
      databaseId
      name
    }
  }
`;

type StateFieldProps = {
  countryId: number;
  /** Whether addresses of the country need a state. */
  required: boolean;
  /** Label; by default that of the address book. */
  label?: string;
};

/** Selection of a state or province; nothing if the country has none. */
export function StateField({ countryId, required, label }: StateFieldProps) {
  const [queryRef, load] = useQueryLoader<StateFieldQuery>(query);
  useEffect(() => load({ countryId }, { fetchPolicy: 'store-or-network' }), [load, countryId]);
  return <Suspense>{queryRef && <Options queryRef={queryRef} required={required} label={label} />}</Suspense>;
}

type OptionsProps = {
  queryRef: PreloadedQuery<StateFieldQuery>;
  required: boolean;
  label: string | undefined;
};

function Options({ queryRef, required, label }: OptionsProps) {
  const { t } = useTranslation('addresses');
  const { states } = usePreloadedQuery<StateFieldQuery>(query, queryRef);
  if (states.length === 0) return null;
  return (
    <SelectField
      name="stateId"
      label={label ?? t('state')}
      placeholder={t('choose')}
      options={states.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }))}
      autoComplete="address-level1"
      required={required}
    />
  );
}
