import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { PAYMENTS_REFUND } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { useSignedInViewer } from '../../../lib/session/useSignedInViewer.ts';
import { links } from '../../../links.ts';
import { useReductions } from '../../../orders/reductions/useReductions.ts';
import { taxRows } from '../../../orders/tax-rows.ts';
import { AppLink } from '../../../ui/actions/AppLink.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { Money } from '../../../ui/data/Money.tsx';
import { TotalsList } from '../../../ui/data/TotalsList.tsx';
import { DetailPanel } from '../../../ui/layout/DetailPanel.tsx';
import type { OrderData } from '../_lib/order-data.ts';
import type { OpenDialog } from '../_lib/order-dialog.ts';

type OrderDepositsProps = { order: OrderData; onOpen: OpenDialog };

/** Ways to pay an order: customers pay by card, staff record payments. */
const PAYING = [
  { edit: 'PAY_DEPOSIT', kind: 'pay' },
  { edit: 'RECORD_DEPOSIT', kind: 'deposit' },
] as const;

/** Total, deposits and balance due. */
export function OrderDeposits({ order, onOpen }: OrderDepositsProps) {
  const { t } = useTranslation('sales-orders');
  const { date, money, percent } = useFormat();
  const { isStaff } = useSignedInViewer();
  const can = useCan();
  const { payment, amounts, currency, deposits, allowedEdits } = order;
  const { discounts, shipping } = useReductions(order.orderGroup);
  if (!payment || !amounts) return null;
  const paying = PAYING.find(({ edit }) => allowedEdits.includes(edit));
  const mayVoid = allowedEdits.includes('VOID_DEPOSIT');
  const mayRefund = isStaff && can(PAYMENTS_REFUND);
  const isOverpaid = Number(payment.balance) < 0;
  const sums = [
    { key: 'subTotal', label: t('sums.subTotal'), amount: amounts.subTotal },
    ...discounts,
    // Without shipping, the original formula no longer applies.
    ...(amounts.shippingPrice === order.orderGroup.shippingPrice
      ? shipping
      : [{ key: 'shipping', label: t('common:charges.shipping'), amount: amounts.shippingPrice }]),
    ...taxRows(
      { salesTaxValue: amounts.salesTaxValue, taxComponents: order.orderGroup.currentTaxComponents },
      { none: t('sums.salesTaxValue'), percent },
    ),
    { key: 'grandTotal', label: t('sums.grandTotal'), amount: amounts.grandTotal, isGrand: true },
    { key: 'paid', label: t('deposits.paid'), amount: payment.paid },
    Number(order.credited) > 0 && {
      key: 'credited',
      label: t('deposits.credited'),
      amount: order.credited,
    },
    Number(payment.requiredDue) > 0 && {
      key: 'required',
      label: t('deposits.required', { percent: percent(payment.requiredPercent) }),
      amount: payment.requiredDue,
    },
    isOverpaid
      ? { key: 'overpaid', label: t('deposits.overpaid'), amount: payment.balance.replace('-', '') }
      : { key: 'balance', label: t('deposits.balance'), amount: payment.balance },
  ].filter((row) => row !== false);
  return (
    <DetailPanel
      title={t('deposits.title')}
      action={
        paying && (
          <Button size="xs" variant="outline" onClick={() => onOpen({ kind: paying.kind })}>
            {t(`action.${paying.edit}`)}
          </Button>
        )
      }
    >
      <TotalsList rows={sums} currency={currency} />
      {order.payUntil && <Text textStyle="sm">{t('deposits.payUntil', { date: date(order.payUntil) })}</Text>}
      {deposits.length === 0 && Number(payment.paid) === 0 && (
        <Text color="fg.muted">{t('deposits.none')}</Text>
      )}
      <chakra.ul listStyle="none" display="flex" flexDirection="column" gap="3" _empty={{ display: 'none' }}>
        {deposits.map(({ id, amount, refunded, method, wayBack, paymentNumber, ...deposit }) => (
          <chakra.li key={id} display="flex" justifyContent="space-between" gap="3">
            <Stack gap="0" minW="0">
              <Flex wrap="wrap" columnGap="2">
                <Text fontWeight="medium" textDecoration={deposit.voidedAt ? 'line-through' : undefined}>
                  <Money amount={amount} currency={currency} />
                </Text>
                <Text color="fg.muted">{t(`method.${method}`)}</Text>
              </Flex>
              <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
                <DateText value={deposit.receivedOn} />
                {deposit.reference && ` · ${deposit.reference}`} · {deposit.user.fullName}
                {paymentNumber && !(mayRefund && wayBack === 'REFUND') && (
                  <>
                    {' · '}
                    <AppLink to={links.payment(paymentNumber)}>{paymentNumber}</AppLink>
                  </>
                )}
              </Text>
              {Number(refunded) > 0 && refunded && (
                <Text textStyle="xs">{t('deposits.refunded', { amount: money(refunded, currency) })}</Text>
              )}
              {deposit.voidedAt && (
                <Text textStyle="xs" color="fg.error">
                  {t('deposits.voided', { reason: deposit.voidReason })}
                </Text>
              )}
            </Stack>
            {mayRefund && wayBack === 'REFUND' && paymentNumber && (
              <AppLink to={links.payment(paymentNumber)} textStyle="xs">
                {t('deposits.refund', { number: paymentNumber })}
              </AppLink>
            )}
            {mayVoid && wayBack === 'REVERSE' && (
              <Button
                size="xs"
                variant="ghost"
                aria-label={t('deposits.voidOf', { amount: amount && money(amount, currency) })}
                onClick={() => onOpen({ kind: 'voidDeposit', id })}
              >
                {t('deposits.void')}
              </Button>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </DetailPanel>
  );
}
