import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { NotFoundState } from '../../ui/feedback/NotFoundState.tsx';
import type { EstimatePageQuery } from './__generated__/EstimatePageQuery.graphql.ts';
import { ClosedEstimate } from './_components/ClosedEstimate.tsx';
import { EstimateForm } from './_components/EstimateForm.tsx';
import { EstimateHeader } from './_components/EstimateHeader.tsx';

/** Query of the page. */
export const estimatePageQuery = graphql`
  query EstimatePageQuery($number: String!) {
    estimate(number: $number) {
      id
      version
      status
      ...EstimateHeader_estimate
      ...EstimateForm_estimate
      ...ClosedEstimate_estimate
    }
    estimateData(page: EDIT) {
      infoText
      ...EstimateForm_data
    }
  }
`;

/** A saved estimate: its form, or why it is not opened any more. */
export function EstimatePage({ queryRef }: RelayPageProps<EstimatePageQuery>) {
  const { t } = useTranslation('estimates');
  const { estimate, estimateData } = usePreloadedQuery<EstimatePageQuery>(estimatePageQuery, queryRef);
  const [isTyped, setIsTyped] = useState(false);
  const latest = estimate ? `${estimate.id} ${estimate.version}` : '';
  const [shown, setShown] = useState(latest);
  // What others save shows at once, but never in place of what is being typed: then saving says that it changed.
  if (!isTyped && shown !== latest) setShown(latest);
  if (!estimate || !estimateData) return <NotFoundState />;
  return (
    <Stack gap="4" aria-label={t('title')}>
      <EstimateHeader estimate={estimate} />
      <ClosedEstimate estimate={estimate} />
      {estimate.status === 'OPEN' && estimateData.infoText && (
        <Text textStyle="sm" color="fg.muted">
          {estimateData.infoText}
        </Text>
      )}
      {estimate.status !== 'EXPIRED' && (
        <CardBoundary>
          <EstimateForm key={shown} data={estimateData} estimate={estimate} onTyped={setIsTyped} />
        </CardBoundary>
      )}
    </Stack>
  );
}
