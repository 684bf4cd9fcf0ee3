import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { links } from '../../../links.ts';
import { AppLink } from '../../../ui/actions/AppLink.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';

/** A completed payment. */
export type PaidFacts = {
  isConfirmed: boolean;
  isNewMoney: boolean;
  amount: string;
  /** Part that is not applied to an invoice. */
  rest: string;
  currency: string;
  payments: readonly string[];
  invoices: readonly { number: string; balance: string }[];
};

/** Confirmation with the payments and the remaining balance. */
export function Paid({ paid, onMore }: { paid: PaidFacts; onMore: () => void }) {
  const { t } = useTranslation('pay');
  const { money } = useFormat();
  const { isConfirmed, isNewMoney, amount, rest, currency, payments, invoices } = paid;
  const heading = useRef<HTMLHeadingElement>(null);
  // The result replaces the button and takes the focus.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Panel padding="lg">
      <Stack gap="4">
        <Heading as="h2" textStyle="lg" ref={heading} tabIndex={-1} outline="none">
          {t('done.title')}
        </Heading>
        <Notice tone="success" isLive>
          {t(isNewMoney ? 'done.paid' : 'done.applied', { amount: money(amount, currency) })}
        </Notice>
        {Number(rest) > 0 && <Text>{t('done.rest', { rest: money(rest, currency) })}</Text>}
        {!isConfirmed && <Notice tone="warning">{t('done.pending')}</Notice>}
        <Stack as="ul" gap="1" listStyleType="none">
          {payments.map((number) => (
            <li key={number}>
              <AppLink to={links.payment(number)}>{t('done.receipt', { number })}</AppLink>
            </li>
          ))}
          {invoices.map(({ number, balance }) => (
            <li key={number}>
              <AppLink to={links.invoice(number)}>
                {Number(balance) > 0
                  ? t('done.invoiceOpen', { number, balance: money(balance, currency) })
                  : t('done.invoicePaid', { number })}
              </AppLink>
            </li>
          ))}
        </Stack>
        <Flex gap="2" wrap="wrap">
          <ButtonLink to={links.invoices()}>{t('done.toInvoices')}</ButtonLink>
          <Button variant="outline" onClick={onMore}>
            {t('done.more')}
          </Button>
        </Flex>
      </Stack>
    </Panel>
  );
}
