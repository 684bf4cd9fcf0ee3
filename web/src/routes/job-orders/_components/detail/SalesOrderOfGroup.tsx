import { Button, Flex } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { links } from '../../../../links.ts';
import { AppLink } from '../../../../ui/actions/AppLink.tsx';
import type { SalesOrderOfGroup_order$key } from './__generated__/SalesOrderOfGroup_order.graphql.ts';

const OpenSalesOrderDialog = lazy(async () => ({
  default: (await import('./OpenSalesOrderDialog.tsx')).OpenSalesOrderDialog,
}));

const fragment = graphql`
  fragment SalesOrderOfGroup_order on OrderGroup {
    code
    salesOrderNumber
    takesSalesOrder
    invoices {
      number
    }
  }
`;

/** The sales order of an order, and what bills it; where there is none, staff make one. */
export function SalesOrderOfGroup({ order: key }: { order: SalesOrderOfGroup_order$key }) {
  const { t } = useTranslation('jobs');
  const { code, salesOrderNumber, takesSalesOrder, invoices } = useFragment(fragment, key);
  const [isOpening, setIsOpening] = useState(false);
  if (salesOrderNumber)
    return (
      <Flex wrap="wrap" columnGap="4">
        <AppLink to={links.salesOrder(salesOrderNumber)}>
          {t('group.salesOrder', { number: salesOrderNumber })}
        </AppLink>
        {invoices.map(({ number }) => (
          <AppLink key={number} to={links.invoice(number)}>
            {t('group.invoice', { number })}
          </AppLink>
        ))}
      </Flex>
    );
  if (!takesSalesOrder) return null;
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        alignSelf="flex-start"
        _print={{ display: 'none' }}
        onClick={() => setIsOpening(true)}
      >
        {t('group.openSalesOrder')}
      </Button>
      {isOpening && (
        <Suspense>
          <OpenSalesOrderDialog orderCode={code} onClose={() => setIsOpening(false)} />
        </Suspense>
      )}
    </>
  );
}
