import { Button, Flex, SimpleGrid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { CheckboxField } from '../../../lib/forms/CheckboxField.tsx';
import { CART_EDIT } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useDestination } from '../_lib/useDestination.ts';
import type { DestinationFields_cart$key } from './__generated__/DestinationFields_cart.graphql.ts';
import { AddressPick } from './AddressPick.tsx';

const fragment = graphql`
  fragment DestinationFields_cart on Cart {
    billingAddress {
      databaseId
    }
    shippingAddress {
      databaseId
    }
    sellToAddress {
      databaseId
    }
    customer {
      addresses {
        databaseId
        line1
        city
      }
      ...AddressPick_customer
    }
  }
`;

/** Billing address, end customer, and shipping address. */
export function DestinationFields({ cart }: { cart: DestinationFields_cart$key }) {
  const { t } = useTranslation('checkout');
  const disabled = !useCan()(CART_EDIT);
  const { billingAddress, shippingAddress, sellToAddress, customer } = useFragment(fragment, cart);
  const { destination, lastUsed, change } = useDestination(
    {
      billing: billingAddress?.databaseId ?? null,
      shipping: shippingAddress?.databaseId ?? null,
      sellTo: sellToAddress?.databaseId ?? null,
    },
    customer.addresses.map(({ databaseId }) => databaseId),
  );
  function placeOf(id: number | null): string {
    const address = customer.addresses.find(({ databaseId }) => databaseId === id);
    return address ? [address.line1, address.city].join(', ') : '';
  }

  const { useDifferentShippingAddress: isDifferent, shipToSellToAddress: isToSellTo } = destination;
  return (
    <Stack gap="5">
      {lastUsed && !disabled && (
        <Notice tone="info">
          <Flex align="center" justify="space-between" gap="3" wrap="wrap">
            {t('address.last', { place: placeOf(lastUsed.shipping) })}
            <Button size="xs" variant="outline" onClick={lastUsed.take}>
              {t('address.useLast')}
            </Button>
          </Flex>
        </Notice>
      )}
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
        <AddressPick
          customer={customer}
          name="billingAddressId"
          label={t('address.billing')}
          placeholder={t('address.choose')}
          value={destination.billing}
          required
          disabled={disabled}
          onChoose={(billing) => change({ billing })}
        />
        <AddressPick
          customer={customer}
          name="sellToAddressId"
          label={t('address.sellTo')}
          placeholder={t('address.sellToNone')}
          hint={t('address.sellToHint')}
          value={destination.sellTo}
          disabled={disabled}
          onChoose={(sellTo) => change({ sellTo })}
        />
      </SimpleGrid>
      <Stack gap="3" align="start">
        <CheckboxField
          name="useDifferentShippingAddress"
          label={t('address.different')}
          checked={isDifferent}
          disabled={disabled}
          onChange={(useDifferentShippingAddress) => change({ useDifferentShippingAddress })}
        />
        <CheckboxField
          name="shipToSellToAddress"
          label={t('address.toSellTo')}
          checked={isToSellTo}
          disabled={disabled || destination.sellTo === null}
          onChange={(shipToSellToAddress) => change({ shipToSellToAddress })}
        />
      </Stack>
      {isDifferent && (
        <AddressPick
          customer={customer}
          name="shippingAddressId"
          label={t('address.shipping')}
          placeholder={t('address.choose')}
          value={destination.shipping}
          required
          disabled={disabled}
          onChoose={(shipping) => change({ shipping })}
        />
      )}
    </Stack>
  );
}
