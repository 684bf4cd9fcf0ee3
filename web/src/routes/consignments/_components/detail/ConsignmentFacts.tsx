import { Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { AddressText } from '../../../../orders/AddressText.tsx';
import { KeyValueList } from '../../../../ui/data/KeyValueList.tsx';
import { DetailPanel } from '../../../../ui/layout/DetailPanel.tsx';
import type { ConsignmentFacts_consignment$key } from './__generated__/ConsignmentFacts_consignment.graphql.ts';

const fragment = graphql`
  fragment ConsignmentFacts_consignment on Consignment {
    note
    issuedOn
    termDays
    createdAt
    customer {
      name
      accountNumber
    }
    contact {
      fullName
    }
    placedBy {
      fullName
    }
    shippingAddress {
      ...SnapshotLines_address
    }
    billingAddress {
      ...SnapshotLines_address
    }
  }
`;

/** Customer, term, author and destination. */
export function ConsignmentFacts({ consignment: key }: { consignment: ConsignmentFacts_consignment$key }) {
  const { t } = useTranslation('consignments');
  const { date, dateTime } = useFormat();
  const consignment = useFragment(fragment, key);
  const { customer, contact, placedBy, issuedOn, termDays, createdAt, note } = consignment;
  const entries = [
    { label: t('facts.account'), value: customer.accountNumber },
    { label: t('facts.contact'), value: contact?.fullName },
    { label: t('facts.sent'), value: issuedOn && date(issuedOn) },
    { label: t('facts.term'), value: t('facts.days', { count: termDays }) },
    { label: t('facts.packedBy'), value: placedBy.fullName },
    { label: t('facts.packed'), value: dateTime(createdAt) },
  ];
  return (
    <DetailPanel title={customer.name}>
      <KeyValueList entries={entries.filter(({ value }) => value)} />
      {note && (
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {note}
        </Text>
      )}
      <Stack gap="4">
        <AddressText label={t('facts.shipping')} address={consignment.shippingAddress} />
        <AddressText label={t('facts.billing')} address={consignment.billingAddress} />
      </Stack>
    </DetailPanel>
  );
}
