import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { WorkshopPageQuery } from './__generated__/WorkshopPageQuery.graphql.ts';
import { BenchBoard } from './_components/BenchBoard.tsx';
import { WorkshopTabs } from './_components/WorkshopTabs.tsx';

const workshopPageQuery = graphql`
  query WorkshopPageQuery {
    ...BenchBoard_query
  }
`;

/** The workshop board: every stage with its current and waiting jobs. */
export function WorkshopPage({ queryRef }: RelayPageProps<WorkshopPageQuery>) {
  const { t } = useTranslation('bench');
  const data = usePreloadedQuery<WorkshopPageQuery>(workshopPageQuery, queryRef);
  return (
    <Stack gap="4">
      <PageHeader title={t('title')} breadcrumb={[{ label: t('tracking') }]} />
      <WorkshopTabs />
      <CardBoundary>
        <BenchBoard query={data} />
      </CardBoundary>
    </Stack>
  );
}
