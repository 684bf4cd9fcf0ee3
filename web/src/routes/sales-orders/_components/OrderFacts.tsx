import { Box, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ContactValue } from '../../../contacts/ContactValue.tsx';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { SALES_ORDERS_EDIT } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { useSignedInViewer } from '../../../lib/session/useSignedInViewer.ts';
import { SnapshotLines } from '../../../orders/SnapshotLines.tsx';
import { KeyValueList } from '../../../ui/data/KeyValueList.tsx';
import { DetailPanel } from '../../../ui/layout/DetailPanel.tsx';
import type { OrderData } from '../_lib/order-data.ts';

/** Customer, terms and destination. */
export function OrderFacts({ order }: { order: OrderData }) {
  const { t } = useTranslation('sales-orders');
  const { dateTime, percent } = useFormat();
  const { isStaff } = useSignedInViewer();
  const mayChange = useCan()(SALES_ORDERS_EDIT) && isStaff;
  const { customer, contact, placedBy, depositPercent } = order;
  const { shippingMethod, attributes } = order.orderGroup;
  const row = { of: 'ORDER', id: order.id, customerId: customer.databaseId, contact } as const;
  const entries = [
    { label: t('facts.account'), value: customer.accountNumber },
    {
      label: t('facts.contact'),
      value: (contact || mayChange) && (
        <ContactValue row={row} label={t('facts.contact')} mayChange={mayChange} />
      ),
    },
    { label: t('facts.orderedBy'), value: placedBy.fullName },
    { label: t('facts.created'), value: dateTime(order.createdAt) },
    { label: t('facts.order'), value: order.orderCode },
    { label: t('facts.po'), value: order.poNumber },
    { label: t('facts.wo'), value: order.customerWoNumber },
    { label: t('facts.terms'), value: t(`terms.${order.paymentTerms}`) },
    {
      label: t('facts.deposit'),
      value: depositPercent && t('facts.agreed', { percent: percent(depositPercent) }),
    },
    ...attributes.map(({ attributeName, value }) => ({ label: attributeName, value })),
    { label: t('facts.notes'), value: order.remarks },
    { label: t('facts.closed'), value: order.closeReason },
  ];
  const shipping = shippingMethod
    ? t('address.shippingBy', { method: shippingMethod.name })
    : t('address.shipping');
  return (
    <DetailPanel title={customer.name}>
      <KeyValueList entries={entries.filter(({ value }) => value)} />
      <Stack gap="4">
        {(
          [
            [shipping, order.shippingAddress],
            [t('address.billing'), order.billingAddress],
          ] as const
        ).map(([label, address]) => (
          <Box key={label}>
            <Text textStyle="xs" color="fg.muted">
              {label}
            </Text>
            <SnapshotLines address={address} />
          </Box>
        ))}
      </Stack>
    </DetailPanel>
  );
}
