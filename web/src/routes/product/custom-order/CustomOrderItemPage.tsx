import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../../lib/relay/relay-route.tsx';
import { NotFoundError } from '../../../lib/relay/request-errors.ts';
import { usePageTitle } from '../../../lib/routing/usePageTitle.ts';
import { links } from '../../../links.ts';
import { CardBoundary } from '../../../ui/feedback/CardBoundary.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import type { CustomOrderItemPageQuery } from './__generated__/CustomOrderItemPageQuery.graphql.ts';
import { CustomOrderPiece } from './_components/CustomOrderPiece.tsx';

const customOrderItemPageQuery = graphql`
  query CustomOrderItemPageQuery($id: Int!) {
    product(databaseId: $id) {
      name
      ...CustomOrderPiece_product
    }
    ...CustomOrderForm_query
  }
`;

/** Custom order of a catalogue piece. */
export function CustomOrderItemPage({ queryRef }: RelayPageProps<CustomOrderItemPageQuery>) {
  const { t } = useTranslation('custom-order');
  const data = usePreloadedQuery<CustomOrderItemPageQuery>(customOrderItemPageQuery, queryRef);
  const { product } = data;
  if (!product) throw new NotFoundError('ItemType');
  usePageTitle(product.name);
  return (
    <Stack gap="5">
      <PageHeader title={product.name} breadcrumb={[{ label: t('title'), to: links.customOrder() }]} />
      <CardBoundary>
        <CustomOrderPiece product={product} query={data} templateId={null} />
      </CardBoundary>
    </Stack>
  );
}
