import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { links } from '../../../links.ts';
import { PricingNote } from '../../../orders/PricingNote.tsx';
import { AppLink } from '../../../ui/actions/AppLink.tsx';
import { Money } from '../../../ui/data/Money.tsx';
import { RowPicture } from '../../../ui/data/RowPicture.tsx';
import { StatusDot } from '../../../ui/data/StatusDot.tsx';
import { DetailPanel } from '../../../ui/layout/DetailPanel.tsx';
import type { OrderData } from '../_lib/order-data.ts';
import type { OpenDialog } from '../_lib/order-dialog.ts';

const Line = chakra('li', {
  base: {
    display: 'flex',
    gap: '4',
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    _first: { borderTopWidth: '0', pt: '0' },
  },
});

type OrderLinesProps = { order: OrderData; onOpen: OpenDialog };

/** Ordered pieces: each with its job or from stock, shipped quantity, and price. */
export function OrderLines({ order, onOpen }: OrderLinesProps) {
  const { t } = useTranslation('sales-orders');
  const canPrice = order.allowedEdits.includes('PIN_PRICE');
  return (
    <DetailPanel title={t('lines.title')}>
      <chakra.ul listStyle="none">
        {order.lines.map((line) => (
          <OrderLine
            key={line.id}
            line={line}
            currency={order.currency}
            onPrice={canPrice ? () => onOpen({ kind: 'price', lineId: line.id }) : null}
            onCancel={
              order.lineCancellations.some(({ lineId }) => lineId === line.id)
                ? () => onOpen({ kind: 'cancelLine', lineId: line.id })
                : null
            }
          />
        ))}
      </chakra.ul>
    </DetailPanel>
  );
}

type OrderLineProps = {
  line: OrderData['lines'][number];
  currency: string;
  /** Null: prices cannot be changed. */
  onPrice: (() => void) | null;
  /** Null: it cannot be cancelled individually. */
  onCancel: (() => void) | null;
};

function OrderLine({ line, currency, onPrice, onCancel }: OrderLineProps) {
  const { t } = useTranslation('sales-orders');
  const { money } = useFormat();
  const { title, quantity: count, shippedQuantity: shipped, jobOrder, pricedBy, priceReason } = line;
  return (
    <Line>
      <RowPicture src={line.imageUrl} />
      <Flex flex="1" minW="0" wrap="wrap" justify="space-between" columnGap="6" rowGap="1">
        <Stack gap="0.5" minW="0" flex="1 1 14rem">
          <Text fontWeight="medium" color={line.isWithdrawn ? 'fg.muted' : undefined}>
            {title}
          </Text>
          <Text textStyle="xs" color="fg.muted">
            {[
              t('lines.quantity', { count }),
              shipped > 0 && t('lines.shipped', { shipped, count }),
              line.isWithdrawn ? t('lines.withdrawn') : line.isStock && t('lines.fromStock'),
              line.reference,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {jobOrder && (
            <Flex wrap="wrap" columnGap="3" textStyle="sm">
              <AppLink to={links.jobOrder(jobOrder.number)}>
                {t('lines.job', { number: jobOrder.number })}
              </AppLink>
              <StatusDot {...jobOrder.status} />
            </Flex>
          )}
          {onCancel && (
            <Button
              size="xs"
              variant="ghost"
              alignSelf="start"
              ms="-2.5"
              aria-label={t('lines.cancelOf', { title })}
              onClick={onCancel}
            >
              {t('lines.cancel')}
            </Button>
          )}
        </Stack>
        {line.total != null && (
          <Box textAlign={{ sm: 'end' }}>
            <Text fontWeight="medium">
              <Money amount={line.total} currency={currency} />
            </Text>
            <Text textStyle="xs" color="fg.muted">
              {count} × <Money amount={line.unitPrice} currency={currency} />
            </Text>
            {Number(line.priceChanges) !== 0 && (
              <Text textStyle="xs" color="fg.muted">
                {t('lines.changes')} <Money amount={line.priceChanges} currency={currency} />
              </Text>
            )}
            <PricingNote note={line.pricingNote} />
            {line.hasAgreedPrice && line.orderedUnitPrice && (
              <Text textStyle="xs" color="fg.muted">
                {t('lines.agreed', { price: money(line.orderedUnitPrice, currency) })}
              </Text>
            )}
            {priceReason && pricedBy && (
              <Text textStyle="xs" color="fg.muted">
                {t('lines.reason', { name: pricedBy.fullName, reason: priceReason })}
              </Text>
            )}
            {onPrice && !line.isWithdrawn && (
              <Button size="xs" variant="ghost" aria-label={t('lines.agreeOf', { title })} onClick={onPrice}>
                {t('lines.agree')}
              </Button>
            )}
          </Box>
        )}
      </Flex>
    </Line>
  );
}
