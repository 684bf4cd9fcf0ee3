import { Box, Stack, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { lazyPart } from '../../lib/i18n/lazy-part.ts';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { NotFoundState } from '../../ui/feedback/NotFoundState.tsx';
import type { EstimatePageQuery } from './__generated__/EstimatePageQuery.graphql.ts';
import { EstimateForm } from './_components/EstimateForm.tsx';
import { EstimateHeader } from './_components/EstimateHeader.tsx';
import { closedTexts } from './closed/closed-texts.ts';

const ClosedEstimate = lazyPart(
  async () => (await import('./closed/ClosedEstimate.tsx')).ClosedEstimate,
  closedTexts,
);

const estimatePageQuery = graphql`
  query EstimatePageQuery($number: String!) {
    estimate(number: $number) {
      id
      version
      status
      allowedActions
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

/** A saved estimate: its form, or why it cannot be opened. */
export function EstimatePage({ queryRef }: RelayPageProps<EstimatePageQuery>) {
  const { t } = useTranslation('estimates');
  const { estimate, estimateData } = usePreloadedQuery<EstimatePageQuery>(estimatePageQuery, queryRef);
  const [isTyped, setIsTyped] = useState(false);
  const latest = estimate ? `${estimate.id} ${estimate.version}` : '';
  const [shown, setShown] = useState(latest);
  // Changes by others show immediately. If something is being typed, the form merges them.
  if (!isTyped && shown !== latest) setShown(latest);
  if (!estimate || !estimateData) return <NotFoundState />;
  const isOwn = estimate.status === 'OPEN' && estimate.allowedActions.includes('EDIT');
  return (
    <Stack gap="4" aria-label={t('title')}>
      <EstimateHeader estimate={estimate} />
      {!isOwn && (
        <Suspense fallback={<Box h="12" />}>
          <ClosedEstimate estimate={estimate} />
        </Suspense>
      )}
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
