import { Box, Button, HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LuEllipsis } from 'react-icons/lu';
import { useDocumentEntries } from '../../../documents/useDocumentEntries.ts';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { useErrorText } from '../../../lib/forms/useErrorText.ts';
import { links } from '../../../links.ts';
import { WaitingOn } from '../../../orders/waiting/WaitingOn.tsx';
import { ActionMenu } from '../../../ui/actions/ActionMenu.tsx';
import { Money } from '../../../ui/data/Money.tsx';
import { StatusDot } from '../../../ui/data/StatusDot.tsx';
import { DetailHeader } from '../../../ui/layout/DetailHeader.tsx';
import type { OrderData } from '../_lib/order-data.ts';
import type { OpenDialog } from '../_lib/order-dialog.ts';
import { ProgressBar } from './ProgressBar.tsx';

type OrderHeaderProps = { order: OrderData; onOpen: OpenDialog; listSearch: string; neighbours: ReactNode };

/** Header: number, status, total, progress, and available actions. */
export function OrderHeader({ order, onOpen, listSearch, neighbours }: OrderHeaderProps) {
  const { t } = useTranslation('sales-orders');
  const { ofCode } = useErrorText('sales-orders');
  const { date, money } = useFormat();
  const { status, progress, allowedActions, isBeyondCredit, waitingFor, payment } = order;
  const documents = useDocumentEntries([{ kind: 'order-confirmation', number: order.orderCode }]);
  const lacking = allowedActions.filter(({ missing }) => missing);
  return (
    <DetailHeader
      crumbs={[{ label: t('tracking') }, { label: t('title'), to: links.salesOrders() + listSearch }]}
      neighbours={neighbours}
      number={order.number}
      state={<StatusDot name={status.name} colour={status.colour} />}
      lines={[[t(`kind.${order.kind}`), order.customer.name, order.poNumber].filter(Boolean).join(' · ')]}
      facts={[
        order.total != null && {
          label: t('column.total'),
          value: <Money amount={order.total} currency={order.currency} />,
        },
        waitingFor?.who === 'CUSTOMER' && {
          label: t('waiting'),
          value: <WaitingOn waitingFor={waitingFor} subject={order} />,
        },
      ]}
    >
      <Box mt="4">
        {progress ? <ProgressBar progress={progress} /> : <Text color="fg.muted">{t('progress.none')}</Text>}
      </Box>
      <HStack gap="2" wrap="wrap" mt="4" _print={{ display: 'none' }}>
        {waitingFor?.who === 'VIEWER' && payment && (
          <Button size="sm" onClick={() => onOpen({ kind: 'pay' })}>
            {t('payDue', { amount: money(payment.requiredDue, order.currency) })}
          </Button>
        )}
        {order.allowedEdits.includes('CREATE_SHIPMENT') && (
          <Button size="sm" onClick={() => onOpen({ kind: 'shipment' })}>
            {t('action.CREATE_SHIPMENT')}
          </Button>
        )}
        {allowedActions.map(({ action, requiresReason, missing }) => (
          <Button
            key={action}
            size="sm"
            variant="outline"
            disabled={missing != null}
            onClick={() =>
              onOpen(action === 'RE_ORDER' ? { kind: 'again' } : { kind: 'step', action, requiresReason })
            }
          >
            {t(`action.${action}`)}
          </Button>
        ))}
        <ActionMenu
          entries={documents}
          trigger={
            <IconButton size="sm" variant="outline" aria-label={t('common:moreActions')}>
              <LuEllipsis />
            </IconButton>
          }
        />
      </HStack>
      <Stack gap="0" mt="2" textStyle="xs" color="fg.muted" _empty={{ display: 'none' }}>
        {isBeyondCredit && status.code === 'NEW' && <Text>{t('beyondCredit')}</Text>}
        {order.depositReversedAt && (
          <Text color="fg.error">
            {t('depositReversed', { date: date(order.depositReversedAt) })} {ofCode('DEPOSIT_REVERSED')}
          </Text>
        )}
        {order.awaitsPaymentToShip && <Text>{ofCode('ORDER_NOT_PAID')}</Text>}
        {lacking.map(({ action, missing }) => (
          <Text key={action}>
            {t(`action.${action}`)} – {t('missing', { reason: t(`errors.${missing}`) })}
          </Text>
        ))}
      </Stack>
    </DetailHeader>
  );
}
