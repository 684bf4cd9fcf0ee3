import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../lib/format/useFormat.ts';
import { useShell } from '../lib/session/useShell.ts';
import type { ListPrice_product$key } from './__generated__/ListPrice_product.graphql.ts';
import { shownPrice } from './shown-price.ts';

const fragment = graphql`
  fragment ListPrice_product on ItemType
  @argumentDefinitions(alloyIds: { type: "[Int!]" }, karats: { type: "[String!]" }) {
    listPrice(alloyIds: $alloyIds, karats: $karats)
    listPriceVaries
    currency
    quoteRequired
  }
`;

/**
 * Lowest price of a piece, in the metals of the list's filter, or a text if no price may be shown. Customers may have
 * their own terms, so for them it is labelled as the list price.
 */
export function ListPrice({ product }: { product: ListPrice_product$key }) {
  const { t } = useTranslation('pieces');
  const { money } = useFormat();
  const { viewer, storefront } = useShell();
  const hasOwnTerms = viewer?.customer != null;
  const { listPrice, listPriceVaries, currency, quoteRequired } = useFragment(fragment, product);
  const shown = shownPrice({
    quoteRequired,
    listPrice,
    isSignedIn: viewer !== null,
    seesPrices: storefront.viewerSeesPrices,
  });
  if ('words' in shown) return <Text color="fg.muted">{t(`price.${shown.words}`)}</Text>;
  return (
    <Text color="fg.muted" textStyle="number">
      {t(`price.${hasOwnTerms ? 'list' : 'all'}.${listPriceVaries ? 'from' : 'one'}`, {
        price: money(shown.amount, currency),
      })}
    </Text>
  );
}
