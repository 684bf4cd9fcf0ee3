import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { SelectField } from '../../../../lib/forms/SelectField.tsx';
import type { ServiceTypeFieldQuery } from './__generated__/ServiceTypeFieldQuery.graphql.ts';

/** The service types. */
export const serviceTypesQuery = graphql`
  query ServiceTypeFieldQuery {
    statuses(entityType: SERVICE_TYPE) {
      code
      name
    }
  }
`;

/** Selection of the service type. */
export function ServiceTypeField({ queryRef }: { queryRef: PreloadedQuery<ServiceTypeFieldQuery> }) {
  const { t } = useTranslation('jobs');
  const { statuses } = usePreloadedQuery<ServiceTypeFieldQuery>(serviceTypesQuery, queryRef);
  return (
    <SelectField
      name="serviceTypeCode"
      label={t('field.serviceType')}
      options={statuses.map(({ code, name }) => ({ value: code, label: name }))}
      placeholder={t('field.chooseServiceType')}
      defaultValue=""
      required
    />
  );
}
