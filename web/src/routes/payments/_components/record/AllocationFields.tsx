import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../../../ui/data/DateText.tsx';
import { Money } from '../../../../ui/data/Money.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/Skeletons.tsx';
import { AllocationAmount } from './AllocationAmount.tsx';
import { type Allocation, fieldOf } from './useAllocation.ts';

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    columnGap: '4',
    rowGap: '1',
    py: '2',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
  },
});

/** Allocation of money to invoices, by default those due first. Each amount can be changed. */
export function AllocationFields({ allocation }: { allocation: Allocation }) {
  const { t } = useTranslation('payments');
  const { rows, owed, rest, isOwn, isLoading, hasFailed } = allocation;
  const currency = rows[0]?.currency;
  return (
    <Stack as="section" gap="2" aria-label={t('allocation.title')}>
      <Flex justify="space-between" align="center" gap="3" minH="8">
        <Text textStyle="label">{t('allocation.title')}</Text>
        {isOwn && (
          <Button size="xs" variant="ghost" onClick={allocation.propose}>
            {t('allocation.propose')}
          </Button>
        )}
      </Flex>
      {isLoading && <LinesSkeleton lines={4} />}
      {hasFailed && (
        <Text color="fg.error" role="alert">
          {t('allocation.failed')}
        </Text>
      )}
      {!isLoading && !hasFailed && rows.length === 0 && <Text color="fg.muted">{t('allocation.none')}</Text>}
      <chakra.ul listStyle="none" _empty={{ display: 'none' }}>
        {rows.map(({ invoiceId, number, issuedOn, dueOn, isOverdue, balance, currency: of, text }) => (
          <Row key={invoiceId}>
            <Box minW="0">
              <Text fontWeight="medium">{number}</Text>
              <Text textStyle="xs" color="fg.muted">
                {issuedOn && <DateText value={issuedOn} />}
                {' · '}
                {t('allocation.balance')} <Money amount={balance} currency={of} />
              </Text>
              {dueOn && (
                <Text textStyle="xs" color={isOverdue ? 'fg.error' : 'fg.muted'}>
                  {t(isOverdue ? 'allocation.overdue' : 'allocation.due')} <DateText value={dueOn} />
                </Text>
              )}
            </Box>
            <AllocationAmount
              name={fieldOf(invoiceId)}
              label={t('allocation.amount', { number })}
              value={text}
              onChange={(value) => allocation.change(invoiceId, value)}
            />
          </Row>
        ))}
      </chakra.ul>
      {currency && (
        <Stack gap="0" aria-live="polite">
          <Flex justify="space-between" gap="4" color="fg.muted">
            <Text>{t('allocation.owed')}</Text>
            <Money amount={owed} currency={currency} />
          </Flex>
          <Flex justify="space-between" gap="4" fontWeight="medium">
            <Text>{t(rest?.startsWith('-') ? 'allocation.beyond' : 'allocation.rest')}</Text>
            <Money amount={rest?.replace('-', '')} currency={currency} />
          </Flex>
        </Stack>
      )}
    </Stack>
  );
}
