import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { documentAddress } from '../../../documents/document-address.ts';
import { useOpenDocument } from '../../../documents/useOpenDocument.ts';
import { useLocale } from '../../../lib/i18n/useLocale.ts';
import { links, shipmentAnchor } from '../../../links.ts';
import { TrackingLink } from '../../../orders/TrackingLink.tsx';
import { AppLink } from '../../../ui/actions/AppLink.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { DetailPanel } from '../../../ui/layout/DetailPanel.tsx';
import type { OrderData } from '../_lib/order-data.ts';
import type { OpenDialog } from '../_lib/order-dialog.ts';

type OrderShipmentsProps = { order: OrderData; onOpen: OpenDialog };

/** Shipments with their pieces and carriers. Voided ones stay visible. */
export function OrderShipments({ order, onOpen }: OrderShipmentsProps) {
  const { t } = useTranslation('sales-orders');
  const canBill = order.billingActions.includes('CREATE_INVOICE');
  return (
    <DetailPanel title={t('shipments.title')}>
      {order.shipments.length === 0 ? (
        <Text color="fg.muted">{t('shipments.none')}</Text>
      ) : (
        <chakra.ul listStyle="none" display="flex" flexDirection="column" gap="4">
          {order.shipments.map((shipment) => (
            <Shipment
              key={shipment.id}
              shipment={shipment}
              onBill={
                canBill && order.billableShipmentIds.includes(shipment.id)
                  ? () =>
                      onOpen({
                        kind: 'bill',
                        act: 'ISSUE',
                        shipment: { id: shipment.id, number: shipment.number },
                      })
                  : null
              }
              onVoid={
                order.voidableShipmentIds.includes(shipment.id)
                  ? () => onOpen({ kind: 'voidShipment', id: shipment.id })
                  : null
              }
            />
          ))}
        </chakra.ul>
      )}
    </DetailPanel>
  );
}

type ShipmentProps = {
  shipment: OrderData['shipments'][number];
  onBill: (() => void) | null;
  onVoid: (() => void) | null;
};

function Shipment({ shipment, onBill, onVoid }: ShipmentProps) {
  const { t } = useTranslation('sales-orders');
  const language = useLocale();
  const { open, isPreparing } = useOpenDocument();
  const { number, trackingNumber, trackingUrl, pickedUp, shippingMethod, voidedAt, voidReason } = shipment;
  const way = [shippingMethod?.name, pickedUp && t('shipments.pickedUp'), shipment.note];
  return (
    <chakra.li
      id={shipmentAnchor(number)}
      scrollMarginTop="20"
      display="flex"
      justifyContent="space-between"
      gap="4"
    >
      <Stack gap="0.5" minW="0">
        <Flex wrap="wrap" columnGap="3" fontWeight="medium">
          <Text textDecoration={voidedAt ? 'line-through' : undefined}>{number}</Text>
          <Text color="fg.muted" fontWeight="normal">
            <DateText value={shipment.shippedAt} />
          </Text>
        </Flex>
        <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {way.filter(Boolean).join(' · ')}
          {!pickedUp && trackingNumber && (
            <>
              {way.some(Boolean) && ' · '}
              {t('shipments.tracking')} <TrackingLink number={trackingNumber} url={trackingUrl} />
            </>
          )}
        </Text>
        {shipment.lines.map(({ id, quantity, line }) => (
          <Text key={id} textStyle="sm">
            {quantity} × {line.title}
            {line.jobOrder && (
              <>
                {' · '}
                <AppLink to={links.jobOrder(line.jobOrder.number)}>{line.jobOrder.number}</AppLink>
              </>
            )}
          </Text>
        ))}
        {shipment.invoiceNumber && (
          <Text textStyle="sm">
            {t('shipments.invoice')}{' '}
            <AppLink to={links.invoice(shipment.invoiceNumber)}>{shipment.invoiceNumber}</AppLink>
          </Text>
        )}
        {voidedAt && (
          <Text textStyle="xs" color="fg.error">
            {voidReason ? t('shipments.voided', { reason: voidReason }) : t('shipments.voidedPlain')}
          </Text>
        )}
      </Stack>
      <Flex wrap="wrap" justify="flex-end" alignContent="flex-start" _print={{ display: 'none' }}>
        {!voidedAt && (
          <Button
            size="xs"
            variant="ghost"
            disabled={isPreparing}
            aria-label={t('shipments.slipOf', { number })}
            onClick={() => void open(documentAddress('shipment-slip', number.replace('/', '-'), language))}
          >
            {t('shipments.slip')}
          </Button>
        )}
        {onBill && (
          <Button size="xs" variant="ghost" aria-label={t('shipments.billOf', { number })} onClick={onBill}>
            {t('shipments.bill')}
          </Button>
        )}
        {onVoid && (
          <Button size="xs" variant="ghost" aria-label={t('shipments.voidOf', { number })} onClick={onVoid}>
            {t('shipments.void')}
          </Button>
        )}
      </Flex>
    </chakra.li>
  );
}
