import { Box, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { ContactValue } from '../../../../contacts/ContactValue.tsx';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { QUOTES_REVISE } from '../../../../lib/session/permissions.ts';
import { useCan } from '../../../../lib/session/useCan.ts';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import { AddressText } from '../../../../orders/AddressText.tsx';
import { KeyValueList } from '../../../../ui/data/KeyValueList.tsx';
import { DetailPanel } from '../../../../ui/layout/DetailPanel.tsx';
import type { QuoteFacts_quote$key } from './__generated__/QuoteFacts_quote.graphql.ts';

const fragment = graphql`
  fragment QuoteFacts_quote on PriceQuote {
    id
    createdAt
    isRequest
    source
    poNumber
    customerWoNumber
    reference
    remarks
    customer {
      databaseId
      name
      accountNumber
      email
      phone
    }
    placedBy {
      fullName
    }
    actingBy {
      fullName
    }
    contact {
      databaseId
      fullName
      email
      phone
    }
    shippingMethod {
      name
    }
    shippingAddress {
      ...SnapshotLines_address
    }
    billingAddress {
      ...SnapshotLines_address
    }
  }
`;

/** Customer, requester, date, the customer’s references, and destination. */
export function QuoteFacts({ quote: key }: { quote: QuoteFacts_quote$key }) {
  const { t } = useTranslation('quotes');
  const { dateTime } = useFormat();
  const { isStaff } = useSignedInViewer();
  const mayChange = useCan()(QUOTES_REVISE) && isStaff;
  const quote = useFragment(fragment, key);
  const { customer, contact, placedBy, actingBy, shippingAddress, billingAddress, shippingMethod } = quote;
  const madeBy = actingBy
    ? t('history.for', { staff: actingBy.fullName, user: placedBy.fullName })
    : placedBy.fullName;
  const row = { of: 'QUOTE', id: quote.id, customerId: customer.databaseId, contact } as const;
  const entries = [
    { label: t('fact.account'), value: customer.accountNumber },
    { label: t('fact.email'), value: contact?.email ?? customer.email },
    { label: t('fact.phone'), value: contact?.phone ?? customer.phone },
    {
      label: t('fact.contact'),
      value: (contact || mayChange) && (
        <ContactValue row={row} label={t('fact.contact')} mayChange={mayChange} />
      ),
    },
    { label: t(quote.isRequest ? 'fact.requestedBy' : 'fact.offeredBy'), value: madeBy },
    { label: t('column.requested'), value: dateTime(quote.createdAt) },
    { label: t('fact.po'), value: quote.poNumber },
    { label: t('fact.workOrder'), value: quote.customerWoNumber },
    { label: t('fact.reference'), value: quote.reference },
    { label: t('filter.source'), value: quote.source === 'VLORA' && t('option.source.vlora') },
    { label: t('fact.shippingMethod'), value: shippingMethod?.name },
  ];
  return (
    <DetailPanel title={customer.name}>
      <KeyValueList entries={entries.filter(({ value }) => value)} />
      {quote.remarks && (
        <Box>
          <Text textStyle="xs" color="fg.muted">
            {t('fact.notes')}
          </Text>
          <Text whiteSpace="pre-line">{quote.remarks}</Text>
        </Box>
      )}
      <Stack gap="4" _empty={{ display: 'none' }}>
        {shippingAddress && <AddressText label={t('fact.shipping')} address={shippingAddress} />}
        {billingAddress && <AddressText label={t('fact.billing')} address={billingAddress} />}
      </Stack>
    </DetailPanel>
  );
}
