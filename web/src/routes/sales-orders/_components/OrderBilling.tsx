import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { links } from '../../../links.ts';
import { AppLink } from '../../../ui/actions/AppLink.tsx';
import { Money } from '../../../ui/data/Money.tsx';
import { StatusDot } from '../../../ui/data/StatusDot.tsx';
import { DetailPanel } from '../../../ui/layout/DetailPanel.tsx';
import type { BillingAct, OpenDialog } from '../_lib/order-dialog.ts';
import type {
  OrderBilling_order$data,
  OrderBilling_order$key,
} from './__generated__/OrderBilling_order.graphql.ts';

const fragment = graphql`
  fragment OrderBilling_order on SalesOrder {
    billingActions
    leftToBill
    currency
    orderGroup {
      invoices {
        id
        number
        currency
        total
        balance
        dueOn
        isOverdue
        statusName
        status {
          colour
        }
      }
    }
  }
`;

/** The action of each offered way of invoicing. The first is the primary one. */
const ACTS: Readonly<Record<string, readonly BillingAct[]>> = {
  CREATE_INVOICE: ['ISSUE', 'DRAFT'],
  GENERATE_PAID_INVOICE: ['PAID'],
};

type OrderBillingProps = { order: OrderBilling_order$key; onOpen: OpenDialog };

/** The invoices of an order, and actions to create one. */
export function OrderBilling({ order: key, onOpen }: OrderBillingProps) {
  const { t } = useTranslation('sales-orders');
  const {
    billingActions,
    leftToBill,
    currency,
    orderGroup: { invoices },
  } = useFragment(fragment, key);
  const acts = billingActions.flatMap((action) => ACTS[action] ?? []);
  if (invoices.length === 0 && acts.length === 0) return null;
  return (
    <DetailPanel title={t('billing.title')}>
      {invoices.length === 0 && <Text color="fg.muted">{t('billing.none')}</Text>}
      <chakra.ul listStyle="none" display="flex" flexDirection="column" gap="3" _empty={{ display: 'none' }}>
        {invoices.map((invoice) => (
          <OrderInvoice key={invoice.id} invoice={invoice} />
        ))}
      </chakra.ul>
      {invoices.length > 0 && Number(leftToBill) > 0 && (
        <Flex justify="space-between" gap="3">
          <Text color="fg.muted">{t('billing.left')}</Text>
          <Money amount={leftToBill} currency={currency} />
        </Flex>
      )}
      <Flex gap="2" wrap="wrap" _empty={{ display: 'none' }} _print={{ display: 'none' }}>
        {acts.map((act, index) => (
          <Button
            key={act}
            size="xs"
            variant={index === 0 ? 'solid' : 'outline'}
            onClick={() => onOpen({ kind: 'bill', act })}
          >
            {t(`billing.action.${act}`)}
          </Button>
        ))}
      </Flex>
    </DetailPanel>
  );
}

function OrderInvoice({ invoice }: { invoice: OrderBilling_order$data['orderGroup']['invoices'][number] }) {
  const { t } = useTranslation('sales-orders');
  const { date, money } = useFormat();
  const { number, statusName, status, total, balance, currency, dueOn, isOverdue } = invoice;
  const isOwed = Number(balance) > 0;
  return (
    <Flex as="li" justify="space-between" gap="3">
      <Stack gap="0" minW="0">
        <Flex wrap="wrap" columnGap="3">
          <AppLink to={links.invoice(number)} fontWeight="medium">
            {number}
          </AppLink>
          <StatusDot name={statusName} colour={status.colour} />
        </Flex>
        {isOwed && dueOn && (
          <Text textStyle="xs" color={isOverdue ? 'fg.error' : 'fg.muted'}>
            {[
              t('billing.balance', { amount: money(balance, currency) }),
              t(isOverdue ? 'billing.overdue' : 'billing.due', { date: date(dueOn) }),
            ].join(' · ')}
          </Text>
        )}
      </Stack>
      <Money amount={total} currency={currency} />
    </Flex>
  );
}
