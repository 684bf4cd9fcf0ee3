import { Box, Button, chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Money } from '../../../ui/data/Money.tsx';
import type { PlaceOrderBar_cart$key } from './__generated__/PlaceOrderBar_cart.graphql.ts';

const fragment = graphql`
  fragment PlaceOrderBar_cart on Cart {
    target
    totals {
      currency
      grandTotal
    }
  }
`;

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: 'var(--ax-bottom-bar, 0px)',
    zIndex: 'docked',
    display: { base: 'flex', lg: 'none' },
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: { base: '2', md: '3' },
    mt: '5',
    // Full width.
    mx: { base: '-4', md: '0' },
    px: '4',
    py: '3',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});

type PlaceOrderBarProps = { cart: PlaceOrderBar_cart$key; isPlacing: boolean; onPlace: () => void };

/** Total and order button, always visible if the sums are below the checkout. */
export function PlaceOrderBar({ cart, isPlacing, onPlace }: PlaceOrderBarProps) {
  const { t } = useTranslation('checkout');
  const { target, totals } = useFragment(fragment, cart);
  return (
    <Bar>
      <Box>
        <Text textStyle="xs" color="fg.muted">
          {t('totals.grand')}
        </Text>
        <Text as="div" textStyle={{ base: 'md', md: 'lg' }} fontWeight="semibold">
          <Money amount={totals.grandTotal} currency={totals.currency} fallback={t('totals.unknown')} />
        </Text>
      </Box>
      <Button size={{ base: 'md', md: 'lg' }} flexShrink="0" loading={isPlacing} onClick={onPlace}>
        {t(target === 'PQ' ? 'place.quote' : 'place.order')}
      </Button>
    </Bar>
  );
}
