import { Flex, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { JOB_ORDERS_VIEW } from '../../../../lib/session/permissions.ts';
import { useCan } from '../../../../lib/session/useCan.ts';
import { links } from '../../../../links.ts';
import { AddressText } from '../../../../orders/AddressText.tsx';
import { AppLink } from '../../../../ui/actions/AppLink.tsx';
import { KeyValueList } from '../../../../ui/data/KeyValueList.tsx';
import { DetailPanel } from '../../../../ui/layout/DetailPanel.tsx';
import type { InvoiceFacts_invoice$key } from './__generated__/InvoiceFacts_invoice.graphql.ts';

const fragment = graphql`
  fragment InvoiceFacts_invoice on Invoice {
    issuedOn
    poNumber
    orderCode
    salesOrderNumber
    consignmentNumber
    shipmentNumbers
    paymentTerms
    createdAt
    customer {
      name
      accountNumber
    }
    contact {
      fullName
    }
    createdBy {
      fullName
    }
    closedAt
    closedBy {
      fullName
    }
    billingAddress {
      ...SnapshotLines_address
    }
    shippingAddress {
      ...SnapshotLines_address
    }
  }
`;

/** Customer, order, terms and destination. */
export function InvoiceFacts({ invoice: key }: { invoice: InvoiceFacts_invoice$key }) {
  const { t } = useTranslation('invoices');
  const { date, dateTime } = useFormat();
  const can = useCan();
  const invoice = useFragment(fragment, key);
  const { orderCode, salesOrderNumber, consignmentNumber, shipmentNumbers, customer, closedAt, closedBy } =
    invoice;
  const entries = [
    { label: t('facts.account'), value: customer.accountNumber },
    { label: t('facts.contact'), value: invoice.contact?.fullName },
    {
      label: t('facts.salesOrder'),
      value: salesOrderNumber && (
        <AppLink to={links.salesOrder(salesOrderNumber)}>{salesOrderNumber}</AppLink>
      ),
    },
    {
      label: t('facts.shipments'),
      value: salesOrderNumber && shipmentNumbers.length > 0 && (
        <Flex wrap="wrap" columnGap="3">
          {shipmentNumbers.map((number) => (
            <AppLink key={number} to={links.shipment({ number, salesOrderNumber })}>
              {number}
            </AppLink>
          ))}
        </Flex>
      ),
    },
    {
      label: t('facts.consignment'),
      value: consignmentNumber && (
        <AppLink to={links.consignment(consignmentNumber)}>{consignmentNumber}</AppLink>
      ),
    },
    {
      label: t('facts.order'),
      value:
        orderCode && can(JOB_ORDERS_VIEW) ? (
          <AppLink to={links.jobOrders({ tab: 'all', search: orderCode })}>{orderCode}</AppLink>
        ) : (
          orderCode
        ),
    },
    { label: t('facts.po'), value: invoice.poNumber },
    { label: t('facts.terms'), value: t(`terms.${invoice.paymentTerms}`) },
    { label: t('facts.issued'), value: invoice.issuedOn && date(invoice.issuedOn) },
    { label: t('facts.madeBy'), value: invoice.createdBy.fullName },
    { label: t('facts.made'), value: dateTime(invoice.createdAt) },
    {
      label: t('facts.closed'),
      value: closedAt && [closedBy?.fullName, dateTime(closedAt)].filter(Boolean).join(' · '),
    },
  ];
  return (
    <DetailPanel title={customer.name}>
      <KeyValueList entries={entries.filter(({ value }) => value)} />
      <Stack gap="4">
        <AddressText label={t('address.billing')} address={invoice.billingAddress} />
        <AddressText label={t('address.shipping')} address={invoice.shippingAddress} />
      </Stack>
    </DetailPanel>
  );
}
