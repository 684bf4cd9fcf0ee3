import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { links } from '../../../../links.ts';
import { ActionBar } from '../../../../orders/ActionBar.tsx';
import { layOutActions } from '../../../../orders/action-layout.ts';
import { DateText } from '../../../../ui/data/DateText.tsx';
import { HeaderFacts } from '../../../../ui/data/HeaderFacts.tsx';
import { Money } from '../../../../ui/data/Money.tsx';
import { Breadcrumb } from '../../../../ui/layout/Breadcrumb.tsx';
import { Panel } from '../../../../ui/layout/Panel.tsx';
import type { PaymentHeader_payment$key } from './__generated__/PaymentHeader_payment.graphql.ts';

const fragment = graphql`
  fragment PaymentHeader_payment on Payment {
    number
    currency
    amount
    available
    isReversed
    method
    receivedOn
    reference
    allowedActions
    customer {
      name
    }
  }
`;

type PaymentHeaderProps = {
  payment: PaymentHeader_payment$key;
  listSearch: string;
  neighbours: ReactNode;
  onChoose: (action: string) => void;
};

/** The header band: number, whose money it was and how it came, what is left of it, and the actions allowed now. */
export function PaymentHeader({ payment: key, listSearch, neighbours, onChoose }: PaymentHeaderProps) {
  const { t } = useTranslation(['payments', 'ledger']);
  const payment = useFragment(fragment, key);
  const { number, currency, customer, method, reference, allowedActions } = payment;
  const actions = allowedActions.map((action) => ({ action, enabled: true, missing: null }));
  return (
    <Panel as="header">
      <Flex justify="space-between" align="flex-start" gap="3">
        <Breadcrumb
          crumbs={[{ label: t('money') }, { label: t('title'), to: links.payments() + listSearch }]}
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
            {payment.isReversed && (
              <Text as="span" textStyle="md" fontWeight="medium" color="fg.error">
                {t('reversed')}
              </Text>
            )}
          </Flex>
          <Text color="fg.muted">
            {[customer.name, t(`ledger:method.${method}`), reference].filter(Boolean).join(' · ')}
          </Text>
        </Box>
        <HeaderFacts>
          <div>
            <dt>{t('column.received')}</dt>
            <dd>
              <DateText value={payment.receivedOn} />
            </dd>
          </div>
          <div>
            <dt>{t('column.amount')}</dt>
            <dd>
              <Money amount={payment.amount} currency={currency} />
            </dd>
          </div>
          <div>
            <dt>{t('column.available')}</dt>
            <dd>
              <Money amount={payment.available} currency={currency} />
            </dd>
          </div>
        </HeaderFacts>
      </Flex>
      <ActionBar
        layout={layOutActions(actions, { forward: ['APPLY'] })}
        namespace="payments"
        destructive={['REFUND', 'REVERSE']}
        isBusy={false}
        onChoose={({ action }) => onChoose(action)}
      />
    </Panel>
  );
}
