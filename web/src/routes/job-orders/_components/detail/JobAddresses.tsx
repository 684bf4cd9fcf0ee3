import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { AddressText } from '../../../../orders/AddressText.tsx';
import { DetailPanel } from '../../../../ui/layout/DetailPanel.tsx';
import type { JobAddresses_job$key } from './__generated__/JobAddresses_job.graphql.ts';

const fragment = graphql`
  fragment JobAddresses_job on JobOrder {
    orderGroup {
      shippingMethod {
        name
      }
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
  }
`;

/** Address snapshots for shipping and billing. */
export function JobAddresses({ job: key }: { job: JobAddresses_job$key }) {
  const { t } = useTranslation('jobs');
  const { orderGroup } = useFragment(fragment, key);
  const { shippingAddress, billingAddress, sellToAddress, shippingMethod } = orderGroup;
  return (
    <DetailPanel title={t('address.title')}>
      <Stack gap="4">
        <AddressText
          label={
            shippingMethod ? t('address.shippingBy', { method: shippingMethod.name }) : t('address.shipping')
          }
          address={shippingAddress}
        />
        <AddressText label={t('address.billing')} address={billingAddress} />
        {sellToAddress && <AddressText label={t('address.sellTo')} address={sellToAddress} />}
      </Stack>
    </DetailPanel>
  );
}
