import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useParams } from 'react-router';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { NotFoundError } from '../../lib/relay/request-errors.ts';
import { usePageTitle } from '../../lib/routing/usePageTitle.ts';
import { links } from '../../links.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { PromotionPageQuery } from './__generated__/PromotionPageQuery.graphql.ts';
import { PromotionForm } from './_components/PromotionForm.tsx';

/** Query of a promotion with its form’s options. A new one has no promotion. */
const promotionPageQuery = graphql`
  query PromotionPageQuery($databaseId: Int!, $isNew: Boolean!) {
    promotion(databaseId: $databaseId) @skip(if: $isNew) {
      id
      name
      ...PromotionForm_promotion
    }
    ...PromotionForm_query
  }
`;

/** Form page of a coupon or promotion. */
export function PromotionPage({ queryRef }: RelayPageProps<PromotionPageQuery>) {
  const { t } = useTranslation('promotions');
  const { id } = useParams();
  const data = usePreloadedQuery<PromotionPageQuery>(promotionPageQuery, queryRef);
  const { promotion = null } = data;
  if (!promotion && id !== 'new') throw new NotFoundError('Promotion');
  const title = promotion?.name ?? t('new');
  usePageTitle(title);
  return (
    <Stack gap="4">
      <PageHeader title={title} breadcrumb={[{ label: t('title'), to: links.promotions() }]} />
      <PromotionForm key={promotion?.id} promotion={promotion} query={data} />
    </Stack>
  );
}
