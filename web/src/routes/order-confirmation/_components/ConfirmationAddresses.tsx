import { chakra, Heading } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { SnapshotLines } from '../../../orders/SnapshotLines.tsx';
import type { ConfirmationAddresses_order$key } from './__generated__/ConfirmationAddresses_order.graphql.ts';

const fragment = graphql`
  fragment ConfirmationAddresses_order on OrderGroup {
    shippingAddress {
      ...SnapshotLines_address
    }
    billingAddress {
      ...SnapshotLines_address
    }
    sellToAddress {
      ...SnapshotLines_address
    }
  }
`;

// Three columns even for two addresses, so that documents look consistent.
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: '1fr',
      sm: 'repeat(3, minmax(0, 1fr))',
      _print: 'repeat(3, minmax(0, 1fr))',
    },
    gap: '5',
  },
});

/** Address snapshots of the order. */
export function ConfirmationAddresses({ order }: { order: ConfirmationAddresses_order$key }) {
  const { t } = useTranslation('order-confirmation');
  const { shippingAddress, billingAddress, sellToAddress } = useFragment(fragment, order);
  const addresses = [
    { key: 'shipTo', address: shippingAddress },
    { key: 'billTo', address: billingAddress },
    { key: 'sellTo', address: sellToAddress },
  ];
  return (
    <Columns>
      {addresses.map(
        ({ key, address }) =>
          address && (
            <div key={key}>
              <Heading as="h3" textStyle="label" color="fg.muted" mb="1">
                {t(key)}
              </Heading>
              <SnapshotLines address={address} />
            </div>
          ),
      )}
    </Columns>
  );
}
