import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../lib/format/useFormat.ts';
import type { ProductPrice_product$key } from './__generated__/ProductPrice_product.graphql.ts';

const fragment = graphql`
  fragment ProductPrice_product on ItemType {
    listPrice
    currency
    quoteRequired
  }
`;

/** From which price a piece is made, in words when it has none that may be shown. */
export function ProductPrice({ product }: { product: ProductPrice_product$key }) {
  const { t } = useTranslation('catalog');
  const { money } = useFormat();
  const { listPrice, currency, quoteRequired } = useFragment(fragment, product);
  if (quoteRequired) return <Text color="fg.muted">{t('price.onRequest')}</Text>;
  if (listPrice == null) return <Text color="fg.muted">{t('price.hidden')}</Text>;
  return (
    <Text color="fg.muted" textStyle="number">
      {t('price.from', { price: money(listPrice, currency) })}
    </Text>
  );
}
