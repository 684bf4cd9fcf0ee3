import { Box, Flex, Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { links } from '../../../../links.ts';
import { AppLink } from '../../../../ui/actions/AppLink.tsx';
import type { SalesOrderOfGroup_order$key } from './__generated__/SalesOrderOfGroup_order.graphql.ts';

const OpenSalesOrder = lazy(async () => ({
  default: (await import('./OpenSalesOrder.tsx')).OpenSalesOrder,
}));

const ReleaseCredit = lazy(async () => ({ default: (await import('./ReleaseCredit.tsx')).ReleaseCredit }));

const fragment = graphql`
  fragment SalesOrderOfGroup_order on OrderGroup @no_inline {
    id
    code
    takesCreditRelease
    creditReleaseReason
    salesOrderNumber
    takesSalesOrder
    shipmentNumbers
    invoices {
      number
    }
  }
`;

/** The sales order of an order, its shipments and invoices. Without one, staff can create it. */
export function SalesOrderOfGroup({ order: key }: { order: SalesOrderOfGroup_order$key }) {
  const { t } = useTranslation('jobs');
  const { id, code, salesOrderNumber, takesSalesOrder, shipmentNumbers, invoices, ...order } = useFragment(
    fragment,
    key,
  );
  if (!salesOrderNumber)
    return (
      <>
        {order.creditReleaseReason && (
          <Text textStyle="sm" color="fg.muted">
            {t('credit.released', { reason: order.creditReleaseReason })}
          </Text>
        )}
        {order.takesCreditRelease && (
          <Suspense fallback={<Box h="9" />}>
            <ReleaseCredit id={id} code={code} />
          </Suspense>
        )}
        {takesSalesOrder && (
          <Suspense fallback={<Box h="9" />}>
            <OpenSalesOrder orderCode={code} />
          </Suspense>
        )}
      </>
    );
  return (
    <Flex wrap="wrap" columnGap="4">
      <AppLink to={links.salesOrder(salesOrderNumber)}>
        {t('group.salesOrder', { number: salesOrderNumber })}
      </AppLink>
      {shipmentNumbers.map((number) => (
        <AppLink key={number} to={links.shipment({ number, salesOrderNumber })}>
          {t('group.shipment', { number })}
        </AppLink>
      ))}
      {invoices.map(({ number }) => (
        <AppLink key={number} to={links.invoice(number)}>
          {t('group.invoice', { number })}
        </AppLink>
      ))}
    </Flex>
  );
}
