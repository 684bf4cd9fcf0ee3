import { Box, Button, Flex, Heading, HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LuEllipsis } from 'react-icons/lu';
import { useDocumentEntries } from '../../../documents/useDocumentEntries.ts';
import { useErrorText } from '../../../lib/forms/useErrorText.ts';
import { links } from '../../../links.ts';
import { ActionMenu } from '../../../ui/actions/ActionMenu.tsx';
import { Money } from '../../../ui/data/Money.tsx';
import { StatusDot } from '../../../ui/data/StatusDot.tsx';
import { Breadcrumb } from '../../../ui/layout/Breadcrumb.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import type { OrderData } from '../_lib/order-data.ts';
import type { OpenDialog } from '../_lib/order-dialog.ts';
import { ProgressBar } from './ProgressBar.tsx';

type OrderHeaderProps = { order: OrderData; onOpen: OpenDialog; listSearch: string; neighbours: ReactNode };

/** The header band: number, status, total, how far it is, and what can be done now. */
export function OrderHeader({ order, onOpen, listSearch, neighbours }: OrderHeaderProps) {
  const { t } = useTranslation('sales-orders');
  const { ofCode } = useErrorText('sales-orders');
  const { status, progress, allowedActions, isBeyondCredit } = order;
  const documents = useDocumentEntries([{ kind: 'order-confirmation', number: order.orderCode }]);
  const lacking = allowedActions.filter(({ missing }) => missing);
  return (
    <Panel as="header">
      <Flex justify="space-between" align="flex-start" gap="3">
        <Breadcrumb
          crumbs={[{ label: t('tracking') }, { label: t('title'), to: links.salesOrders() + listSearch }]}
        />
        <Box mt="-2" me="-2">
          {neighbours}
        </Box>
      </Flex>
      <Flex justify="space-between" wrap="wrap" columnGap="10" rowGap="3" mb="4">
        <Box minW="0">
          <Flex align="center" wrap="wrap" columnGap="4" rowGap="1">
            <Heading as="h1" textStyle="display" whiteSpace="nowrap">
              {order.number}
            </Heading>
            <Text as="span" textStyle="md" fontWeight="medium">
              <StatusDot name={status.name} colour={status.colour} />
            </Text>
          </Flex>
          <Text color="fg.muted">
            {[t(`kind.${order.kind}`), order.customer.name, order.poNumber].filter(Boolean).join(' · ')}
          </Text>
        </Box>
        {order.total != null && (
          <Box>
            <Text textStyle="xs" color="fg.muted">
              {t('column.total')}
            </Text>
            <Text textStyle="md" fontWeight="medium">
              <Money amount={order.total} currency={order.currency} />
            </Text>
          </Box>
        )}
      </Flex>
      {progress ? <ProgressBar progress={progress} /> : <Text color="fg.muted">{t('progress.none')}</Text>}
      <HStack gap="2" wrap="wrap" mt="4" _print={{ display: 'none' }}>
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
        {order.awaitsPaymentToShip && <Text>{ofCode('ORDER_NOT_PAID')}</Text>}
        {lacking.map(({ action, missing }) => (
          <Text key={action}>
            {t(`action.${action}`)} – {t('missing', { reason: t(`errors.${missing}`) })}
          </Text>
        ))}
      </Stack>
    </Panel>
  );
}
