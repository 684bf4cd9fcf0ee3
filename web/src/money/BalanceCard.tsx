import { Box, chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { PAYMENTS_PAY, PAYMENTS_VIEW } from '../lib/session/permissions.ts';
import { useCan } from '../lib/session/useCan.ts';
import { useSignedInViewer } from '../lib/session/useSignedInViewer.ts';
import { links } from '../links.ts';
import { ButtonLink } from '../ui/actions/ButtonLink.tsx';
import { HeaderFacts } from '../ui/data/HeaderFacts.tsx';
import { Money } from '../ui/data/Money.tsx';
import { DetailPanel } from '../ui/layout/DetailPanel.tsx';
import type { BalanceCard_balance$key } from './__generated__/BalanceCard_balance.graphql.ts';
import { AgeingBar } from './AgeingBar.tsx';
import { StatementMenu } from './StatementMenu.tsx';

const fragment = graphql`
  fragment BalanceCard_balance on CustomerBalance {
    customerId
    customerName
    currency
    openBalance
    overdue
    dueIn7
    prepayments
    availableCredits
    creditLimit
    availableLimit
    ageing {
      bucket
      amount
    }
  }
`;

const Fact = chakra('div');

type BalanceCardProps = {
  balance: BalanceCard_balance$key;
  /** Whether the card is on the page of the terms, which it otherwise links to. */
  isOnTerms?: boolean;
};

/** Balance of a customer: open amounts, ageing, available credits, and links to the statement and to pay. */
export function BalanceCard({ balance: key, isOnTerms = false }: BalanceCardProps) {
  const { t } = useTranslation('money');
  const can = useCan();
  const { isStaff } = useSignedInViewer();
  const balance = useFragment(fragment, key);
  const { customerId, customerName, currency, creditLimit } = balance;
  const facts: readonly (readonly [string, string | null | undefined, string?])[] = [
    ['open', balance.openBalance],
    ['overdue', balance.overdue, Number(balance.overdue) > 0 ? 'fg.error' : undefined],
    ['dueIn7', balance.dueIn7],
    ['prepayments', balance.prepayments],
    ['credits', balance.availableCredits],
    ['limit', creditLimit],
    ['availableLimit', balance.availableLimit, Number(balance.availableLimit) < 0 ? 'fg.error' : undefined],
  ];
  return (
    <DetailPanel
      title={t('balance.title', { customer: customerName })}
      action={
        can(PAYMENTS_VIEW) && (
          <Flex gap="2" wrap="wrap">
            {!isOnTerms && (
              <ButtonLink size="sm" variant="ghost" to={links.customerSettings(customerId)}>
                {t('balance.settings')}
              </ButtonLink>
            )}
            <StatementMenu customerId={customerId} />
            {!isStaff && can(PAYMENTS_PAY) && Number(balance.openBalance) > 0 && (
              <ButtonLink size="sm" to={links.pay()}>
                {t('balance.pay')}
              </ButtonLink>
            )}
          </Flex>
        )
      }
    >
      <HeaderFacts>
        {facts.map(
          ([name, amount, colour]) =>
            amount != null && (
              <Fact key={name}>
                <dt>{t(`balance.${name}`)}</dt>
                <Box as="dd" color={colour}>
                  <Money amount={amount} currency={currency} />
                </Box>
              </Fact>
            ),
        )}
      </HeaderFacts>
      {Number(balance.openBalance) > 0 && <AgeingBar ageing={balance.ageing} currency={currency} />}
    </DetailPanel>
  );
}
