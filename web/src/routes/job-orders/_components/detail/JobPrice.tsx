import { Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { links } from '../../../../links.ts';
import { PriceBasis, PriceParts } from '../../../../orders/PriceParts.tsx';
import { AppLink } from '../../../../ui/actions/AppLink.tsx';
import { AmountLine } from '../../../../ui/data/AmountLine.tsx';
import { Money } from '../../../../ui/data/Money.tsx';
import { DetailPanel } from '../../../../ui/layout/DetailPanel.tsx';
import type { JobPrice_job$key } from './__generated__/JobPrice_job.graphql.ts';
import { ChargeLines } from './ChargeLines.tsx';

const fragment = graphql`
  fragment JobPrice_job on JobOrder {
    number
    currency
    quantity
    unitPrice
    lineTotal
    total
    charges {
      kind
    }
    ...ChargeLines_job
    estimatedWeight
    actualWeight
    weightDeviation
    pricingNote
    leftToBill
    invoiceNumbers
    marketAsOf
    summary {
      ...PriceSummary_row
    }
    breakdown {
      ...PriceBreakdown_row
    }
  }
`;

/** The price of the job. Its components (1301) and calculation (1303) are collapsed. */
export function JobPrice({ job: key }: { job: JobPrice_job$key }) {
  const { t } = useTranslation('jobs');
  const { number, weight } = useFormat();
  const job = useFragment(fragment, key);
  const { currency, lineTotal, charges } = job;
  // The line of a remade piece belongs to the replaced job, and is transferred as a charge.
  const isTakenOver = charges.some(({ kind }) => kind === 'REMAKE');
  if (lineTotal == null) return null;
  return (
    <DetailPanel title={t('price.title')}>
      <Stack gap="2">
        <AmountLine>
          <Text color="fg.muted">{t('orders:price.unit')}</Text>
          <Money amount={job.unitPrice} currency={currency} />
        </AmountLine>
        {charges.length > 0 && !isTakenOver && (
          <AmountLine>
            <Text color="fg.muted">{t('price.line', { quantity: number(job.quantity) })}</Text>
            <Money amount={lineTotal} currency={currency} />
          </AmountLine>
        )}
        <ChargeLines job={job} />
        <AmountLine fontWeight="semibold">
          <span>
            {t('column.total')}
            {charges.length === 0 && job.quantity > 1 && ` (× ${number(job.quantity)})`}
          </span>
          <Money amount={job.total} currency={currency} />
        </AmountLine>
        {job.leftToBill != null && (
          <AmountLine>
            <Text color="fg.muted">{t('price.leftToBill')}</Text>
            <Money amount={job.leftToBill} currency={currency} />
          </AmountLine>
        )}
        {job.invoiceNumbers.length > 0 && (
          <Flex wrap="wrap" columnGap="4" textStyle="sm">
            <Text color="fg.muted">{t('price.billedBy')}</Text>
            {job.invoiceNumbers.map((invoice) => (
              <AppLink key={invoice} to={links.invoice(invoice)}>
                {invoice}
              </AppLink>
            ))}
          </Flex>
        )}
        <PriceBasis {...job} />
        {job.actualWeight != null && (
          <Text textStyle="xs" color="fg.muted">
            {t('price.weighed', {
              weight: weight(job.actualWeight),
              percent: number(Number(job.weightDeviation)),
            })}
          </Text>
        )}
      </Stack>
      <PriceParts
        summary={job.summary}
        breakdown={job.breakdown}
        currency={currency}
        subject={{ job: job.number }}
      />
    </DetailPanel>
  );
}
