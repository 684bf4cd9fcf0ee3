import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { QuoteWithoutPromotions_cart$key } from './__generated__/QuoteWithoutPromotions_cart.graphql.ts';

const fragment = graphql`
  fragment QuoteWithoutPromotions_cart on Cart {
    promotions {
      kind
    }
    staffDiscount {
      kind
    }
  }
`;

/** If the cart has reductions: what applies to a quote, shown before requesting one. */
export function QuoteWithoutPromotions({ cart }: { cart: QuoteWithoutPromotions_cart$key }) {
  const { t } = useTranslation('cart-extras');
  const { promotions, staffDiscount } = useFragment(fragment, cart);
  // Discounts of staff are kept.
  if (promotions.length === (staffDiscount ? 1 : 0)) return null;
  return (
    <Text color="fg.muted" textStyle="xs" textAlign="center">
      {t('quote')}
    </Text>
  );
}
