import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { NotFoundError } from '../../lib/relay/request-errors.ts';
import { links } from '../../links.ts';
import { TabLinks } from '../../ui/actions/TabLinks.tsx';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { PriceTablesPageQuery } from './__generated__/PriceTablesPageQuery.graphql.ts';
import { PricesTabs } from './_components/PricesTabs.tsx';
import { RateGrid } from './_components/tables/RateGrid.tsx';
import { RATE_TABLES } from './_lib/rate-table.ts';

const query = graphql`
  query PriceTablesPageQuery($code: RateTableCode!) {
    rateTable(code: $code) {
      code
      ...RateGrid_table
    }
  }
`;

/** The rate tables, one at a time, including planned rates. */
export function PriceTablesPage({ queryRef }: RelayPageProps<PriceTablesPageQuery>) {
  const { t } = useTranslation('prices');
  const { rateTable } = usePreloadedQuery<PriceTablesPageQuery>(query, queryRef);
  if (!rateTable) throw new NotFoundError('Rates are shown to staff alone');
  const { code } = rateTable;
  return (
    <Stack gap="4">
      <PageHeader title={t('title')} meta={t('intro')} />
      <PricesTabs current="tables" />
      <TabLinks
        label={t('tables.label')}
        tabs={RATE_TABLES.map((table) => ({
          to: links.prices(table),
          label: t(`tables.${table}`),
          isCurrent: table === code,
        }))}
      />
      <CardBoundary>
        <RateGrid key={code} table={rateTable} />
      </CardBoundary>
    </Stack>
  );
}
