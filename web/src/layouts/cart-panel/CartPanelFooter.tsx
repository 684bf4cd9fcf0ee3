import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { links } from '../../links.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { Money } from '../../ui/data/Money.tsx';
import type { cartPanelQuery as CartPanelQuery } from './__generated__/cartPanelQuery.graphql.ts';
import { cartPanelQuery } from './cartPanelQuery.ts';

/** Subtotal, and a link to the checkout; nothing while the cart is empty. */
export function CartPanelFooter({ queryRef }: { queryRef: PreloadedQuery<CartPanelQuery> }) {
  const { t } = useTranslation('cart');
  const { cart } = usePreloadedQuery<CartPanelQuery>(cartPanelQuery, queryRef);
  if (!cart || cart.items.length === 0) return null;
  const { currency, subTotal } = cart.totals;
  return (
    <Stack width="full" gap="4" borderTopWidth="1px" borderColor="border" pt="4">
      <Flex justify="space-between" align="baseline" gap="4">
        <Box>
          <Text textStyle="label">{t('subTotal')}</Text>
          <Text textStyle="xs" color="fg.muted">
            {t('beforeShipping')}
          </Text>
        </Box>
        <Text as="div" textStyle="lg" fontWeight="semibold">
          <Money amount={subTotal} currency={currency} />
        </Text>
      </Flex>
      <ButtonLink to={links.cart()} size="lg">
        {t('checkout')}
      </ButtonLink>
      <ButtonLink to={links.quickOrder()} variant="outline">
        {t('shell:menu.quickOrder')}
      </ButtonLink>
    </Stack>
  );
}
