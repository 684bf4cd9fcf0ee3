import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { DetailPanel } from '../../../ui/layout/DetailPanel.tsx';
import type { OrderData } from '../_lib/order-data.ts';

const Events = chakra('ol', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    borderStartWidth: '1px',
    borderColor: 'border',
    ms: '1',
    ps: '4',
  },
});

/** History of the order, newest first. */
export function OrderHistory({ order }: { order: OrderData }) {
  const { t } = useTranslation('sales-orders');
  const { dateTime, money } = useFormat();
  const who = ({ user, actingBy, isAutomatic }: OrderData['history'][number]) => {
    if (!user || isAutomatic) return t('history.byItself');
    return actingBy ? t('history.for', { staff: actingBy.fullName, user: user.fullName }) : user.fullName;
  };
  return (
    <DetailPanel title={t('history.title')}>
      <Events>
        {order.history.toReversed().map((event) => (
          <li key={event.id}>
            <Text fontWeight="medium">
              {t(`event.${event.action}`, {
                number: event.shipmentNumber,
                job: event.jobNumber ?? t('lines.fromStock'),
                piece: event.piece,
                amount: event.amount ? money(event.amount, order.currency) : '–',
              })}
            </Text>
            {event.reason && (
              <Text color="fg.muted" whiteSpace="pre-line">
                {t('history.reason', { reason: event.reason })}
              </Text>
            )}
            <Text textStyle="xs" color="fg.muted">
              {who(event)}
              {' · '}
              <time dateTime={event.at}>{dateTime(event.at)}</time>
            </Text>
          </li>
        ))}
      </Events>
    </DetailPanel>
  );
}
