import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { AddressLines } from '../../../addresses/AddressLines.tsx';
import { useFormat } from '../../../lib/format/useFormat.ts';
import type { OrderRoute_cart$key } from './__generated__/OrderRoute_cart.graphql.ts';

const fragment = graphql`
  fragment OrderRoute_cart on Cart {
    shippingAddress {
      ...AddressLines_address
    }
    shippingMethod {
      name
    }
    totals {
      currency
      shippingPrice
    }
  }
`;

/** Destination and shipping method with its price, next to the order button. */
export function OrderRoute({ cart }: { cart: OrderRoute_cart$key }) {
  const { t } = useTranslation('checkout');
  const { money } = useFormat();
  const { shippingAddress, shippingMethod, totals } = useFragment(fragment, cart);
  const { shippingPrice, currency } = totals;
  const price =
    shippingPrice != null &&
    (Number(shippingPrice) === 0 ? t('shipping.free') : money(shippingPrice, currency));
  return (
    <Stack gap="3" borderTopWidth="1px" borderColor="border.muted" pt="4">
      <Box as="section">
        <Heading as="h3" textStyle="label" color="fg.muted" mb="1">
          {t('address.shipping')}
        </Heading>
        {shippingAddress ? (
          <AddressLines address={shippingAddress} />
        ) : (
          <Text textStyle="sm">{t('totals.notChosen')}</Text>
        )}
      </Box>
      <Box as="section">
        <Heading as="h3" textStyle="label" color="fg.muted" mb="1">
          {t('shipping.title')}
        </Heading>
        <Text textStyle="sm">
          {shippingMethod ? [shippingMethod.name, price].filter(Boolean).join(' · ') : t('totals.notChosen')}
        </Text>
      </Box>
    </Stack>
  );
}
