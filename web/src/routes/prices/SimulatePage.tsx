import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { NotFoundError } from '../../lib/relay/request-errors.ts';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { SimulatePageQuery } from './__generated__/SimulatePageQuery.graphql.ts';
import { PricesTabs } from './_components/PricesTabs.tsx';
import { SimulatedLines } from './_components/simulate/SimulatedLines.tsx';
import { SimulatedPieces } from './_components/simulate/SimulatedPieces.tsx';
import { SimulationForm } from './_components/simulate/SimulationForm.tsx';

const query = graphql`
  query SimulatePageQuery(
    $metalCode: String
    $percent: Decimal!
    $itemGroupCodes: [String!]!
    $itemTypeCodes: [String!]!
    $quoteNumbers: [String!]!
  ) {
    simulatePrices(
      metalCode: $metalCode
      percent: $percent
      itemGroupCodes: $itemGroupCodes
      itemTypeCodes: $itemTypeCodes
      quoteNumbers: $quoteNumbers
    ) {
      isCut
      unpriced
      ...SimulatedPieces_simulation
      ...SimulatedLines_simulation
    }
    itemGroups {
      ...SimulationForm_group
    }
  }
`;

/** Simulated prices and open quotes for a market change. */
export function SimulatePage({ queryRef }: RelayPageProps<SimulatePageQuery>) {
  const { t } = useTranslation('prices');
  const [address] = useSearchParams();
  const { simulatePrices: simulation, itemGroups } = usePreloadedQuery<SimulatePageQuery>(query, queryRef);
  if (!simulation) throw new NotFoundError('Prices are simulated for staff alone');
  return (
    <Stack gap="4">
      <PageHeader title={t('simulate.title')} meta={t('simulate.intro')} />
      <PricesTabs current="simulate" />
      <SimulationForm key={address.toString()} groups={itemGroups} />
      {simulation.isCut && <Notice tone="info">{t('simulate.cut')}</Notice>}
      <CardBoundary>
        <SimulatedLines simulation={simulation} />
      </CardBoundary>
      <CardBoundary>
        <SimulatedPieces simulation={simulation} />
      </CardBoundary>
    </Stack>
  );
}
