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

type StateFieldProps = { countryId: number; selectedId: number | null };

/** State or province of a country; absent where the country has none. */
export function StateField({ countryId, selectedId }: StateFieldProps) {
  const [queryRef, load] = useQueryLoader<StateFieldQuery>(query);
  useEffect(() => load({ countryId }, { fetchPolicy: 'store-or-network' }), [load, countryId]);
  return <Suspense>{queryRef && <Options queryRef={queryRef} selectedId={selectedId} />}</Suspense>;
}

type OptionsProps = { queryRef: PreloadedQuery<StateFieldQuery>; selectedId: number | null };

function Options({ queryRef, selectedId }: OptionsProps) {
  const { t } = useTranslation('addresses');
  const { states } = usePreloadedQuery<StateFieldQuery>(query, queryRef);
  if (states.length === 0) return null;
  return (
    <SelectField
      name="stateId"
      label={t('state')}
      placeholder={t('choose')}
      options={states.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }))}
      defaultValue={selectedId === null ? '' : String(selectedId)}
      autoComplete="address-level1"
    />
  );
}
