import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { NotFoundError } from '../../lib/relay/request-errors.ts';
import { usePageTitle } from '../../lib/routing/usePageTitle.ts';
import { links } from '../../links.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { ItemTypePageQuery } from './__generated__/ItemTypePageQuery.graphql.ts';
import { ItemTypeFacts } from './_components/ItemTypeFacts.tsx';
import { ItemTypeForm } from './_components/ItemTypeForm.tsx';
import { ItemTypeOwners } from './_components/ItemTypeOwners.tsx';

/** Query of an item type with what its form offers. */
const itemTypePageQuery = graphql`
  query ItemTypePageQuery($databaseId: Int!) {
    product(databaseId: $databaseId) {
      id
      databaseId
      name
      code
      ...ItemTypeFacts_product
      ...ItemTypeForm_product
      ...ItemTypeOwners_product
    }
    ...ItemTypeForm_query
  }
`;

/** Administration of an item type. */
export function ItemTypePage({ queryRef }: RelayPageProps<ItemTypePageQuery>) {
  const { t } = useTranslation('item-types');
  const data = usePreloadedQuery<ItemTypePageQuery>(itemTypePageQuery, queryRef);
  const { product } = data;
  if (!product) throw new NotFoundError('ItemType');
  usePageTitle(product.name);
  return (
    <Stack gap="4">
      <PageHeader
        title={product.name}
        meta={product.code}
        breadcrumb={[{ label: t('title'), to: links.itemTypes() }]}
        actions={
          <ButtonLink to={links.product(product.databaseId)} variant="outline">
            {t('openProduct')}
          </ButtonLink>
        }
      />
      <ItemTypeFacts product={product} />
      <ItemTypeForm key={product.id} product={product} query={data} />
      <ItemTypeOwners key={`owners ${product.id}`} product={product} />
    </Stack>
  );
}
