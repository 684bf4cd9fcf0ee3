import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { links } from '../../../../links.ts';
import { HeaderFacts } from '../../../../ui/data/HeaderFacts.tsx';
import { Money } from '../../../../ui/data/Money.tsx';
import { StatusDot } from '../../../../ui/data/StatusDot.tsx';
import { Breadcrumb } from '../../../../ui/layout/Breadcrumb.tsx';
import { Panel } from '../../../../ui/layout/Panel.tsx';
import { InvoiceActions } from '../actions/InvoiceActions.tsx';
import { DueDate } from '../DueDate.tsx';
import type { InvoiceHeader_invoice$key } from './__generated__/InvoiceHeader_invoice.graphql.ts';

const fragment = graphql`
  fragment InvoiceHeader_invoice on Invoice {
    number
    currency
    poNumber
    dueOn
    isOverdue
    total
    balance
    issuedOn
    closeReason
    status {
      name
      colour
    }
    customer {
      name
    }
    ...InvoiceActions_invoice
  }
`;

type InvoiceHeaderProps = {
  invoice: InvoiceHeader_invoice$key;
  listSearch: string;
  neighbours: ReactNode;
  onChoose: (action: string) => void;
};

/** The header band: number, status, last day for paying, total, what is owed, and the actions allowed now. */
export function InvoiceHeader({ invoice: key, listSearch, neighbours, onChoose }: InvoiceHeaderProps) {
  const { t } = useTranslation('invoices');
  const invoice = useFragment(fragment, key);
  const { number, currency, status, customer, poNumber, closeReason } = invoice;
  return (
    <Panel as="header">
      <Flex justify="space-between" align="flex-start" gap="3">
        <Breadcrumb
          crumbs={[{ label: t('money') }, { label: t('title'), to: links.invoices() + listSearch }]}
        />
        <Box mt="-2" me="-2">
          {neighbours}
        </Box>
      </Flex>
      <Flex justify="space-between" wrap="wrap" columnGap="10" rowGap="4">
        <Box minW="0">
          <Flex align="center" wrap="wrap" columnGap="4" rowGap="1">
            <Heading as="h1" textStyle="display" whiteSpace="nowrap">
              {number}
            </Heading>
            <Text as="span" textStyle="md" fontWeight="medium">
              <StatusDot name={status.name} colour={status.colour} />
            </Text>
          </Flex>
          <Text color="fg.muted">{[customer.name, poNumber].filter(Boolean).join(' · ')}</Text>
          {closeReason && (
            <Text color="fg.muted" overflowWrap="anywhere">
              {t('closed', { reason: closeReason })}
            </Text>
          )}
        </Box>
        <HeaderFacts>
          {invoice.dueOn && (
            <div>
              <dt>{t('column.due')}</dt>
              <dd>
                <DueDate dueOn={invoice.dueOn} isOverdue={invoice.isOverdue} />
              </dd>
            </div>
          )}
          <div>
            <dt>{t('column.total')}</dt>
            <dd>
              <Money amount={invoice.total} currency={currency} />
            </dd>
          </div>
          {invoice.issuedOn && (
            <div>
              <dt>{t('column.balance')}</dt>
              <dd>
                <Money amount={invoice.balance} currency={currency} />
              </dd>
            </div>
          )}
        </HeaderFacts>
      </Flex>
      <InvoiceActions invoice={invoice} onChoose={onChoose} />
    </Panel>
  );
}
