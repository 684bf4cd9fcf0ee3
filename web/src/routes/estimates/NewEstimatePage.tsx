import { Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { links } from '../../links.ts';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { NewEstimatePageQuery } from './__generated__/NewEstimatePageQuery.graphql.ts';
import { EstimateForm } from './_components/EstimateForm.tsx';

const newEstimatePageQuery = graphql`
  query NewEstimatePageQuery {
    estimateData(page: CREATE) {
      infoText
      ...EstimateForm_data
    }
  }
`;

/** A new estimate. */
export function NewEstimatePage({ queryRef }: RelayPageProps<NewEstimatePageQuery>) {
  const { t } = useTranslation('estimates');
  const { estimateData } = usePreloadedQuery<NewEstimatePageQuery>(newEstimatePageQuery, queryRef);
  return (
    <Stack gap="4">
      <PageHeader
        title={t('newTitle')}
        breadcrumb={[{ label: t('ordering') }, { label: t('title'), to: links.estimates() }]}
        meta={estimateData?.infoText && <Text>{estimateData.infoText}</Text>}
      />
      <CardBoundary>{estimateData && <EstimateForm data={estimateData} estimate={null} />}</CardBoundary>
    </Stack>
  );
}
