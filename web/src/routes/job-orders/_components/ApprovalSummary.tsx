import { Box, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Money } from '../../../ui/Money.tsx';
import { sumAmounts } from '../_lib/amounts.ts';
import type { ApprovalSummary_job$key } from './__generated__/ApprovalSummary_job.graphql.ts';

const fragment = graphql`
  fragment ApprovalSummary_job on JobOrder {
    number
    title
    quantity
    currency
    lineTotal
    services {
      id
      price
      status
      serviceType {
        code
        name
      }
    }
  }
`;

const Lines = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: '6',
    rowGap: '1.5',
    '& dd': { textAlign: 'end' },
  },
});

const Total = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gridColumn: '1 / -1',
    borderTopWidth: '1px',
    borderColor: 'border',
    pt: '2',
    fontWeight: 'semibold',
  },
});

type ApprovalSummaryProps = {
  job: ApprovalSummary_job$key;
  /** Code of a service type; null: everything that waits. */
  serviceType?: string | null;
  /** Names the job above the lines. */
  isTitled?: boolean;
};

/** Exactly what an approval covers and at what price: the piece, what was agreed before, what is approved now. */
export function ApprovalSummary({ job: key, serviceType = null, isTitled = false }: ApprovalSummaryProps) {
  const { t } = useTranslation('jobs');
  const job = useFragment(fragment, key);
  const covered = job.services.filter(
    (service) =>
      service.status === 'AWAITING_APPROVAL' &&
      (serviceType === null || service.serviceType.code === serviceType),
  );
  const agreed = job.services.filter(({ status, price }) => status === 'APPROVED' && price != null);
  const extras = [...agreed, ...covered].map(({ price }) => price ?? '0');
  const total = sumAmounts([job.lineTotal, ...extras]);
  return (
    <Box as="section">
      {isTitled && (
        <Heading as="h3" textStyle="sm" mb="2">
          {job.number}
        </Heading>
      )}
      <Stack gap="2">
        <Lines>
          <dt>
            {job.title}
            {job.quantity > 1 && ` × ${job.quantity}`}
          </dt>
          <dd>
            <Money amount={job.lineTotal} currency={job.currency} />
          </dd>
          {agreed.map(({ id, price, serviceType: { name } }) => (
            <Box key={id} display="contents">
              <dt>{t('approve.agreed', { service: name })}</dt>
              <dd>
                <Money amount={price} currency={job.currency} />
              </dd>
            </Box>
          ))}
          {covered.map(({ id, price, serviceType: { name } }) => (
            <Box key={id} display="contents">
              <dt>{t('approve.service', { service: name })}</dt>
              <dd>
                <Money
                  amount={price}
                  currency={job.currency}
                  fallback={total === null ? undefined : t('service.included')}
                />
              </dd>
            </Box>
          ))}
          {total !== null && (
            <Total>
              <dt>{t('approve.total')}</dt>
              <dd>
                <Money amount={total} currency={job.currency} />
              </dd>
            </Total>
          )}
        </Lines>
        {total === null && (
          <Text textStyle="xs" color="fg.muted">
            {t('approve.noPrices')}
          </Text>
        )}
      </Stack>
    </Box>
  );
}
