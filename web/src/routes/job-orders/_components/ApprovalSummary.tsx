import { Box, chakra, Heading } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Money } from '../../../ui/data/Money.tsx';
import type { ApprovalSummary_job$key } from './__generated__/ApprovalSummary_job.graphql.ts';

const fragment = graphql`
  fragment ApprovalSummary_job on JobOrder {
    number
    title
    quantity
    reference
    note
    currency
    lineTotal
    totalIfApproved
    metalIfApproved
    pendingApprovals {
      serviceTypeCode
      totalIfApproved
      metalIfApproved
    }
    charges {
      id
      kind
      name
      amount
    }
    services {
      id
      price
      awaitsApproval
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
    '& small': { display: 'block', color: 'fg.muted', textStyle: 'xs', overflowWrap: 'anywhere' },
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
  /** Code of a service type; null: everything awaiting approval. */
  serviceType?: string | null;
  /** Shows the job above the lines. */
  isTitled?: boolean;
};

/** What an approval covers and at what price: the piece, earlier agreements, and the current approval. */
export function ApprovalSummary({ job: key, serviceType = null, isTitled = false }: ApprovalSummaryProps) {
  const { t } = useTranslation('jobs');
  const job = useFragment(fragment, key);
  const covered = job.services.filter(
    (service) => service.awaitsApproval && (serviceType === null || service.serviceType.code === serviceType),
  );
  // The charge of a remade piece replaces its line.
  const isTakenOver = job.charges.some(({ kind }) => kind === 'REMAKE');
  const { totalIfApproved: total, metalIfApproved: metal } =
    job.pendingApprovals.find(({ serviceTypeCode }) => serviceTypeCode === serviceType) ?? job;
  return (
    <Box as="section">
      {isTitled && (
        <Heading as="h3" textStyle="sm" mb="2">
          {job.number}
        </Heading>
      )}
      <Lines>
        <dt>
          {job.title}
          {job.quantity > 1 && ` × ${job.quantity}`}
          {job.reference && <small>{t('commit:reference', { reference: job.reference })}</small>}
          {job.note && <small>{t('commit:note', { note: job.note })}</small>}
        </dt>
        <dd>
          <Money amount={isTakenOver ? null : job.lineTotal} currency={job.currency} fallback="" />
        </dd>
        {job.charges.map(({ id, kind, name, amount }) => (
          <Box key={id} display="contents">
            <dt>{kind === 'SERVICE' ? t('approve.agreed', { service: name }) : name}</dt>
            <dd>
              <Money amount={amount} currency={job.currency} />
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
                fallback={total == null ? undefined : t('service.included')}
              />
            </dd>
          </Box>
        ))}
        {metal != null && Number(metal) !== 0 && (
          <>
            <dt>{t('approve.metal')}</dt>
            <dd>
              <Money amount={metal} currency={job.currency} />
            </dd>
          </>
        )}
        {total != null && (
          <Total>
            <dt>{t('approve.total')}</dt>
            <dd>
              <Money amount={total} currency={job.currency} />
            </dd>
          </Total>
        )}
      </Lines>
    </Box>
  );
}
