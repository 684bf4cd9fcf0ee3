import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { Money } from '../../../../ui/Money.tsx';
import { PriceSummary } from '../PriceSummary.tsx';
import type { JobPrice_job$key } from './__generated__/JobPrice_job.graphql.ts';
import { DetailPanel } from './DetailPanel.tsx';
import { PriceBreakdown } from './PriceBreakdown.tsx';

const fragment = graphql`
  fragment JobPrice_job on JobOrder {
    currency
    quantity
    unitPrice
    lineTotal
    cancelFee
    estimatedWeight
    pricingMode
    marketAsOf
    summary {
      ...PriceSummary_row
    }
    breakdown {
      ...PriceBreakdown_row
    }
  }
`;

const Fold = chakra('details', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    pt: '3',
    '& > summary': { cursor: 'pointer', fontWeight: 'medium', borderRadius: 'l1' },
    '&[open] > summary': { mb: '3' },
  },
});

const Line = chakra(Flex, { base: { justifyContent: 'space-between', gap: '4' } });

/** The price of the job; what it consists of (1301) and how it was computed (1303) fold open. */
export function JobPrice({ job: key }: { job: JobPrice_job$key }) {
  const { t } = useTranslation('jobs');
  const { dateTime, number, weight } = useFormat();
  const job = useFragment(fragment, key);
  const { currency, lineTotal, cancelFee } = job;
  if (lineTotal == null) return null;
  return (
    <DetailPanel title={t('price.title')}>
      <Stack gap="2">
        <Line>
          <Text color="fg.muted">{t('price.unit')}</Text>
          <Money amount={job.unitPrice} currency={currency} />
        </Line>
        <Line fontWeight="semibold">
          <span>
            {t('column.total')}
            {job.quantity > 1 && ` (× ${number(job.quantity)})`}
          </span>
          <Money amount={lineTotal} currency={currency} />
        </Line>
        {cancelFee && (
          <Line>
            <Text color="fg.muted">{t('price.cancelFee')}</Text>
            <Money amount={cancelFee} currency={currency} />
          </Line>
        )}
        <Text textStyle="xs" color="fg.muted">
          {t(`price.mode.${job.pricingMode}`, { defaultValue: '' })}{' '}
          {t('price.basis', { weight: weight(job.estimatedWeight), at: dateTime(job.marketAsOf) })}
        </Text>
      </Stack>
      {job.summary && job.summary.length > 0 && (
        <Fold>
          <summary>{t('price.summary')}</summary>
          <PriceSummary rows={job.summary} currency={currency} />
        </Fold>
      )}
      {job.breakdown && job.breakdown.length > 0 && (
        <Fold>
          <summary>{t('price.breakdown')}</summary>
          <Box overflowX="auto">
            <PriceBreakdown rows={job.breakdown} currency={currency} />
          </Box>
        </Fold>
      )}
    </DetailPanel>
  );
}
